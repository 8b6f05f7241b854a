import { describe, expect, test } from 'vitest'
import { testOwnedCatalogue } from '../../../../../tests/support/selling/owned-catalogue.ts'

const { one, two, owner, call, category, stored, ledger } = await testOwnedCatalogue()
const read = async (id: string) => (await call('GET', `/products/${id}`)).body.data
const several = async (...ids: string[]) => (await call('GET', `/products/several?ids=${ids.join(',')}`)).body.data

type Variant = { _id: string; price: number; mrp: number }
const raise = ({ _id, price, mrp }: Variant, by: number) => ({
  variantId: _id,
  price: price + by,
  mrp: mrp + by,
  seen: { price, mrp },
})
const prices = (changes: object[]) => call('POST', '/products/prices', { changes })
const categories = (changes: object[]) => call('POST', '/products/categories', { changes })

describe('prices of several products', () => {
  // Shows B44.
  test('are read, changed together, shown in the shop, and restored by the same call', async () => {
    const [first, second] = [await stored(), await stored()]
    const found = await several(second._id, first._id)
    expect(found.map(({ _id }: { _id: string }) => _id)).toEqual([second._id, first._id])
    const all: Variant[] = found.flatMap(({ variants }: { variants: Variant[] }) => variants)
    const changes = all.map((variant) => raise(variant, 1_000))
    expect(await prices(changes)).toMatchObject({ status: 200, body: { data: { variants: 4 } } })
    expect((await read(first._id)).variants).toMatchObject([{ price: 81_000, mrp: 91_000 }, { price: 71_000 }])
    const { body } = await one.call('GET', '/api/public/product', { query: { path: first.path } })
    expect(body.data).toMatchObject({ price: 71_000, mrp: 91_000 })
    const back = changes.map(({ variantId, price, mrp, seen }) => ({ variantId, ...seen, seen: { price, mrp } }))
    expect((await prices(back)).status).toBe(200)
    expect((await read(second._id)).variants).toMatchObject([{ price: 80_000 }, { price: 70_000 }])
  })

  // Shows B44.
  test('change all or none: stale, unknown or invalid ones stop the change', async () => {
    const [first, second] = [await stored(), await stored()]
    const changes = [...first.variants, ...second.variants].map((variant: Variant) => raise(variant, 500))
    const last = second.variants[1]
    await call('PATCH', `/variants/${last._id}`, { revision: second.revision, price: 1 })
    expect(await prices(changes)).toMatchObject({ status: 409, body: { msg: expect.stringContaining(last.sku) } })
    const theirs = await two.product()
    const stray = { ...changes[0], variantId: theirs.variantIds[0] }
    expect((await prices([changes[1] ?? {}, stray])).status).toBe(404)
    expect((await prices([{ ...changes[0], mrp: 1 }])).body.errors[0].field).toBe('changes.0.mrp')
    expect((await prices([{ ...changes[0], price: -1 }])).body.errors[0].field).toBe('changes.0.price')
    expect((await read(first._id)).variants).toMatchObject([{ price: 80_000 }, { price: 70_000 }])
  })

  test('do not overwrite a concurrent edit', async () => {
    const product = await stored()
    expect((await prices([raise(product.variants[0], 100)])).status).toBe(200)
    expect((await call('PUT', `/products/${product._id}`, product)).status).toBe(409)
  })
})

describe('categories of several products', () => {
  test('change together, and are restored by the same call', async () => {
    const [first, second] = [await stored(), await stored()]
    const changes = [first, second].map(({ _id, categoryIds }) => ({
      productId: _id,
      seen: categoryIds,
      categoryIds: [category('home')],
    }))
    expect((await categories(changes)).status).toBe(200)
    expect((await read(first._id)).categoryIds).toEqual([category('home')])
    const back = changes.map(({ productId, seen, categoryIds }) => ({
      productId,
      seen: categoryIds,
      categoryIds: seen,
    }))
    expect((await categories(back)).status).toBe(200)
    expect((await read(second._id)).categoryIds).toEqual(second.categoryIds)
  })

  test('change all or none', async () => {
    const [first, second] = [await stored(), await stored()]
    const change = { productId: first._id, seen: first.categoryIds, categoryIds: [category('home')] }
    const stale = { productId: second._id, seen: [category('home')], categoryIds: [category('textiles')] }
    expect((await categories([change, stale])).status).toBe(409)
    expect((await categories([{ ...change, categoryIds: [first._id] }])).status).toBe(404)
    expect((await categories([{ ...change, productId: category('home') }])).status).toBe(404)
    expect((await categories([{ ...change, categoryIds: [] }])).body.errors[0].field).toBe('changes.0.categoryIds')
    expect((await read(first._id)).categoryIds).toEqual(first.categoryIds)
  })
})

describe('a copy of a product', () => {
  // Shows B44.
  test('is a draft with everything but path, SKUs, stock and barcodes', async () => {
    const product = await stored({ seoTitle: 'Soft kurtas' })
    const { status, body } = await call('POST', `/products/${product._id}/duplicate`)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      name: `${product.name} (copy)`,
      path: `${product.path}-copy`,
      status: 'DRAFT',
      categoryIds: product.categoryIds,
      description: product.description,
      seoTitle: 'Soft kurtas',
      options: product.options,
      variants: [
        { sku: `${product.variants[0].sku}-COPY`, options: { Size: 'S' }, price: 80_000, stock: 0 },
        { sku: `${product.variants[1].sku}-COPY`, options: { Size: 'M' }, price: 70_000, stock: 0 },
      ],
    })
    expect(await ledger(body.data.variants[0]._id)).toEqual([])
    expect(await read(product._id)).toMatchObject({ path: product.path, status: 'PUBLISHED' })
  })

  // Shows B44.
  test('has the translations of all that it took over', async () => {
    const { token } = await one.signIn({ userType: 'STAFF', permissions: ['content', 'settings'] })
    const language = 'hi-IN'
    const { revision } = (await one.call('GET', '/api/v1/settings', { token })).body.data
    await one.call('PATCH', '/api/v1/settings', { token, body: { languages: [language], revision } })
    const product = await stored({ name: 'Handloom stole' })
    const words = [
      { of: 'Handloom stole', text: 'हथकरघा शॉल' },
      { of: 'Soft cotton', text: 'मुलायम सूती' },
    ]
    const at = (id: string) => `/api/v1/translations/product/${id}`
    await one.call('PUT', at(product._id), { token, body: { language, words, revision: 0 } })
    const { _id } = (await call('POST', `/products/${product._id}/duplicate`)).body.data
    const { wordings } = (await one.call('GET', at(_id), { token, query: { language } })).body.data
    expect(wordings).toContainEqual(expect.objectContaining({ of: 'Soft cotton', text: 'मुलायम सूती', state: 'done' }))
    expect(wordings).toContainEqual(
      expect.objectContaining({ of: 'Handloom stole (copy)', before: { of: 'Handloom stole', text: 'हथकरघा शॉल' } }),
    )
    const { rows } = await owner.query('select words from product_words where product_id = $1', [_id])
    expect(rows[0].words).toContain('मुलायम')
  })

  test('can be made repeatedly, also of a copy', async () => {
    const product = await stored()
    const copy = async (id: string) => (await call('POST', `/products/${id}/duplicate`)).body.data
    const first = await copy(product._id)
    const paths = [first.path, (await copy(product._id)).path, (await copy(first._id)).path]
    expect(paths).toEqual([`${product.path}-copy`, `${product.path}-copy-2`, `${product.path}-copy-copy`])
    expect((await call('POST', `/products/${category('home')}/duplicate`)).status).toBe(404)
  })

  test('is possible with the longest name and path', async () => {
    const product = await stored({ name: 'न'.repeat(200), path: 'a'.repeat(120) })
    const { status, body } = await call('POST', `/products/${product._id}/duplicate`)
    expect(status).toBe(200)
    expect(body.data.name.length).toBeLessThanOrEqual(200)
  })
})

describe('the history of stock', () => {
  // Shows B44.
  test('shows each variant’s changes, newest first, with the stock afterwards', async () => {
    const product = await stored()
    const [small] = product.variants
    const change = { revision: product.revision, stock: 25, stockSeen: 20 }
    expect((await call('PATCH', `/variants/${small._id}`, change)).status).toBe(200)
    const { body } = await call('GET', `/products/${product._id}/stock`)
    expect(body.total).toBe(3)
    expect(body.data[0]).toMatchObject({
      variant: { sku: small.sku, options: { Size: 'S' } },
      quantity: 5,
      left: 25,
      reason: 'RECEIVED',
      order: null,
    })
    expect(body.data.map(({ left }: { left: number }) => left).sort()).toEqual([20, 25, 3])
    expect((await call('GET', `/products/${product._id}/stock?s=1&p=2`)).body.data).toHaveLength(1)
    const { token } = await two.signIn({ userType: 'ADMIN' })
    expect((await two.call('GET', `/api/v1/products/${product._id}/stock`, { token })).body.total).toBe(0)
  })
})
