import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export type Answer = { status: number; headers: http.IncomingHttpHeaders; body: Buffer; ms: number }

const shared = new http.Agent({ keepAlive: true, maxSockets: 64 })

type Asked = {
  port: number
  host: string
  path: string
  method?: string
  headers?: http.OutgoingHttpHeaders
  body?: unknown
  /** Connections of its own, for those whose waiting must not be that of others. */
  agent?: http.Agent
}

/** One request, with the time until its last byte. */
export function call({ port, host, path, method = 'GET', headers, body, agent = shared }: Asked): Promise<Answer> {
  const started = performance.now()
  const sent = body === undefined ? undefined : JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const request = http.request({
      ...{ agent, host: '127.0.0.1', port, path, method },
      headers: {
        host,
        ...(sent ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) } : {}),
        ...headers,
      },
    })
    request.once('error', reject)
    request.once('response', (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.once('error', reject)
      response.once('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
          ms: performance.now() - started,
        }),
      )
    })
    request.end(sent)
  })
}

/** A call of the API. @throws Error when it is refused */
export async function callApi<T>(asked: Asked & { token?: string }): Promise<T> {
  const headers = asked.token ? { authorization: `Basic ${asked.token}` } : {}
  const { status, body } = await call({ ...asked, headers })
  if (status !== 200) throw new Error(`${asked.method ?? 'GET'} ${asked.path} answered ${status}: ${body}`)
  return JSON.parse(String(body)) as T
}

/** Signs the demonstration's owner in. */
export async function signIn(port: number, host: string): Promise<string> {
  const body = { email: 'owner@example.com', password: 'Haat@2026' }
  const answer = await callApi<{ loginToken: string }>({ port, host, path: '/api/io/crm/login', method: 'POST', body })
  return answer.loginToken
}

/** The demonstration's past arrives a moment after the start; a shop with earlier orders gets none. */
export async function untilPast(port: number): Promise<void> {
  const asked = { port, host: `shop.localhost:${port}`, path: '/api/v1/orders' }
  const token = await signIn(port, asked.host)
  for (let tries = 0; tries < 600; tries++) {
    const { total } = await callApi<{ total: number }>({ ...asked, token })
    if (total > 0) return
    await sleep(100)
  }
  throw new Error('The demonstration has no past after a minute.')
}
