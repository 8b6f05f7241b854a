import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isInside, openOutside } from './fetch-outside.ts'

const served = createServer((asked, answer) => {
  const { pathname } = new URL(asked.url ?? '', 'http://localhost')
  if (pathname === '/picture') answer.end('picture')
  else if (pathname === '/moved') answer.writeHead(302, { location: '/picture' }).end()
  else if (pathname === '/loop') answer.writeHead(302, { location: '/loop' }).end()
  else if (pathname === '/inside') answer.writeHead(302, { location: 'http://169.254.169.254/latest' }).end()
  else if (pathname === '/large') answer.end('x'.repeat(2_000))
  else answer.writeHead(404).end()
})
let here = ''
const limits = { mostBytes: 1_000 }
/** The test's server is on this machine; all other addresses within are forbidden. */
const fetchOutside = openOutside((ip) => ip !== '127.0.0.1' && isInside(ip))
const text = async (url: string) => new TextDecoder().decode(await fetchOutside(url, limits))

beforeAll(async () => {
  await new Promise<void>((done) => served.listen(0, '127.0.0.1', done))
  here = `http://127.0.0.1:${(served.address() as AddressInfo).port}`
})
afterAll(() => void served.close())

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '::1',
  '::ffff:127.0.0.1',
  'fd00::1',
  'fe80::1',
  '64:ff9b::7f00:1',
  'no address',
])('%s is within our own network', (ip) => {
  expect(isInside(ip)).toBe(true)
})

test.each(['8.8.8.8', '172.32.0.1', '2606:4700::1111'])('%s is outside', (ip) => {
  expect(isInside(ip)).toBe(false)
})

describe('a file from outside', () => {
  // Shows B253.
  test('is fetched, over redirects too', async () => {
    expect([await text(`${here}/picture`), await text(`${here}/moved`)]).toEqual(['picture', 'picture'])
  })

  test.each([
    ['http://127.0.0.2/a', 'The address is within our own network.'],
    ['http://[::1]/a', 'The address is within our own network.'],
    ['http://2130706434/a', 'The address is within our own network.'],
    ['http://localhost.localdomain:1/a', 'The server cannot be reached.'],
    ['file:///etc/passwd', 'This is no address of a file on the web.'],
    ['picture.jpg', 'This is no address of a file on the web.'],
    ['http://me:secret@8.8.8.8/a', 'The address carries a password.'],
  ])('is not fetched from %s', async (url, said) => {
    const failing = fetchOutside(url, limits)
    await expect(failing).rejects.toThrow(said === 'The server cannot be reached.' ? /network|reached/ : said)
  })

  test.each([
    ['/inside', 'The address is within our own network.'],
    ['/loop', 'The address leads on and on.'],
    ['/gone', 'The server answers 404.'],
    ['/large', 'The file is larger than 0 MB.'],
  ])('is refused at %s', async (path, said) => {
    await expect(fetchOutside(`${here}${path}`, limits)).rejects.toThrow(said)
  })

  test('is not fetched from a name that leads within', async () => {
    const port = new URL(here).port
    await expect(openOutside()(`http://localhost:${port}/picture`, limits)).rejects.toThrow(
      'The address is within our own network.',
    )
  })
})
