import { createServer, type RequestListener, type Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Config, StartError } from '../config.ts'
import { trustProxies } from './client-address.ts'
import { capConnections } from './connection-cap.ts'
import { answerHealth, type Health } from './health.ts'
import { inConnectionTurns } from './pipeline-cap.ts'
import { requestId } from './request-id.ts'

export type WebServer = {
  /** Starts to serve requests. The process is ready while `check` resolves. */
  serve: (handler: RequestListener, check: Health['check']) => void
  port: number
  /**
   * Reports on /readyz that it stops but keeps serving until `drained` resolves, so that load balancers notice; then refuses
   * new requests, finishes running ones, and resolves.
   */
  close: (drained?: Promise<void>) => Promise<void>
}

/** How long running requests may take once the process is asked to stop, ms. */
const patience = 10_000

/** How long a connection may be idle in the middle of a reply, ms. */
const stalled = 60_000

type Port = Pick<Config, 'port' | 'host' | 'trustedProxies' | 'connections'>

/**
 * Opens the port at once; until the application is ready, requests are answered with 503.
 * @throws StartError if the port is taken, or a trusted proxy is no address
 */
export async function openWebServer({ port, host, trustedProxies, connections }: Port): Promise<WebServer> {
  believe(trustedProxies)
  let handler: RequestListener = (request, response) => {
    const id = requestId(request)
    response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '1', 'x-request-id': id })
    response.end('The site is starting. Try again in a moment.\n')
  }
  const health: Health = { state: 'starting', check: async () => undefined }
  const server = createServer(
    { keepAliveTimeout: 65_000, headersTimeout: 20_000, requestTimeout: 60_000, connectionsCheckingInterval: 5_000 },
    inConnectionTurns((request, response) => {
      if (health.state === 'stopping') response.shouldKeepAlive = false
      if (!answerHealth(request, response, health)) handler(request, response)
    }),
  )
  capConnections(server, connections)
  // A client that reads nothing for this long is disconnected.
  server.timeout = stalled
  await listen(server, port, host)
  const address = server.address()
  return {
    serve(made, check) {
      handler = made
      Object.assign(health, { state: 'serving', check })
    },
    port: typeof address === 'object' && address ? address.port : port,
    async close(drained) {
      health.state = 'stopping'
      await drained
      await closeServer(server)
    },
  }
}

function believe(proxies: string[]): void {
  try {
    trustProxies(proxies)
  } catch (error) {
    throw new StartError(`Settings: TRUSTED_PROXIES: ${(error as Error).message}`)
  }
}

/** How long a port may stay taken after its process was killed, and the pause between tries, ms. */
const freedWithin = 1_500
const retryAfter = 50

/**
 * Opens the port, retrying briefly if it is taken.
 * @param setting that the operator changes to use another port
 * @throws StartError if the port is taken
 */
export async function listen(server: Server, port: number, host: string, setting = 'PORT'): Promise<void> {
  const deadline = Date.now() + freedWithin
  for (;;) {
    const error = await tryToListen(server, port, host)
    if (!error) return
    if (error.code !== 'EADDRINUSE') throw new StartError(`Port ${port} cannot be opened: ${error.message}`)
    if (Date.now() > deadline) throw new StartError(`Port ${port} is in use. Stop what uses it, or set ${setting}.`)
    await sleep(retryAfter)
  }
}

/** @returns the error if the port cannot be opened */
function tryToListen(server: Server, port: number, host: string): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    server.once('error', resolve)
    server.listen(port, host, () => {
      server.off('error', resolve)
      resolve(undefined)
    })
  })
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), patience)
    // Otherwise a connection whose reply finishes only now would stay open for another request.
    const idle = setInterval(() => server.closeIdleConnections(), 50)
    server.close(() => {
      clearTimeout(force)
      clearInterval(idle)
      resolve()
    })
    server.closeIdleConnections()
  })
}
