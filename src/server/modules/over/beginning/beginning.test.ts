import { describe, expect, test } from 'vitest'
import { type TestSite, testApp } from '../../../../../tests/support/app.ts'
import { overHttp } from '../../../../../tests/support/outside/http.ts'
import { readAs } from '../../../../shared/sites/site-key.ts'
import { fillSite, loadStarter } from '../starters/index.ts'

const parts = await testApp({ pictures: 'starters/pictures' })
const { addSite, app, one, owner } = parts
const get = await overHttp(app)
const blank = await loadStarter('blank')

/** A site as sign-up creates it, and its owner. */
async function made(key: string): Promise<TestSite & { token: string }> {
  const site = await addSite(key)
  await fillSite(await site.ctx(), blank)
  return { ...site, token: (await site.signIn({ userType: 'ADMIN' })).token }
}

const path = '/api/v1/beginning'
const begin = (site: TestSite & { token: string }, body: object) =>
  site.call('POST', path, {
    token: site.token,
    body: { starter: 'shop', name: 'Blue Door', key: 'blue-door', ...body },
  })
const isOpen = async (site: TestSite & { token: string }) =>
  (await site.call('GET', path, { token: site.token })).body.data.isOpen

const countOf = async (table: string, site: TestSite) =>
  (await owner.query(`select count(*)::int from ${table} where site_id = $1`, [site.id])).rows[0].count

describe('a new site', () => {
  // Shows B58.
  test('is begun with a starter, a name and an address, and is then in the builder', async () => {
    const site = await made('fresh')
    expect(await isOpen(site)).toBe(true)
    const answer = await begin(site, { starter: 'shop', name: 'Blue Door Pottery', key: 'blue-door-pottery' })
    expect(answer.status).toBe(200)
    const href = new URL(answer.body.data.href)
    expect(href.host).toBe('blue-door-pottery.localhost:3000')
    expect(href.pathname).toBe('/admin/first/login')
    expect(href.searchParams.get('to')).toMatch(/^\/pages\/[0-9a-f-]{36}$/)
    const shop = await loadStarter('shop')
    expect([await countOf('pages', site), await countOf('products', site)]).toEqual([
      shop.pages.length,
      shop.products.length,
    ])
    const home = await get('blue-door-pottery.localhost', '/')
    expect(home.status).toBe(200)
    expect(home.text).toContain('Blue Door Pottery')
    expect((await get('fresh.localhost', '/')).status).toBe(404)
    const entered = await app.request('http://blue-door-pottery.localhost/api/v1/session/entry', {
      method: 'POST',
      headers: { host: 'blue-door-pottery.localhost' },
      body: JSON.stringify({ token: href.searchParams.get('token') }),
    })
    expect(entered.status).toBe(200)
  })

  // Shows B58.
  test('says nothing of the starter’s own business', async () => {
    const site = await made('honest')
    await begin(site, { key: 'honest' })
    const { body } = await site.call('GET', '/api/v1/settings', { token: site.token })
    expect(body.data).toMatchObject({
      name: 'Blue Door',
      description: '',
      logo: null,
      mailFrom: '',
      gst: { number: '' },
      business: { legalName: '', phone: '' },
    })
  })

  // Shows B191.
  test('keeps business and delivery charge that its owner typed before, which are no samples', async () => {
    const site = await made('typed')
    const call = (method: 'GET' | 'PATCH', body?: object) =>
      site.call(method, '/api/v1/settings', { token: site.token, ...(body && { body }) })
    const { revision, business } = (await call('GET')).body.data
    const address = { line1: '14 Temple Road', line2: '', city: 'Pune', state: 'Maharashtra', pincode: '411001' }
    const shipping = { amount: 7_700, freeFrom: 99_900 }
    const typed = { revision, shipping, business: { ...business, address } }
    expect((await call('PATCH', typed)).status).toBe(200)
    await begin(site, { key: 'typed' })
    expect((await call('GET')).body.data).toMatchObject({ shipping, business: { address } })
    const { body } = await site.call('GET', '/api/v1/samples', { token: site.token })
    expect(body.data.settings).toEqual([])
  })

  test('that keeps its address goes on where it is', async () => {
    const site = await made('staying')
    const { body } = await begin(site, { key: 'staying', starter: 'clinic' })
    expect(body.data.href).toMatch(/^\/admin\/pages\/[0-9a-f-]{36}$/)
  })

  test('is begun by one of two who choose at once', async () => {
    const site = await made('twice')
    const both = await Promise.all([begin(site, { key: 'twice' }), begin(site, { key: 'twice', starter: 'food' })])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  // Shows B133.
  test('has an address that is read like that of no other, also where both are chosen at once', async () => {
    const sites = [await made('first-alike'), await made('second-alike')]
    const both = await Promise.all(
      ['blue-lamp', 'b1uelamp'].map((key, index) =>
        begin(sites[index] as (typeof sites)[0], { key, starter: 'clinic' }),
      ),
    )
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  // Shows B133.
  test('cannot have an address that another one has, or that the platform keeps', async () => {
    const site = await made('other')
    expect(await begin(site, { key: 'one' })).toMatchObject({
      status: 409,
      body: { errors: [{ field: 'key', code: 'site.keyTaken' }] },
    })
    expect(await begin(site, { key: 'adm1n' })).toMatchObject({ status: 400, body: { errors: [{ field: 'key' }] } })
    expect(await isOpen(site)).toBe(true)
    const faultOf = async (key: string) =>
      (await site.call('GET', `${path}/address`, { token: site.token, query: { key } })).body.data.fault
    expect(await faultOf('one')).toBe('Another site has this address already.')
    expect(await faultOf('1ogin')).toBe('This address is reserved for the platform, or looks like one that is.')
    const alike = 'This address is too similar to another site’s. Choose a different one.'
    for (const key of ['0ne', 'o-ne']) expect(await faultOf(key)).toBe(alike)
    expect(await begin(site, { key: '0ne' })).toMatchObject({
      status: 409,
      body: { errors: [{ field: 'key', code: 'site.keyAlike' }] },
    })
    expect(await faultOf('other')).toBeNull()
    expect(await faultOf('nobody-has-this')).toBeNull()
  })
})

// Shows B133.
test('an address is read by the database as it is by the form', async () => {
  const keys = ['paypa1', 'pay-pal', 'vvorn-8-3', 'm0dern-5hop', 'irnvv1', 'rrn-v-v']
  for (const key of keys) await addSite(key)
  const { rows } = await owner.query('select key, reads_as from sites where key = any ($1)', [keys])
  expect(rows).toHaveLength(keys.length)
  for (const row of rows) expect(row.reads_as).toBe(readAs(row.key))
})

describe('a site that has been changed', () => {
  // Shows B58.
  test('keeps what it has: a page that was added, a product', async () => {
    const site = await made('changed')
    await site.call('POST', '/api/v1/pages', {
      token: site.token,
      body: { title: 'About', path: '/about', preset: 'blank' },
    })
    const selling = await made('selling')
    await selling.product()
    for (const used of [site, selling]) {
      expect(await isOpen(used)).toBe(false)
      expect(await begin(used, { key: 'changed' })).toMatchObject({
        status: 409,
        body: { msg: 'This site has already been edited, so its starter can’t be changed.' },
      })
    }
  })

  test('and one that was never empty is not begun anew', async () => {
    const { token } = await one.signIn({ userType: 'ADMIN' })
    expect(await isOpen({ ...one, token })).toBe(false)
    expect((await begin({ ...one, token }, {})).status).toBe(409)
  })
})

// Shows B58, B200.
test.each(['shop', 'food', 'events', 'portfolio', 'clinic', 'blank'])(
  'the %s starter is seen before it is chosen, with its pictures, and nothing is left of that',
  async (name) => {
    const sites = async () => (await owner.query('select count(*)::int as count from sites')).rows[0].count
    const before = [await sites(), await countOf('media', one)]
    const { status, text, headers } = await get(one.host, `/admin/starters/${name}`)
    expect(status).toBe(200)
    expect(text.replaceAll('&amp;', '&')).toContain((await loadStarter(name as 'shop')).name)
    expect(headers['content-security-policy']).toContain('sandbox allow-same-origin')
    expect(text).not.toMatch(/<a\s[^>]*href=/)
    // The frame's sandbox would block scripts, and the browser would report it.
    expect(text).not.toMatch(/<script\b|\sautofocus\b/i)
    expect(text).not.toMatch(/"\/media\//)
    const [picture] = /\/admin\/starter-pictures\/[0-9a-f]+\/\d+/.exec(text) ?? []
    if (picture) expect((await get(one.host, picture, { accept: 'image/avif' })).status).toBe(200)
    else expect(name).toBe('blank')
    expect([await sites(), await countOf('media', one)]).toEqual(before)
  },
)

test('nothing else is drawn there', async () => {
  expect((await get(one.host, '/admin/starters/platform')).status).toBe(404)
  expect((await get(one.host, '/admin/starter-pictures/0123456789abcdef/480')).status).toBe(404)
})
