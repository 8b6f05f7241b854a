import { describe, expect, test } from 'vitest'
import { type TestSite, testApp } from '../../../../../tests/support/app.ts'
import { openEditor, words } from '../../../../../tests/support/editing.ts'
import { photo, upload } from '../../../../../tests/support/files/upload.ts'
import { overHttp } from '../../../../../tests/support/outside/http.ts'
import { changeStock } from '../../../../../tests/support/selling/catalogue.ts'
import { doJobs, home } from '../../../../../tests/support/selling/shopping.ts'
import { standardTemplates } from '../../over/starters/index.ts'

const clock = { ahead: 0 }
const parts = await testApp({ now: () => new Date(Date.now() + clock.ahead), standardTemplates })
const { addSite, app, owner, platform } = parts
const get = await overHttp(app)

let count = 0

/** Business details that a shop needs before it opens. */
const business = {
  ...{ legalName: '', pan: '', email: 'hello@one.example', phone: '' },
  address: { line1: '14 Temple Road', line2: '', city: 'Jaipur', state: 'Rajasthan', pincode: '302001' },
  grievance: { name: '', email: '', phone: '' },
}

/** A closed site with a page and a product. */
async function closedSite() {
  const site = await addSite(`closed-${count++}`)
  const editor = await openEditor(site)
  await editor.publish('/', [words('Words of the home page')])
  const { token } = await site.signIn({ userType: 'ADMIN' })
  const product = await site.product()
  const { revision } = (await site.call('GET', '/api/v1/settings', { token })).body.data
  const saved = await site.call('PATCH', '/api/v1/settings', { token, body: { revision, business } })
  expect(saved.status).toBe(200)
  const act = (method: 'GET' | 'POST' | 'DELETE', path = '') => site.call(method, `/api/v1/opening${path}`, { token })
  expect((await act('DELETE')).status).toBe(200)
  return { site, token, product, act, cookie: await staffCookie(site, token) }
}

async function staffCookie(site: TestSite, token: string): Promise<string> {
  const { headers } = await site.call('GET', '/api/v1/site', { token })
  return headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

const soon = 'Closed at the moment'

describe('a closed site', () => {
  // Shows B190.
  test('shows visitors one page at every address, which no cache keeps and no robot lists', async () => {
    const { site, product } = await closedSite()
    for (const path of ['/', `/p/${product.path}`, '/c/things', '/search?q=x', '/cart', '/nowhere']) {
      const { status, text, headers } = await get(site.host, path)
      expect({ status, cache: headers['cache-control'], robots: headers['x-robots-tag'] }, path).toEqual({
        ...{ status: 200, cache: 'no-store', robots: 'noindex' },
      })
      expect(text).toContain(soon)
      expect(text).toContain('data-island="newsletter-form"')
      expect(text).not.toContain('Words of the home page')
    }
  })

  // Shows B190.
  test('that was never open says that it opens soon', async () => {
    const site = await addSite('never')
    await owner.query('update sites set closed_at = now(), opened_at = null where id = $1', [site.id])
    expect((await get(site.host, '/')).text).toContain('Opening soon')
  })

  // Shows B190.
  test('keeps robots out, lists nothing and has no feed', async () => {
    const { site } = await closedSite()
    const robots = await get(site.host, '/robots.txt')
    expect(robots.text).toBe('User-agent: *\nDisallow: /\n')
    const sitemap = await get(site.host, '/sitemap.xml')
    expect(sitemap.text).not.toContain('<url>')
    for (const { headers } of [robots, sitemap]) expect(headers['cache-control']).toBe('no-store')
    expect((await get(site.host, '/blog/rss.xml')).status).toBe(403)
    expect((await get(site.host, '/sections')).status).toBe(403)
  })

  // Shows B190.
  test('lets its staff sign in, by a page without its header', async () => {
    const { site } = await closedSite()
    const { text } = await get(site.host, '/login')
    expect(text).toContain('type="password"')
    expect(text).not.toContain(soon)
    expect(text).not.toContain('<header')
  })
})

describe('the whole of a closed site', () => {
  // Shows B190.
  test('is seen by its staff, and what they see is kept by no cache', async () => {
    const { site, cookie, product } = await closedSite()
    await get(site.host, '/')
    for (const path of ['/', `/p/${product.path}`]) {
      const { status, text, headers } = await get(site.host, path, { cookie })
      expect(status).toBe(200)
      expect(text).not.toContain(soon)
      expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['no-store', 'noindex'])
      expect((await get(site.host, path)).text).toContain(soon)
    }
    expect((await get(site.host, '/', { cookie })).text).toContain('Words of the home page')
  })

  // Shows B190.
  test('is shown to visitors with the preview link, until there is a new one', async () => {
    const { site, act } = await closedSite()
    const linkOf = ({ body }: Awaited<ReturnType<typeof act>>) => new URL(body.data.closed.preview).pathname
    const old = linkOf(await act('GET'))
    const followed = await get(site.host, old)
    expect([followed.status, followed.headers.location]).toEqual([302, '/'])
    const cookie = followed.headers['set-cookie']?.[0]?.split(';')[0] ?? ''
    expect((await get(site.host, '/', { cookie })).text).toContain('Words of the home page')
    const renewed = linkOf(await act('POST', '/preview-link'))
    expect(renewed).not.toBe(old)
    expect((await get(site.host, '/', { cookie })).text).toContain(soon)
    expect((await get(site.host, old)).headers['set-cookie']).toBeUndefined()
    expect((await get(site.host, renewed)).headers['set-cookie']).toBeDefined()
  })

  // Shows B190.
  test('is seen no more by who was removed from its staff; others have the new preview link', async () => {
    const { site, token, act } = await closedSite()
    const viewer = await site.signIn({ userType: 'STAFF', permissions: ['view'] })
    const packer = await site.signIn({ userType: 'STAFF', permissions: ['orders'] })
    const card = async ({ token }: { token: string }) => (await site.call('GET', '/api/v1/site', { token })).body.data
    expect((await card(packer)).closed).toEqual({ wasOpen: true, preview: null })
    const { pathname } = new URL((await card(viewer)).closed.preview)
    const pass = await staffCookie(site, viewer.token)
    const follow = async (path: string) => (await get(site.host, path)).headers['set-cookie']?.[0]?.split(';')[0] ?? ''
    const followed = await follow(pathname)
    expect((await site.call('DELETE', `/api/v1/staff/${viewer.id}`, { token })).status).toBe(200)
    for (const cookie of [pass, followed]) expect((await get(site.host, '/', { cookie })).text).toContain(soon)
    expect(await follow(pathname)).toBe('')
    const renewed = new URL((await act('GET')).body.data.closed.preview).pathname
    const cookie = await follow(renewed)
    expect((await get(site.host, '/', { cookie })).text).toContain('Words of the home page')
  })

  // Shows B190.
  test('is not seen with a pass that is over, changed, made up or of another site', async () => {
    const { site, cookie } = await closedSite()
    const other = await closedSite()
    const [name = '', value = ''] = cookie.split('=')
    const [until = '', signature = ''] = value.split('.')
    const wrong = [
      other.cookie,
      `${name}=${Number(until) + 1}.${signature}`,
      `${name}=${until}.${signature.slice(0, -2)}xx`,
      `${name}=${until}.`,
      `x${cookie}`,
    ]
    for (const pass of wrong) expect((await get(site.host, '/', { cookie: pass })).text, pass).toContain(soon)
    clock.ahead = 12 * 3_600_000 + 1_000
    expect((await get(site.host, '/', { cookie })).text).toContain(soon)
    clock.ahead = 0
    expect((await get(site.host, '/', { cookie: `a=b; ${cookie}` })).text).toContain('Words of the home page')
  })

  test('is not what customers get a pass for', async () => {
    const { site } = await closedSite()
    const { token } = await site.signIn()
    expect((await site.call('GET', '/api/v1/site', { token })).headers.getSetCookie()).toEqual([])
  })
})

describe('calls at a closed site', () => {
  const listed = (site: TestSite, options: object) =>
    site.call('POST', '/api/io/crm/admin/public/product/variants', { body: {}, ...options })

  // Shows B190.
  test('are refused for visitors and customers, and answered for staff and browsers with a pass', async () => {
    const { site, token, cookie, product } = await closedSite()
    const customer = await site.signIn()
    const refused = { status: 403, body: { msg: expect.stringMatching(/isn’t open to visitors at the moment/) } }
    expect(await listed(site, {})).toMatchObject(refused)
    expect(await listed(site, { token: customer.token })).toMatchObject(refused)
    const adding = { token: customer.token, body: { productVariantId: product.variantIds[0] } }
    expect(await site.call('POST', '/api/io/crm/cart_items/add', adding)).toMatchObject(refused)
    expect((await listed(site, { token })).status).toBe(200)
    expect((await listed(site, { headers: { cookie } })).status).toBe(200)
  })

  // Shows B190.
  test('place no order, for any user', async () => {
    const { site, token, cookie, product } = await closedSite()
    const customer = await site.signIn()
    for (const person of [{ token }, { token: customer.token, headers: { cookie } }]) {
      const call = (method: 'GET' | 'POST', path: string, more: object) =>
        site.call(method, `/api/io/${path}`, { ...person, ...more })
      const { body } = await call('POST', 'crm/cuser/address/add', { body: home })
      const added = await call('POST', 'crm/cart_items/add', { body: { productVariantId: product.variantIds[0] } })
      expect(added.status).toBe(200)
      const query = { addressId: body.data._id, paymentMode: 'cod' }
      expect(await call('GET', 'cart/checkout/init', { query })).toMatchObject({
        status: 409,
        body: { msg: expect.stringMatching(/is closed at the moment, so you can’t order here\.$/) },
      })
    }
    expect((await owner.query('select 1 from orders where site_id = $1', [site.id])).rowCount).toBe(0)
  })

  // Shows B190.
  test('about accounts, former orders and the newsletter are answered', async () => {
    const { site } = await closedSite()
    const { token } = await site.signIn()
    expect((await site.call('POST', '/api/io/crm/cuser/orders/all', { token, body: {} })).status).toBe(200)
    const body = { email: 'reader@example.com', status: 'SUBSCRIBED' }
    expect((await site.call('POST', '/api/io/crm/admin/public/newsletter', { body })).status).toBe(200)
    expect((await site.call('GET', '/api/public/config')).status).toBe(200)
  })

  // Shows B190, B268.
  test('take and show the pictures of a return of a former order, to its customer alone', async () => {
    const { site } = await closedSite()
    const { token } = await site.signIn()
    const path = '/api/v1/review-pictures'
    const bytes = await photo(60, 40).png().toBuffer()
    const sent = await upload(site, { token, bytes, path })
    expect(sent.status).toBe(200)
    const see = async (given: object) => (await site.call('GET', `${path}/${sent.body.data._id}`, given)).status
    expect([await see({ token }), await see({ token: (await site.signIn()).token }), await see({})]).toEqual([
      200, 404, 403,
    ])
    expect((await upload(site, { bytes, path })).status).toBe(401)
  })
})

describe('opening', () => {
  // Shows B190.
  test('shows the site at once, closing hides it, and both stand in the record', async () => {
    const { site, act, cookie, token } = await closedSite()
    await get(site.host, '/')
    expect(await act('POST')).toMatchObject({ status: 200, body: { data: { closed: null } } })
    const { text, headers } = await get(site.host, '/', { cookie })
    expect(text).toContain('Words of the home page')
    expect(headers['x-robots-tag']).toBeUndefined()
    expect((await get(site.host, '/')).text).toBe(text)
    expect((await act('POST')).status).toBe(409)
    expect(await act('DELETE')).toMatchObject({ status: 200, body: { data: { closed: { wasOpen: true } } } })
    expect((await get(site.host, '/')).text).toContain(soon)
    expect((await act('DELETE')).status).toBe(409)
    const { body } = await site.call('GET', '/api/v1/activity', { token })
    const acts = body.data.map(({ act }: { act: string }) => act).filter((act: string) => /open|close/i.test(act))
    expect(acts).toHaveLength(3)
  })

  // Shows B140.
  test('looks for prices that dropped while the site was closed', async () => {
    const { site, act } = await closedSite()
    const looks = async () => {
      const sent = "delete from jobs.job where name = 'stock.prices-changed' and data ->> 'siteId' = $1"
      return (await owner.query(sent, [String(site.id)])).rowCount
    }
    await looks()
    expect((await act('POST')).status).toBe(200)
    expect(await looks()).toBe(1)
  })

  // Shows B161.
  test('tells those who wait for what came while the site was closed', async () => {
    const { site, act, product } = await closedSite()
    const [variantId = ''] = product.variantIds
    const email = 'waits@example.com'
    await owner.query(`insert into stock_notices (site_id, variant_id, email, language) values ($1, $2, $3, 'en-IN')`, [
      site.id,
      variantId,
      email,
    ])
    const mailed = async () => {
      await doJobs(parts, new Date(Date.now() + 60_000))
      return (await owner.query('select 1 from mails where site_id = $1 and recipient = $2', [site.id, email])).rowCount
    }
    await owner.query('update variants set stock = 0 where id = $1', [variantId])
    await changeStock(await site.ctx(), variantId, 3, 'RECEIVED')
    expect(await mailed()).toBe(0)
    expect((await act('POST')).status).toBe(200)
    expect(await mailed()).toBe(1)
  })

  // Shows B190.
  test('is for who may change the settings', async () => {
    const { site } = await closedSite()
    const seller = await site.signIn({ userType: 'STAFF', permissions: ['orders', 'view'] })
    const call = (method: 'GET' | 'POST') => site.call(method, '/api/v1/opening', { token: seller.token })
    expect((await call('POST')).status).toBe(403)
    expect((await call('GET')).status).toBe(200)
    expect(await staffCookie(site, seller.token)).not.toBe('')
  })

  test('does not exist for the platform itself', async () => {
    const { token } = await platform.signIn({ userType: 'ADMIN' })
    for (const method of ['GET', 'POST', 'DELETE'] as const)
      expect((await platform.call(method, '/api/v1/opening', { token })).status).toBe(404)
  })
})
