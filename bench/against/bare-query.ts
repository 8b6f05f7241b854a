// A server of node:http and the driver alone: `bare-query.ts <port> <file of statements>`. For each request it sends the
// statements of the file, prepared where the product prepares them, as the database's owner, and answers with their rows.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import pg from 'pg'

export type Statement = { text: string; values: unknown[]; prepared: boolean }

const [port, file = ''] = process.argv.slice(2)
const statements = JSON.parse(readFileSync(file, 'utf8')) as Statement[]
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 16 })

async function answer(): Promise<Buffer> {
  const results = await Promise.all(
    statements.map(({ text, values, prepared }, index) =>
      pool.query({ text, values, name: prepared ? `statement_${index}` : undefined, rowMode: 'array' }),
    ),
  )
  return Buffer.from(JSON.stringify(results.map(({ rows }) => rows)))
}

createServer((request, response) => {
  request.resume()
  answer().then(
    (body) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length })
      response.end(body)
    },
    (error: Error) => {
      response.writeHead(500)
      response.end(error.message)
    },
  )
}).listen(Number(port), '127.0.0.1', () => process.stdout.write('ready\n'))
