import { createServer, type RequestListener, type Server } from 'node:http'
import { type Config, StartError } from '../config.ts'
import { requestId } from './request-id.ts'

export type WebServer = {
  /** From now on requests are answered; until then they are told that the site is starting. */
  serve: (handler: RequestListener) => void
  port: number
  /** Takes no new requests, finishes those under way, then resolves. */
  close: () => Promise<void>
}

/** How long requests under way may take once the process is told to stop, ms. */
const patience = 10_000

/** How long a connection may stand still in the middle of an answer, ms. */
const stalled = 60_000

/** @throws StartError when the port is taken */
export async function openWebServer({ port, host }: Pick<Config, 'port' | 'host'>): Promise<WebServer> {
  let handler: RequestListener = (request, response) => {
    const id = requestId(request)
    response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '1', 'x-request-id': id })
    response.end('The site is starting. Please try again in a moment.\n')
  }
  const server = createServer(
    { keepAliveTimeout: 65_000, headersTimeout: 20_000, requestTimeout: 60_000 },
    (request, response) => handler(request, response),
  )
  server.maxConnections = 10_000
  // Somebody who takes nothing of their answer for so long gets no more of it.
  server.timeout = stalled
  await listen(server, port, host)
  const address = server.address()
  return {
    serve: (made) => {
      handler = made
    },
    port: typeof address === 'object' && address ? address.port : port,
    close: () => closeServer(server),
  }
}

/**
 * @param setting that the operator changes to have another port
 * @throws StartError when the port is taken
 */
export function listen(server: Server, port: number, host: string, setting = 'PORT'): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const text =
        error.code === 'EADDRINUSE'
          ? `Port ${port} is in use. Stop what uses it, or set ${setting}.`
          : `Port ${port} cannot be opened: ${error.message}`
      reject(new StartError(text))
    })
    server.listen(port, host, resolve)
  })
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), patience)
    server.close(() => {
      clearTimeout(force)
      resolve()
    })
    server.closeIdleConnections()
  })
}

/** Ctrl-C and SIGTERM stop everything in order; a second one stops it at once. */
export function onStopSignal(stop: () => Promise<void>): void {
  let stopping = false
  const handle = () => {
    if (stopping) process.exit(1)
    stopping = true
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('SIGINT', handle)
  process.on('SIGTERM', handle)
}
