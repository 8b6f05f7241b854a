import { brotliDecompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { openDoor } from '../../src/server/door.ts'
import { readAddresses } from '../../src/server/read-addresses.ts'
import { assets, testApp } from '../support/app.ts'
import { everyRoute } from '../support/enumerations/every-route.ts'
import { overHttp } from '../support/outside/http.ts'

const parts = await testApp()
const { app, services, directory, one, platform } = parts
const get = await overHttp(app)

/** The addresses by themselves, and the limits that each request spends. */
const spent: string[] = []
const api = new Hono()
readAddresses(api, {
  ...{ services, directory, assets: () => assets, door: openDoor(services, directory), routes: [] },
  limits: {
    spend: async ({ name }) => {
      spent.push(name)
    },
    spendOfAccount: async () => async () => undefined,
  },
})

api.onError(() => new Response(null, { status: 404 }))

const values: Record<string, string> = {
  type: 'faq',
  look: 'accordion',
  name: 'blank',
  width: '240',
  path: 'news',
  key: 'shop',
  file: 'sitemap-page-1.xml',
}
const paths = [...new Set(api.routes.map(({ path }) => path))]

const ask = (path: string, headers: Record<string, string> = {}) =>
  api.request(`http://${platform.host}${path}`, { headers: { host: platform.host, ...headers } })

// Shows B180.
test.each(paths)('%s is kept as bytes with an ETag, or each request counts', async (path) => {
  const asked = path
    .replace(/:(\w+)(\{.*?\)\})?(\{[^}]*\})?/g, (_, name: string) => values[name] ?? 'x')
    .replace('*', 'orders')
  const first = await ask(asked)
  await first.arrayBuffer()
  spent.splice(0)
  const second = await ask(asked, { 'accept-encoding': 'br' })
  const bytes = Buffer.from(await second.arrayBuffer())
  if (spent.splice(0).length === 1) return
  expect(second.status).toBe(200)
  expect(second.headers.get('content-encoding')).toBe('br')
  expect(brotliDecompressSync(bytes).length).toBeGreaterThan(0)
  const etag = second.headers.get('etag') ?? ''
  const third = await ask(asked, { 'accept-encoding': 'br', 'if-none-match': etag })
  expect([third.status, (await third.arrayBuffer()).byteLength, third.headers.get('etag')]).toEqual([304, 0, etag])
})

test('answers that are the same for everyone are cached', async () => {
  for (const path of [
    '/api/docs',
    '/api/openapi.json',
    '/sections',
    '/robots.txt',
    '/sitemap.xml',
    '/blog/rss.xml',
    '/admin/orders',
    '/speculation-rules.json',
  ]) {
    await ask(path)
    spent.splice(0)
    expect([(await ask(`${path}?x=${Math.random()}`)).headers.has('etag'), spent.splice(0)], path).toEqual([true, []])
  }
})

test('a kept answer is made anew after a change of its site', async () => {
  const { token } = await one.signIn({ userType: 'ADMIN' })
  const title = async () => (await get(one.host, '/api/openapi.json')).text.match(/"title":"([^"]+)"/)?.[1]
  expect(await title()).toBe('Site one')
  const { revision } = (await one.call('GET', '/api/v1/settings', { token })).body.data
  const { status } = await one.call('PATCH', '/api/v1/settings', { token, body: { name: 'Kiln', revision } })
  expect(status).toBe(200)
  await expect.poll(title).toBe('Kiln')
})

test('over a socket the documentation is compressed, and a HEAD has the head alone', async () => {
  const packed = await get(one.host, '/api/docs', { 'accept-encoding': 'gzip, br' })
  const plain = await get(one.host, '/api/docs')
  expect([packed.headers['content-encoding'], packed.text === plain.text]).toEqual(['br', true])
  expect(packed.bytes).toBeLessThan(plain.bytes / 5)
  const again = await get(one.host, '/api/docs', { 'if-none-match': plain.headers.etag ?? '' })
  expect([again.status, again.bytes]).toEqual([304, 0])
})

/** Sign-in counts its tries by itself; a notice of a bank is refused by its signature. */
const counted = [
  'POST /login',
  'POST /api/io/crm/login',
  'POST /api/phonepe/webhook',
  'POST /api/razorpay/webhook',
  'POST /api/sandbox/webhook',
  'POST /api/stripe/webhook',
]

test('each call that visitors may make has a limit', () => {
  const open = everyRoute.filter(({ route }) => route.access === 'visitor' && !route.limit)
  expect(open.map(({ name }) => name).filter((name) => !counted.includes(name))).toEqual([])
})

// Shows B187.
test('the platform leads to sites of the demonstration alone, below its own host', async () => {
  const shop = await parts.addSite('shop')
  const settings = { payments: { modes: ['cod'] }, demo: true }
  await parts.owner.query('update sites set settings = $2 where id = $1', [shop.id, settings])
  await parts.owner.query(
    "insert into site_domains (host, site_id, preferred_at) values ('phish.example.net', $1, now()), ('other.example.net', $2, now())",
    [shop.id, one.id],
  )
  services.bus.tell(shop.id, ['site'])
  services.bus.tell(one.id, ['site'])
  const visit = async (key: string) => (await get(platform.host, `/visit/${key}`)).headers.location
  await expect.poll(() => visit('shop')).toBe('http://shop.localhost:3000')
  for (const key of ['one', 'two', 'nowhere']) expect(await visit(key)).toBe('/')
})
