import { beforeAll, expect, test } from 'vitest'
import { standardTemplates } from '../../src/server/modules/over/starters/index.ts'
import { testApp, testSettings } from '../support/app.ts'
import { overHttp } from '../support/outside/http.ts'
import { words } from '../support/screens/personal.tsx'
import { studio } from '../support/selling/picking-up.ts'

const parts = await testApp({ standardTemplates, now: () => new Date('2026-11-25T06:00:00Z') })
const { app, one, two, addSite, owner, services } = parts
const get = await overHttp(app)

const zone = {
  ...{ name: 'Near', states: [], pins: '560001-560099', delivers: true, cash: false },
  ...{ by: 'value', slabs: [{ from: 0, amount: 0 }], freeFrom: 0, daysFrom: 1, daysTo: 2 },
}

beforeAll(async () => {
  const delivery = { zones: [zone], elsewhere: false }
  const settings = { ...testSettings, languages: ['hi-IN'], delivery }
  await owner.query('update sites set settings = $2 where id = $1', [one.id, settings])
  services.bus.tell(one.id, ['site'])
})

const check = async (query: Record<string, string>, path = '/delivery-check') =>
  get(one.host, `${path}?${new URLSearchParams(query)}`)

// Shows B292.
test('the page of a product asks without script, and a page answers', async () => {
  const { path } = await one.product({ path: 'kansa-bowl' })
  const { text } = await get(one.host, `/p/${path}`)
  const form = /<form[^>]*action="\/delivery-check"[\s\S]*?<\/form>/.exec(text)?.[0]
  expect(form).toContain('method="get"')
  expect(form).toMatch(/<input type="hidden" name="product" value="kansa-bowl"/)
  expect(form).toMatch(/<input[^>]*name="pincode"/)
  const found = await check({ pincode: '५६० ००१', product: path })
  expect(found.status).toBe(200)
  expect(found.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  expect(words(found.text)).toContain('560001: Expected')
  expect(words(found.text)).not.toContain('Cash on delivery is possible')
  expect(found.text).toContain('href="/p/kansa-bowl"')
  expect(words((await check({ pincode: '744101' })).text)).toContain('We don’t deliver to 744101 yet.')
})

// Shows B310.
test('a shop with a place to pick up asks for the PIN code too, and names the place in the page’s language', async () => {
  const delivery = { pickUp: [studio] }
  const settings = { ...testSettings, languages: ['hi-IN'], delivery }
  await owner.query('update sites set settings = $2 where id = $1', [two.id, settings])
  services.bus.tell(two.id, ['site'])
  const { path } = await two.product()
  expect((await get(two.host, `/p/${path}`)).text).toContain('action="/delivery-check"')
  const said = async (of: string) => words((await get(two.host, `${of}?pincode=560001`)).text)
  expect(await said('/delivery-check')).toContain('Or pick up at Lake Road studio, ready by 27 November 2026.')
  expect(await said('/hi/delivery-check')).toContain('या Lake Road studio से लें')
})

// Shows B226, B247.
test('a shop whose rules for cash name PIN codes asks for the PIN code, as long as it takes cash', async () => {
  const three = await addSite('three')
  const set = async (given: object) => {
    await owner.query('update sites set settings = $2 where id = $1', [three.id, { ...testSettings, ...given }])
    services.bus.tell(three.id, ['site'])
  }
  const { path } = await three.product()
  const asks = async () => (await get(three.host, `/p/${path}`)).text.includes('action="/delivery-check"')
  expect(await asks()).toBe(false)
  const cashOnDelivery = { pinRule: 'EXCEPT', pins: ['5600'] }
  await set({ cashOnDelivery })
  expect(await asks()).toBe(true)
  const said = async (pincode: string) => words((await get(three.host, `/delivery-check?pincode=${pincode}`)).text)
  expect(await said('110001')).toContain('Cash on delivery is possible.')
  expect(await said('560001')).not.toContain('Cash on delivery is possible.')
  await set({ cashOnDelivery, payments: { modes: ['sandbox'] } })
  expect(await asks()).toBe(false)
})

// Shows B292.
test('a text that is no PIN code is refused at its field, and kept', async () => {
  const { status, text } = await check({ pincode: '5600"', product: '//example.com' })
  expect(status).toBe(400)
  expect(text).toContain('value="5600&quot;"')
  expect(text).toMatch(/<input[^>]*aria-invalid="true"[^>]*>/)
  expect(text).not.toContain('href="//')
})

// Shows B292.
test('the answer is in the language of the page', async () => {
  const { status, text } = await check({ pincode: '744101', product: 'kansa-bowl' }, '/hi/delivery-check')
  expect(status).toBe(200)
  expect(text).toContain('action="/hi/delivery-check"')
  expect(text).toContain('उत्पाद पर लौटें')
  expect(text).toContain('<title>आपके पिन कोड पर डिलीवरी ·')
})
