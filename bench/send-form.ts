import { randomBytes } from 'node:crypto'
import http from 'node:http'

/** A site of the product, and a session there. */
export type Target = { port: number; host: string; token: string }

type Sent = { method: 'POST' | 'PUT'; path: string; fileName: string; bytes: Buffer }

/** Sends a file as a browser's form does. @returns the reply's `data` */
export function sendForm<T>({ port, host, token }: Target, { method, path, fileName, bytes }: Sent): Promise<T> {
  const boundary = randomBytes(12).toString('hex')
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${fileName}"\r\ncontent-type: application/octet-stream\r\n\r\n`
  const body = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)])
  const headers = {
    ...{ host, authorization: `Basic ${token}`, 'content-length': body.length },
    'content-type': `multipart/form-data; boundary=${boundary}`,
  }
  return new Promise((resolve, reject) => {
    const request = http.request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.once('end', () => {
        const text = Buffer.concat(chunks).toString()
        if (response.statusCode === 200) resolve(JSON.parse(text).data)
        else reject(new Error(`${method} ${path} answered ${response.statusCode}: ${text}`))
      })
    })
    request.once('error', reject)
    request.end(body)
  })
}
