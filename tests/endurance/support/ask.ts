import http from 'node:http'

/** Result of a request. Status 0: the connection broke or timed out. */
export type Reply = { status: number; ms: number; headers: http.IncomingHttpHeaders; text: string }

type Options = {
  method?: string
  body?: string | Buffer
  token?: string
  headers?: Record<string, string>
  /** Gives up after so long, ms. */
  within?: number
}

let serial = 0

/** Asks the product as a browser of one of its sites does. Connections are used again. */
export function asker(port: number, host: string) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1_000 })
  return (path: string, { method = 'GET', body, token, headers, within = 60_000 }: Options = {}): Promise<Reply> =>
    new Promise((resolve) => {
      const began = performance.now()
      const done = (status: number, headers: http.IncomingHttpHeaders, text: string) =>
        resolve({ status, headers, text, ms: performance.now() - began })
      const request = http.request(
        {
          port,
          host: '127.0.0.1',
          path,
          method,
          agent,
          timeout: within,
          headers: {
            host,
            'x-app-platform': 'WEB',
            // Each as from another machine: how often one may ask is not what is tested here.
            'x-forwarded-for': `10.${(serial >> 16) % 256}.${(serial >> 8) % 256}.${serial++ % 256}`,
            ...(body === undefined
              ? {}
              : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
            ...(token ? { authorization: `Basic ${token}` } : {}),
            ...headers,
          },
        },
        (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('end', () => done(response.statusCode ?? 0, response.headers, Buffer.concat(chunks).toString()))
          response.on('error', () => done(0, {}, ''))
        },
      )
      request.on('timeout', () => request.destroy())
      request.on('error', (error) => done(0, {}, String(error)))
      request.end(body)
    })
}

export type Ask = ReturnType<typeof asker>
