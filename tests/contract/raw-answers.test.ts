import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { createPage } from '../../src/server/modules/content/pages/index.ts'
import { testApp } from '../support/app.ts'

// How answers look on the wire, where heads of cached pages are written without Node's help.

const { app, one } = await testApp()
await createPage(await one.ctx(), { kind: 'page', key: '/about', title: 'About', document: { sections: [] } })
const server = http.createServer(app.handle)
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
const { port } = server.address() as AddressInfo

/** Sent once all else is answered; its answer shows that the connection was left open, and ends it. */
const last = `HEAD /about HTTP/1.1\r\nhost: ${one.host}\r\nx-request-id: last-of-all\r\nconnection: close\r\n\r\n`

/** Sends requests as they are. Returns their answers, and whether the server closed the connection after them. */
function exchange(text: string): Promise<{ text: string; closed: boolean }> {
  const methods = [...text.matchAll(/^([A-Z]+) \S+ HTTP\/1\.\d\r$/gm)].map(([, method]) => method)
  return new Promise((resolve, reject) => {
    let said = ''
    let isAnswered = false
    const socket = net.connect(port, '127.0.0.1', () => socket.write(text))
    socket.on('data', (chunk) => {
      said += chunk.toString('latin1')
      if (isAnswered || !areWhole(said, methods)) return
      isAnswered = true
      socket.write(last)
    })
    // A server that has closed the connection resets it when it hears more.
    socket.on('error', (error) => isAnswered || reject(error))
    socket.on('close', () => {
      const mark = said.indexOf('x-request-id: last-of-all')
      const text = mark < 0 ? said : said.slice(0, said.lastIndexOf('HTTP/1.1 ', mark))
      resolve({ text, closed: mark < 0 })
    })
  })
}

/** Whether each request has its answer, to the last byte. */
function areWhole(said: string, methods: (string | undefined)[]): boolean {
  let at = 0
  for (const method of methods) {
    const end = said.indexOf('\r\n\r\n', at)
    if (end < 0) return false
    const head = said.slice(at, end)
    const isBare = method === 'HEAD' || head.startsWith('HTTP/1.1 304')
    at = end + 4 + (isBare ? 0 : Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0))
    if (at > said.length) return false
  }
  return true
}

const ask = (path = '/about', lines: string[] = [], method = 'GET', version = '1.1') =>
  `${[`${method} ${path} HTTP/${version}`, `host: ${one.host}`, ...lines].join('\r\n')}\r\n\r\n`

/** The answers of one connection, each as its lines and its body. */
function answersIn(text: string) {
  const found = []
  let rest = text
  while (rest.startsWith('HTTP/1.1 ')) {
    const end = rest.indexOf('\r\n\r\n')
    const [first = '', ...lines] = rest.slice(0, end).split('\r\n')
    const headers = Object.fromEntries(lines.map((line) => line.split(/: (.*)/s).slice(0, 2))) as Record<string, string>
    const status = Number(first.split(' ')[1])
    const length = status === 304 ? 0 : Number(headers['content-length'] ?? 0)
    found.push({ status, first, headers, lines: lines.length, body: rest.slice(end + 4, end + 4 + length) })
    rest = rest.slice(end + 4 + length)
  }
  expect(rest).toBe('')
  return found
}

/** Made, and answered twice: from then on its heads are ready. */
await exchange(ask() + ask())

const changing = ({ 'x-request-id': _, Date: __, ...headers }: Record<string, string>) => headers

test('a page from the cache has the head that Node would have written', async () => {
  const [first, ...rest] = answersIn((await exchange(ask() + ask() + ask())).text)
  const plain = answersIn((await exchange(ask('/about', ['connection: close']))).text)[0]
  for (const answer of rest) {
    expect(answer.first).toBe('HTTP/1.1 200 OK')
    expect(changing(answer.headers)).toEqual(changing(first?.headers ?? {}))
    expect(answer.body).toBe(plain?.body)
    expect(answer.lines).toBe(Object.keys(answer.headers).length)
  }
  expect(rest).toHaveLength(2)
  const { Connection: kept, 'Keep-Alive': howLong, ...ours } = changing(first?.headers ?? {})
  const { Connection: closed, ...theirs } = changing(plain?.headers ?? {})
  expect(ours).toEqual(theirs)
  expect([kept, closed]).toEqual(['keep-alive', 'close'])
  expect(howLong).toMatch(/^timeout=\d+$/)
  expect(Math.abs(Date.parse(first?.headers.Date ?? '') - Date.now())).toBeLessThan(5_000)
})

test('answers keep their order on one connection, whatever has to be made first', async () => {
  const paths = ['/about', '/nowhere-1', '/about', '/api/v1/orders', '/about']
  const answers = answersIn((await exchange(paths.map((path) => ask(path)).join(''))).text)
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 200, 401, 200])
})

test('a client that asks to close gets an answer and a closed connection', async () => {
  const { text, closed } = await exchange(ask('/about', ['connection: close']))
  expect(closed).toBe(true)
  expect(answersIn(text)).toMatchObject([{ status: 200, headers: { Connection: 'close' } }])
})

test('an old caller is answered and left, or kept if it asks to be', async () => {
  expect((await exchange(ask('/about', [], 'GET', '1.0'))).closed).toBe(true)
  const { text, closed } = await exchange(ask('/about', ['connection: keep-alive'], 'GET', '1.0'))
  expect(closed).toBe(false)
  expect(answersIn(text)).toMatchObject([{ status: 200, headers: { Connection: 'keep-alive' } }])
})

test('HEAD has the head alone, with the length of the body', async () => {
  const [page] = answersIn((await exchange(ask())).text)
  const { text } = await exchange(ask('/about', [], 'HEAD') + ask('/about', [], 'HEAD'))
  expect(text.split('\r\n\r\n')).toHaveLength(3)
  expect(text).toContain(`content-length: ${page?.body.length}`)
  expect(text).not.toContain('<html')
})

test('a client that has the page gets 304 alone, and the connection stays open', async () => {
  const [page] = answersIn((await exchange(ask())).text)
  const known = ask('/about', [`if-none-match: ${page?.headers.etag}`])
  const answers = answersIn((await exchange(known + known + ask())).text)
  expect(answers.map(({ status }) => status)).toEqual([304, 304, 200])
  for (const { headers, body } of answers.slice(0, 2)) {
    expect(headers.etag).toBe(page?.headers.etag)
    expect(headers).not.toHaveProperty('content-length')
    expect(body).toBe('')
  }
})

test.each(['/about', '/nowhere-else', '/api/v1/orders', '/admin', '/robots.txt', '/media/x/240'])(
  'a request for %s that names two hosts is refused: which site it is for cannot be told',
  async (path) => {
    for (const second of [one.host, 'two.localhost', 'nobody.example'])
      for (const name of ['host', 'Host', 'HOST']) {
        const [answer] = answersIn((await exchange(ask(path, [`${name}: ${second}`, 'connection: close']))).text)
        expect(answer?.status).toBe(400)
      }
    expect(
      answersIn((await exchange(ask(path, ['x-host: two.localhost', 'connection: close']))).text)[0]?.status,
    ).not.toBe(400)
  },
)

test('HSTS is sent over TLS only', async () => {
  const secure = ask('/about', ['x-forwarded-proto: https'])
  const answers = answersIn((await exchange(secure + ask() + secure)).text)
  expect(answers.map(({ headers }) => headers['strict-transport-security'])).toEqual([
    'max-age=31536000',
    undefined,
    'max-age=31536000',
  ])
})
