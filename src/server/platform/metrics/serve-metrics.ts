import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { Registry } from 'prom-client'
import { listen } from '../http/server.ts'

/**
 * Serves `GET /metrics`; requires the token if one is set.
 * @throws StartError if the port is taken
 */
export async function serveMetrics(
  registry: Registry,
  { host, port }: { host: string; port: number },
  token: string | undefined,
): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer({ requestTimeout: 10_000, headersTimeout: 5_000 }, (request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  server.maxConnections = 20
  await listen(server, port, host, 'METRICS_ADDR')

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (token !== undefined && !isBearer(request.headers.authorization, token))
      return end(response, 401, 'A token is needed.', { 'www-authenticate': 'Bearer' })
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics')
      return end(response, 404, 'There is /metrics here.')
    end(response, 200, await registry.metrics(), { 'content-type': registry.contentType })
  }

  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Compares hashes in constant time. */
function isBearer(header: string | undefined, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(header ?? ''), hash(`Bearer ${token}`))
}

function end(response: ServerResponse, status: number, text: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store', ...headers })
  response.end(text)
}
