import net from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { openWebServer } from './server.ts'

const web = await openWebServer({ port: 0, host: '127.0.0.1', trustedProxies: [], connections: 10 })
afterAll(() => web.close())
let answered = 0
web.serve(
  (_, response) => {
    answered++
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

test('a connection that waits for its answers goes on for as long as it likes', async () => {
  const socket = net.connect(web.port, '127.0.0.1')
  for (let count = 0; count < 100; count++) {
    const answer = new Promise<string>((resolve) => socket.once('data', (chunk) => resolve(chunk.toString('latin1'))))
    socket.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
    expect(await answer).toContain('200 OK')
  }
  socket.destroy()
})
