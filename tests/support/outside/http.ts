import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll } from 'vitest'
import type { App } from '../../../src/server/app.ts'

export type Got = { status: number; headers: http.IncomingHttpHeaders; text: string; bytes: number }

type Method = 'GET' | 'HEAD' | 'POST'

/** Serves an app over a real socket until the tests are over. @returns the port */
export async function listen(app: App): Promise<number> {
  const server = http.createServer(app.handle)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

/** Answers of an app over a real socket, asked for by host and path as browsers do. */
export async function overHttp(
  app: App,
): Promise<
  (host: string, path: string, headers?: Record<string, string>, method?: Method, body?: string) => Promise<Got>
> {
  const port = await listen(app)
  return (host, path, headers = {}, method = 'GET', body = '') =>
    new Promise((resolve, reject) => {
      http
        .request({ port, path, method, headers: { host, ...headers } }, (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('end', () => {
            const body = Buffer.concat(chunks)
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              text: decoded(body, response.headers['content-encoding']),
              bytes: body.length,
            })
          })
        })
        .on('error', reject)
        .end(body)
    })
}

function decoded(body: Buffer, encoding: string | undefined): string {
  if (body.length === 0) return ''
  if (encoding === 'br') return brotliDecompressSync(body).toString()
  if (encoding === 'gzip') return gunzipSync(body).toString()
  return body.toString()
}
