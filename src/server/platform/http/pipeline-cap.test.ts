import net from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { openWebServer } from './server.ts'

const web = await openWebServer({ port: 0, host: '127.0.0.1', trustedProxies: [], connections: 10 })
afterAll(() => web.close())
let answered = 0
/** Called for each request, by its address. */
let onRequest = (_: string | undefined) => {}
web.serve(
  ({ url }, response) => {
    answered++
    onRequest(url)
    response.end('x'.repeat(1_000))
  },
  async () => undefined,
)

/** Sends pipelined requests. @returns the number of replies until the connection was closed or all had arrived */
function pipelined(count: number): Promise<{ answers: number; closed: boolean }> {
  return new Promise((resolve) => {
    let said = ''
    const socket = net.connect(web.port, '127.0.0.1', () =>
      socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(count)),
    )
    const answers = () => said.split('HTTP/1.1 200').length - 1
    socket.on('data', (chunk) => {
      said += chunk.toString('latin1')
      if (answers() < count) return
      resolve({ answers: answers(), closed: false })
      socket.destroy()
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve({ answers: answers(), closed: true }))
  })
}

// Shows B180.
test('a connection may send 32 requests ahead of their answers; one that sends more is closed and answered no further', async () => {
  expect(await pipelined(32)).toEqual({ answers: 32, closed: false })
  answered = 0
  expect((await pipelined(400)).closed).toBe(true)
  expect(answered).toBeLessThanOrEqual(32)
})

// Shows B180.
test('the requests that one connection sends ahead are answered in turns with those of others, and in their order', async () => {
  const asked: string[] = []
  const many = net.connect(web.port, '127.0.0.1')
  const other = net.connect(web.port, '127.0.0.1')
  await Promise.all([many, other].map((socket) => new Promise((resolve) => socket.once('connect', resolve))))
  onRequest = (url = '') => {
    if (asked.length === 0) other.write('GET /other HTTP/1.1\r\nhost: x\r\n\r\n')
    asked.push(url)
  }
  const ahead = Array.from({ length: 32 }, (_, index) => `/${index}`)
  many.resume().write(ahead.map((url) => `GET ${url} HTTP/1.1\r\nhost: x\r\n\r\n`).join(''))
  await expect.poll(() => asked.length).toBe(33)
  for (const socket of [many, other]) socket.destroy()
  expect(asked.filter((url) => url !== '/other')).toEqual(ahead)
  expect(asked.indexOf('/other')).toBeLessThan(16)
})

test('a connection that waits for its answers goes on for as long as it likes', async () => {
  const socket = net.connect(web.port, '127.0.0.1')
  for (let count = 0; count < 100; count++) {
    const answer = new Promise<string>((resolve) => socket.once('data', (chunk) => resolve(chunk.toString('latin1'))))
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
    expect(await answer).toContain('200 OK')
  }
  socket.destroy()
})
