import { describe, expect, test } from 'vitest'
import { changeStock, itemsForSale, list } from '../../../../../tests/support/selling/catalogue.ts'
import { asForm, testOwnedCatalogue } from '../../../../../tests/support/selling/owned-catalogue.ts'
import { formerProductPaths } from './former-paths.ts'
import { findVariants } from './index.ts'

const { one, two, token, call, category, kurta, stored, ledger } = await testOwnedCatalogue()
const rows = async (query: Record<string, string>) => (await one.call('GET', '/api/v1/products', { token, query })).body

describe('a product that is added', () => {
  test('is in the shop with all its fields, and its stock in the ledger', async () => {
    const product = await stored({ name: 'Chikan kurta', path: 'chikan' })
    const { body } = await one.call('GET', '/api/public/product', { query: { path: 'chikan' } })
    expect(body.data).toMatchObject({
      name: 'Chikan kurta',
      price: 70_000,
      category: { path: 'textiles' },
      description: '<p>Fine</p>',
      gstRate: 5,
      variantCount: 2,
    })
    expect(await ledger(product.variants[0]._id)).toEqual(['RECEIVED 20'])
    expect((await call('GET', `/products/${product._id}`)).body.data).toMatchObject({
      revision: 1,
      status: 'PUBLISHED',
    })
  })

  test('is a draft by default, and drafts are visible to staff only', async () => {
    const product = await stored({ status: undefined, path: 'hidden' })
    expect(product.status).toBe('DRAFT')
    expect((await one.call('GET', '/api/public/product', { query: { path: 'hidden' } })).status).toBe(404)
  })

  const nowhere = '019a0000-0000-7000-8000-000000000000'
  test.each([
    [{ name: ' ' }, 'name', 'Enter a name.'],
    [{ path: 'Not a path' }, 'path', 'Use small letters, digits and hyphens.'],
    [{ path: 'terracotta-lamp' }, 'path', 'Another product already has the address "terracotta-lamp".'],
    [{ categoryIds: [] }, 'categoryIds', 'Choose a category.'],
    [{ categoryIds: [nowhere] }, 'categoryIds', 'This category was not found.'],
    [{ brandId: nowhere }, 'brandId', 'This brand was not found.'],
    [{ media: [{ id: 'nothingnothing' }] }, 'media.0.id', 'This file was not found.'],
    [
      { options: [], variants: [{ sku: 'a', price: 2, mrp: 1 }] },
      'variants.0.mrp',
      'The MRP can’t be lower than the price.',
    ],
    [
      { options: [], variants: [{ sku: 'terracotta-lamp', price: 1, mrp: 1 }] },
      'variants.0.sku',
      'Another variant already has the SKU "terracotta-lamp".',
    ],
    [{ options: [], variants: [] }, 'variants', 'A product has at least one variant.'],
    [{ gstRate: 12 }, 'gstRate', undefined],
    [{ hsn: '12' }, 'hsn', 'An HSN code has 4, 6 or 8 digits.'],
  ])('is refused at the invalid field: %j', async (wrong, field, text) => {
    const before = (await rows({})).total
    const { status, body } = await call('POST', '/products', kurta(wrong))
    expect(status).toBeLessThan(500)
    expect(body.errors[0]).toMatchObject({ field, ...(text && { defaultMessage: text }) })
    expect((await rows({})).total).toBe(before)
  })

  test('cannot use a category, a brand or a picture of another site', async () => {
    const foreign = await two.signIn({ userType: 'ADMIN' })
    const { body } = await two.call('GET', '/api/v1/categories', { token: foreign.token })
    const answer = await call('POST', '/products', kurta({ categoryIds: [body.data[0]._id] }))
    expect(answer.body.errors[0].field).toBe('categoryIds')
  })
})

describe('a product that is changed', () => {
  test('has its new fields, variants matched by id, and missing ones archived', async () => {
    const product = await stored()
    const [small, medium] = product.variants
    const large = { sku: `${small.sku}-l`, options: { Size: 'L' }, price: 95_000, mrp: 95_000, stock: 4 }
    const answer = await call('PUT', `/products/${product._id}`, {
      ...product,
      name: 'Block-printed kurta',
      options: [{ name: 'Size', values: ['L', 'S'] }],
      variants: [large, { ...small, price: 60_000 }],
    })
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { name: 'Block-printed kurta', revision: 2, variants: [{ sku: large.sku }, { _id: small._id }] } },
    })
    const shown = (await list({ q: 'block printed' }, one)).body.data[0]
    expect(shown).toMatchObject({ price: 60_000, variantCount: 2, productVariantId: small._id })
    expect((await findVariants(await one.ctx(), [medium._id])).get(medium._id)).toMatchObject({
      published: false,
      stock: 0,
    })
    expect(await ledger(medium._id)).toEqual(['RECEIVED 3'])
  })

  test('may swap SKUs between variants, and reuse that of a removed one', async () => {
    const product = await stored()
    const [small, medium] = product.variants
    const swapped = [
      { ...small, sku: medium.sku },
      { ...medium, sku: small.sku },
    ]
    const first = await call('PUT', `/products/${product._id}`, { ...product, variants: swapped })
    expect(first.body.data.variants.map(({ sku }: { sku: string }) => sku)).toEqual([medium.sku, small.sku])
    const { body } = await call('PUT', `/products/${product._id}`, {
      ...asForm(first.body.data),
      options: [],
      variants: [{ sku: small.sku, options: {}, price: 1, mrp: 1, stock: 1 }],
    })
    expect(body.data.variants).toMatchObject([{ sku: small.sku, price: 1 }])
  })

  test('keeps its former path as a redirect, also in lists that name it', async () => {
    const ctx = await one.ctx()
    const product = await stored({ path: 'old-name' })
    const moved = await call('PUT', `/products/${product._id}`, { ...product, path: 'new-name' })
    expect(moved.status).toBe(200)
    expect(await formerProductPaths.moved(ctx, 'old-name')).toEqual({ id: product._id, path: 'new-name' })
    const chosen = await itemsForSale(ctx, { paths: ['old-name', 'terracotta-lamp'], sort: 'name', page: 0, size: 9 })
    expect(chosen.items.map(({ path }) => path)).toEqual(['new-name', 'terracotta-lamp'])
    await stored({ path: 'old-name' })
    expect(await formerProductPaths.moved(ctx, 'old-name')).toBeUndefined()
  })

  test('refuses a stale change', async () => {
    const product = await stored()
    await call('PUT', `/products/${product._id}`, { ...product, name: 'First' })
    const late = await call('PUT', `/products/${product._id}`, { ...product, name: 'Second' })
    expect(late).toMatchObject({
      status: 409,
      body: { msg: expect.stringContaining('has changed since you opened it') },
    })
    expect((await call('GET', `/products/${product._id}`)).body.data.name).toBe('First')
  })

  test('accepts one of two concurrent changes', async () => {
    const product = await stored()
    const saves = ['First', 'Second'].map((name) => call('PUT', `/products/${product._id}`, { ...product, name }))
    expect((await Promise.all(saves)).map(({ status }) => status).sort()).toEqual([200, 409])
  })

  const nowhere = '019a0000-0000-7000-8000-000000000000'
  test.each([
    [{ path: 'terracotta-lamp' }, 'path'],
    [{ categoryIds: [nowhere] }, 'categoryIds'],
    [{ brandId: nowhere }, 'brandId'],
    [{ media: [{ id: 'nothingnothing' }] }, 'media.0.id'],
  ])('is refused at the invalid field: %j', async (wrong, field) => {
    const product = await stored()
    const { status, body } = await call('PUT', `/products/${product._id}`, { ...product, ...wrong })
    expect(status).toBeLessThan(500)
    expect(body.errors[0].field).toBe(field)
  })

  test('stays unchanged when one part is refused', async () => {
    const product = await stored()
    const [small, medium] = product.variants
    const answer = await call('PUT', `/products/${product._id}`, {
      ...product,
      name: 'Half done',
      variants: [small, { ...medium, sku: 'terracotta-lamp' }],
    })
    expect(answer.body.errors[0].field).toBe('variants.1.sku')
    expect((await call('GET', `/products/${product._id}`)).body.data.name).toBe(product.name)
  })

  test('refuses variants of another product', async () => {
    const [mine, other] = [await stored(), await stored()]
    const answer = await call('PUT', `/products/${mine._id}`, { ...mine, variants: other.variants })
    expect(answer.body.errors[0].field).toBe('variants.0._id')
  })
})

describe('the state of products', () => {
  test('can be changed for one and for several, all or none', async () => {
    const [first, second] = [await stored(), await stored()]
    const one = await call('PATCH', `/products/${first._id}`, { status: 'DRAFT' })
    expect(one.body.data).toMatchObject({ status: 'DRAFT', revision: 2 })
    const ids = [first._id, second._id]
    const stray = await call('POST', '/products/status', { ids: [...ids, category('home')], status: 'DRAFT' })
    expect(stray.status).toBe(404)
    expect((await call('GET', `/products/${second._id}`)).body.data.status).toBe('PUBLISHED')
    expect((await call('POST', '/products/status', { ids, status: 'PUBLISHED' })).status).toBe(200)
    expect((await list({ q: first.name }, two)).body.total).toBe(0)
    for (const { _id } of [first, second])
      expect((await call('GET', `/products/${_id}`)).body.data.status).toBe('PUBLISHED')
  })
})

test('an archived variant takes pieces back, but gives none', async () => {
  const product = await stored()
  const [small, medium] = product.variants
  const options = [{ name: 'Size', values: ['S'] }]
  await call('PUT', `/products/${product._id}`, { ...product, options, variants: [small] })
  const ctx = await one.ctx()
  expect(await changeStock(ctx, medium._id, -1, 'RESERVED')).toBe(false)
  expect(await changeStock(ctx, medium._id, 1, 'RELEASED')).toBe(true)
})
