import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { type Finding, findings } from '../../../../shared/sites/opening.ts'
import { fillSite, loadStarter } from '../../over/starters/index.ts'

const { addSite, owner } = await testApp({ pictures: 'starters/pictures' })
const shop = await loadStarter('shop')
const few = { ...shop, products: shop.products.slice(0, 2), languages: [] }

let count = 0

/** A closed site, made from a starter if given. */
async function closed(starter?: typeof few) {
  const site = await addSite(`checked-${count++}`)
  const settings = { ...few.settings, languages: [], business: {}, gst: {} }
  if (starter) await fillSite(await site.ctx(), { ...starter, settings })
  const { token } = await site.signIn({ userType: 'ADMIN' })
  const call = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, body?: object) =>
    site.call(method, `/api/v1${path}`, { token, ...(body ? { body } : {}) })
  await call('DELETE', '/opening')
  const found = async (): Promise<Finding[]> => (await call('GET', '/opening')).body.data.findings
  const change = async (parts: object) => {
    const { revision } = (await call('GET', '/settings')).body.data
    expect((await call('PATCH', '/settings', { revision, ...parts })).status).toBe(200)
  }
  return { site, call, found, change, names: async () => (await found()).map(({ name }) => name) }
}

const address = { line1: '14 Temple Road', line2: '', city: 'Jaipur', state: 'Rajasthan', pincode: '302001' }
const business = {
  ...{ legalName: '', pan: '', address, email: 'hello@one.example', phone: '' },
  grievance: { name: '', email: '', phone: '' },
}

describe('the check before an opening', () => {
  // Shows B192.
  test('names what the starter says of its own business, each with the page that it stands on', async () => {
    const { found, call } = await closed(few)
    const all = await found()
    const names = all.map(({ name }) => name)
    for (const name of ['testimonials', 'contact', 'policies', 'products', 'catalogue', 'posts', 'words', 'pictures'])
      expect(names).toContain(name)
    expect(all.find(({ name }) => name === 'products')?.count).toBe(2)
    expect(all.find(({ name }) => name === 'contact')?.places.map(({ href }) => href)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^\/pages\/[0-9a-f-]{36}$/)]),
    )
    expect(names).toEqual(Object.keys(findings).filter((name) => names.includes(name as Finding['name'])))
    expect(await call('POST', '/opening')).toMatchObject({
      status: 409,
      body: { msg: expect.stringContaining('Fix the listed problems') },
    })
    expect((await call('GET', '/opening')).body.data.closed).not.toBeNull()
  })

  // Shows B192.
  test('names what the starter promises on the page of each product, until that was changed and published', async () => {
    const { site, found } = await closed(few)
    const promises = async () => {
      const all = await found()
      return all.find(({ name }) => name === 'policies')?.places.map(({ title }) => title) ?? []
    }
    expect(await promises()).toContain('Product')
    await owner.query(
      `update page_versions v set document = jsonb_set(document, '{sections,0,props,notes}', $2::jsonb) from pages p
       where p.site_id = $1 and p.kind = 'template' and p.key = 'product' and v.site_id = p.site_id and v.page_id = p.id`,
      [site.id, JSON.stringify([{ icon: 'truck', title: 'Sent on Fridays', text: 'By train and on foot.' }])],
    )
    expect(await promises()).not.toContain('Product')
    expect((await found()).flatMap(({ places }) => places.map(({ title }) => title))).not.toContain('Checkout')
  })

  // Shows B192.
  test('names authors and categories of the blog as long as they are left, without a post too', async () => {
    const { site, found } = await closed(few)
    await owner.query('delete from posts where site_id = $1', [site.id])
    expect((await found()).find(({ name }) => name === 'posts')).toMatchObject({
      count: few.blog.categories.length + few.blog.authors.length,
      places: [{ href: '/blog/categories' }, { href: '/blog/authors' }],
    })
  })

  // Shows B192.
  test('asks a shop for its address, a way to be paid and its own delivery charge', async () => {
    const { site, names, change, call } = await closed()
    expect(await names()).toEqual([])
    await site.product()
    await owner.query("insert into samples (site_id, kind, thing_id) values ($1, 'settings', 'shipping')", [site.id])
    await change({ payments: { modes: ['sandbox'] } })
    expect(await names()).toEqual(['business', 'payment', 'delivery'])
    expect((await call('POST', '/opening')).status).toBe(409)
    await change({ business, payments: { modes: ['cod'] } })
    expect(await names()).toEqual(['delivery'])
    await change({ business: { ...business, email: '' } })
    expect(await names()).toEqual(['business', 'delivery'])
    await change({ business: { ...business, email: '', phone: '+91 98290 41122' } })
    expect(await names()).toEqual(['delivery'])
    await change({ shipping: { amount: 6_000, freeFrom: 0 } })
    expect(await names()).toEqual([])
    expect((await call('POST', '/opening')).status).toBe(200)
  })

  // Shows B192.
  test("treats the starter's business details as missing until they are saved", async () => {
    const { site, names, change } = await closed()
    const { address } = business
    await fillSite(await site.ctx(), {
      ...few,
      products: [],
      settings: { ...few.settings, languages: [], gst: {}, business: { address } },
    })
    expect(await names()).toContain('business')
    await change({ business })
    expect(await names()).not.toContain('business')
  })

  // Shows B192.
  test('names products without a tax rate where there is a GSTIN, and lets the owner open all the same', async () => {
    const { site, found, change, call } = await closed()
    const { id } = await site.product({ name: 'Untaxed', gstRate: 0 })
    await site.product({ name: 'Taxed' })
    await change({ business })
    expect(await found()).toEqual([])
    const registered = (composition: boolean) =>
      owner.query(`update sites set settings = settings || jsonb_build_object('gst', $2::jsonb) where id = $1`, [
        site.id,
        { number: '08AAPFU0939F1ZV', state: 'Rajasthan', composition },
      ])
    await registered(true)
    expect(await found()).toEqual([])
    await registered(false)
    expect(await found()).toEqual([
      { name: 'tax', stops: false, count: 1, places: [{ title: 'Untaxed', href: `/products/${id}` }] },
    ])
    expect((await call('POST', '/opening')).status).toBe(200)
  })

  // Shows B192.
  test('finds nothing of sections that visitors do not see', async () => {
    const { site, found } = await closed(few)
    const count = async () => (await found()).find(({ name }) => name === 'testimonials')?.count ?? 0
    expect(await count()).toBeGreaterThan(0)
    await owner.query(
      `update page_versions set document = jsonb_set(document, '{sections}', (
         select jsonb_agg(section || '{"hidden": true}') from jsonb_array_elements(document -> 'sections') section))
        where site_id = $1 and jsonb_array_length(document -> 'sections') > 0`,
      [site.id],
    )
    expect(await count()).toBe(0)
  })

  // Shows B192.
  test('finds nothing more of a section that was changed and published', async () => {
    const { site, found } = await closed(few)
    const contact = async () => (await found()).find(({ name }) => name === 'contact')?.count ?? 0
    const before = await contact()
    await owner.query(
      `update page_versions v set document = jsonb_set(document, '{sections}', '[]') from pages p
        where p.site_id = v.site_id and p.id = v.page_id and p.key = '/contact' and v.site_id = $1`,
      [site.id],
    )
    expect(await contact()).toBeLessThan(before)
  })
})
