import type { IncomingMessage, ServerResponse } from 'node:http'
import { anySecurity } from './security.ts'

export type Health = {
  state: 'starting' | 'serving' | 'stopping'
  /** @throws Error if requests cannot be served now, because the database does not reply */
  check: () => Promise<unknown>
}

/**
 * Answers health checks on every host: `/livez` while the process is alive, `/readyz` while it can serve requests.
 * @returns false for any other request
 */
export function answerHealth(request: IncomingMessage, response: ServerResponse, health: Health): boolean {
  if (request.url === '/livez') {
    reply(response, 200, 'alive')
    return true
  }
  if (request.url !== '/readyz') return false
  if (health.state !== 'serving') reply(response, 503, health.state)
  else
    health.check().then(
      () => reply(response, 200, 'ready'),
      () => reply(response, 503, 'the database does not answer'),
    )
  return true
}

function reply(response: ServerResponse, status: number, text: string): void {
  response.writeHead(status, {
    ...anySecurity,
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  })
  response.end(`${text}\n`)
}
