import type { IncomingMessage, ServerResponse } from 'node:http'
import type { SiteDirectory } from '../../ground/directory/index.ts'

const asked = /^\/tls\/ask\?domain=([A-Za-z0-9.-]{1,253})$/

/**
 * `GET /tls/ask?domain=brand.example.com`: 200 if a site has the host, else 404. A proxy asks before it requests a certificate
 * for a host (Caddy's on-demand TLS). Answered on any host.
 * @returns false for any other request
 */
export function answerTlsAsk(directory: SiteDirectory, request: IncomingMessage, response: ServerResponse): boolean {
  const { url = '', method } = request
  if (method !== 'GET' || !url.startsWith('/tls/ask')) return false
  const host = asked.exec(url)?.[1]
  const answer = (status: number) => {
    response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
    response.end(status === 200 ? 'yes\n' : 'no\n')
  }
  if (host === undefined) answer(404)
  else
    directory.byHost(host).then(
      (site) => answer(site ? 200 : 404),
      () => answer(503),
    )
  return true
}
