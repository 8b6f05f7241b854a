// A server of node:http alone that sends one file's bytes: `bare-page.ts <port> <file> <content encoding>`.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [port, file = '', encoding = ''] = process.argv.slice(2)
const body = readFileSync(file)
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-encoding': encoding,
  'content-length': body.length,
}

createServer((_, response) => {
  response.writeHead(200, headers)
  response.end(body)
}).listen(Number(port), '127.0.0.1', () => process.stdout.write('ready\n'))
