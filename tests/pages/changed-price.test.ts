import { expect, test } from 'vitest'
import { createApp } from '../../src/server/app.ts'
import { createPage } from '../../src/server/modules/content/pages/index.ts'
import { openSiteDirectory } from '../../src/server/modules/ground/directory/index.ts'
import { assets, testApp } from '../support/app.ts'
import { overHttp } from '../support/outside/http.ts'

const { services, one } = await testApp()
/** Another process than the one that is told the new price. */
const app = createApp({ services, directory: openSiteDirectory(services), assets: () => assets, files: () => false })
const get = await overHttp(app)

const templates = {
  product: { type: 'product-detail' },
  category: { type: 'category-products', props: { sideFilter: true } },
  search: { type: 'search-results' },
}
for (const [key, section] of Object.entries(templates))
  await createPage(await one.ctx(), {
    kind: 'template',
    key,
    title: key,
    document: { sections: [{ id: 'a', ...section }] },
  })
await createPage(await one.ctx(), {
  kind: 'page',
  key: '/shelf',
  title: 'Shelf',
  document: { sections: [{ id: 'a', type: 'product-list', props: {} }] },
})

test('a changed price shows at once on the product page, in lists, in search and in a cart', async () => {
  const { id, path } = await one.product({ name: 'Clay cup', price: 30_000, mrp: 40_000, category: 'cups' })
  const shopper = await one.signIn()
  const { token } = await one.signIn({ userType: 'STAFF', permissions: ['catalogue'] })
  const { body } = await one.call('GET', `/api/v1/products/${id}`, { token })
  const [variant] = body.data.variants
  const cart = () => one.call('POST', '/api/io/crm/cuser/cart_items/all', { token: shopper.token, body: {} })
  await one.call('POST', '/api/io/crm/cuser/cart_items/add', {
    token: shopper.token,
    body: { productVariantId: variant._id },
  })
  const addresses = [`/p/${path}`, '/c/cups', '/shelf', '/search?q=clay']
  for (const address of addresses) expect((await get(one.host, address)).text).toContain('₹300<')
  expect((await cart()).body).toMatchObject({ data: [{ price: 30_000 }], amounts: { items: 30_000 } })

  const change = { ...body.data, variants: [{ ...variant, price: 25_000, stockSeen: variant.stock }] }
  expect((await one.call('PUT', `/api/v1/products/${id}`, { token, body: change })).status).toBe(200)

  for (const address of addresses) {
    await expect.poll(async () => (await get(one.host, address)).text, { timeout: 5_000 }).toContain('₹250<')
    expect((await get(one.host, address)).text).not.toContain('₹300<')
  }
  const listed = await one.call('POST', '/api/io/crm/admin/public/product/variants', { body: { q: 'clay' } })
  const hit = await one.call('GET', '/api/io/crm/search/model/product', { query: { query: 'clay' } })
  expect(listed.body.data).toMatchObject([{ price: 25_000 }])
  expect(hit.body.data).toMatchObject([{ price: 25_000 }])
  expect((await cart()).body).toMatchObject({ data: [{ price: 25_000, amount: 25_000 }], amounts: { items: 25_000 } })
})

test('the product page shows a new price of a size that is not the cheapest', async () => {
  const options = [{ name: 'Size', values: ['S', 'L'] }]
  const sizes = [
    { sku: 'rug-s', options: { Size: 'S' }, price: 10_000, mrp: 90_000, stock: 4 },
    { sku: 'rug-l', options: { Size: 'L' }, price: 50_000, mrp: 90_000, stock: 4 },
  ]
  const { path, variantIds } = await one.product({ name: 'Cotton rug', options, variants: sizes })
  const [, large = ''] = variantIds
  const { token } = await one.signIn({ userType: 'STAFF', permissions: ['catalogue'] })
  const shown = async () => {
    const { text } = await get(one.host, `/p/${path}`)
    return [50_000, 60_000, 70_000].filter((price) => text.includes(`"price":${price}`))
  }
  expect(await shown()).toEqual([50_000])
  const change = { revision: 1, price: 60_000 }
  expect((await one.call('PATCH', `/api/v1/variants/${large}`, { token, body: change })).status).toBe(200)
  await expect.poll(shown).toEqual([60_000])
  const changes = [{ variantId: large, price: 70_000, mrp: 90_000, seen: { price: 60_000, mrp: 90_000 } }]
  expect((await one.call('POST', '/api/v1/products/prices', { token, body: { changes } })).status).toBe(200)
  await expect.poll(shown).toEqual([70_000])
})

test('a variant that is taken off says in the cart that it is no longer sold', async () => {
  const options = [{ name: 'Size', values: ['S', 'M'] }]
  const sizes = ['S', 'M'].map((size) => ({
    sku: `stole-${size}`,
    options: { Size: size },
    price: 9,
    mrp: 9,
    stock: 4,
  }))
  const { id, variantIds } = await one.product({ name: 'Silk stole', options, variants: sizes })
  const shopper = await one.signIn()
  const { token } = await one.signIn({ userType: 'ADMIN' })
  const body = { productVariantId: variantIds[1] }
  await one.call('POST', '/api/io/crm/cuser/cart_items/add', { token: shopper.token, body })
  const { data } = (await one.call('GET', `/api/v1/products/${id}`, { token })).body
  const kept = { ...data.variants[0], stockSeen: 4 }
  await one.call('PUT', `/api/v1/products/${id}`, {
    token,
    body: { ...data, options: [{ name: 'Size', values: ['S'] }], variants: [kept] },
  })
  const address = {
    name: 'Asha Rao',
    mobileNumber: '9876543210',
    line1: '12 Lake Road',
    city: 'Pune',
    state: 'Maharashtra',
    pincode: '411001',
  }
  const saved = await one.call('POST', '/api/io/crm/cuser/address/add', { token: shopper.token, body: address })
  const query = { addressId: saved.body.data._id, paymentMode: 'cod' }
  const checkout = await one.call('GET', '/api/io/cart/checkout/init', { token: shopper.token, query })
  expect(checkout).toMatchObject({
    status: 409,
    body: { msg: 'Silk stole is no longer sold. We removed it from your bag.' },
  })
})

test('the former address of a product and of a category leads to the new one', async () => {
  const { id, path } = await one.product({ name: 'Cane stool', category: 'stools' })
  const { token } = await one.signIn({ userType: 'ADMIN' })
  for (const address of [`/p/${path}`, '/c/stools']) expect((await get(one.host, address)).status).toBe(200)
  const { data } = (await one.call('GET', `/api/v1/products/${id}`, { token })).body
  const variants = [{ ...data.variants[0], stockSeen: 10 }]
  await one.call('PUT', `/api/v1/products/${id}`, { token, body: { ...data, variants, path: 'cane-seat' } })
  const [stools] = (await one.call('GET', '/api/v1/categories', { token })).body.data.filter(
    (row: { path: string }) => row.path === 'stools',
  )
  await one.call('PUT', `/api/v1/categories/${stools._id}`, { token, body: { ...stools, path: 'seats' } })
  for (const [before, now] of [
    [`/p/${path}`, '/p/cane-seat'],
    ['/c/stools', '/c/seats'],
  ] as const) {
    await expect.poll(async () => (await get(one.host, before)).headers.location, { timeout: 5_000 }).toBe(now)
    expect((await get(one.host, before)).status).toBe(301)
    expect((await get(one.host, now)).status).toBe(200)
  }
})

test('a changed price leaves the pages alone that do not show it, and reaches the lists that go by prices', async () => {
  const shown = await one.product({ name: 'Tin mug', price: 10_000, category: 'mugs' })
  const other = await one.product({ name: 'Steel mug', price: 20_000, category: 'steel' })
  const { token } = await one.signIn({ userType: 'STAFF', permissions: ['catalogue'] })
  const addresses = [`/p/${other.path}`, '/c/mugs?sort=price-low', `/p/${shown.path}`]
  for (const address of addresses) await get(one.host, address)
  const made = app.pages.cache.stats().makes

  const change = { method: 'PATCH', path: `/api/v1/variants/${shown.variantIds[0]}` } as const
  expect((await one.call(change.method, change.path, { token, body: { revision: 1, price: 9_000 } })).status).toBe(200)
  await expect.poll(async () => (await get(one.host, `/p/${shown.path}`)).text).toContain('₹90<')
  expect((await get(one.host, '/c/mugs?sort=price-low')).text).toContain('₹90<')
  const madeByNow = app.pages.cache.stats().makes
  expect(madeByNow).toBeGreaterThan(made)
  await get(one.host, `/p/${other.path}`)
  expect(app.pages.cache.stats().makes).toBe(madeByNow)
})

test('a changed price changes what the filter of its category offers, on pages that do not show the product too', async () => {
  await one.product({ name: 'Jute mat', price: 40_000, category: 'mats' })
  const { variantIds } = await one.product({ name: 'Grass mat', price: 10_000, mrp: 80_000, category: 'mats' })
  const { token } = await one.signIn({ userType: 'STAFF', permissions: ['catalogue'] })
  const offered = async () =>
    [...(await get(one.host, '/c/mats?brand=nobody')).text.matchAll(/placeholder="(\d+)"/g)].map(([, n]) => n)
  expect(await offered()).toEqual(['100', '400'])
  const change = { token, body: { revision: 1, price: 70_000 } }
  expect((await one.call('PATCH', `/api/v1/variants/${variantIds[0]}`, change)).status).toBe(200)
  await expect.poll(offered).toEqual(['400', '700'])
})
