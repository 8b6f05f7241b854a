import { describe, expect, test } from 'vitest'
import { untilWaiting } from '../../../../../tests/support/lock-waits.ts'
import { list } from '../../../../../tests/support/selling/catalogue.ts'
import { testOwnedCatalogue } from '../../../../../tests/support/selling/owned-catalogue.ts'
import { collectionInput } from '../../../../shared/selling/catalogue/collections.ts'
import { transaction } from '../../../platform/context.ts'
import { importProduct } from '../products/index.ts'
import { createCollection } from './collections.ts'

const { one, two, owner, call, category, kurta, stored, work } = await testOwnedCatalogue()

/** Paths of the products shown in a collection. */
const inShop = async (path: string) =>
  (await list({ filters: { collection: [{ operator: 'EQUALS', value: path }] }, sort: { field: 'name' } }, one)).paths

/** How many products the list of a collection says it has. */
const countInShop = async (path: string) =>
  (await list({ filters: { collection: [{ operator: 'EQUALS', value: path }] } }, one)).body.total

let count = 0
const collection = async (more: object) => {
  const path = `collection-${++count}`
  const { status, body } = await call('POST', '/collections', { title: `Collection ${count}`, path, ...more })
  expect({ status, msg: body.msg }).toEqual({ status: 200, msg: undefined })
  return body.data
}
const byRule = (conditions: object[], match = 'all') => collection({ rule: { match, conditions } })

describe('a manual collection', () => {
  test('has its products in the chosen order, and shoppers see the published ones', async () => {
    const [first, second] = [await stored({ name: 'B' }), await stored({ name: 'A' })]
    const draft = await stored({ status: 'DRAFT' })
    const made = await collection({ sort: 'chosen', productIds: [first._id, draft._id, second._id] })
    expect(made).toMatchObject({ productIds: [first._id, draft._id, second._id], products: 3, rule: null })
    expect(new Set(await inShop(made.path))).toEqual(new Set([first.path, second.path]))
  })

  test('says how many products it has as they are chosen and taken off', async () => {
    const [first, second] = [await stored(), await stored()]
    const made = await collection({ productIds: [first._id] })
    expect(await countInShop(made.path)).toBe(1)
    const more = await call('PUT', `/collections/${made._id}`, { ...made, productIds: [first._id, second._id] })
    expect(await countInShop(made.path)).toBe(2)
    await call('PUT', `/collections/${made._id}`, { ...more.body.data, productIds: [] })
    expect(await countInShop(made.path)).toBe(0)
  })

  test('refuses unknown and duplicate products, and a taken path', async () => {
    const product = await stored()
    const given = { title: 'Gifts', path: 'gifts' }
    const missing = await call('POST', '/collections', { ...given, productIds: [product._id, category('toys')] })
    expect(missing).toMatchObject({ status: 404, body: { errors: [{ field: 'productIds.1' }] } })
    const twice = await call('POST', '/collections', { ...given, productIds: [product._id, product._id] })
    expect(twice).toMatchObject({ status: 400, body: { errors: [{ field: 'productIds' }] } })
    await collection(given)
    expect(await call('POST', '/collections', given)).toMatchObject({
      status: 409,
      body: { errors: [{ field: 'path' }] },
    })
  })

  test('at the old path of another one is found there, and the old path leads on to neither', async () => {
    const [first, second] = [await stored(), await stored()]
    const moved = await collection({ path: 'diwali', productIds: [first._id] })
    await call('PUT', `/collections/${moved._id}`, { ...moved, path: 'diwali-2025' })
    await collection({ path: 'diwali', productIds: [second._id] })
    expect(await inShop('diwali')).toEqual([second.path])
    expect(await inShop('diwali-2025')).toEqual([first.path])
    const { rows } = await owner.query("select 1 from collection_paths where path = 'diwali'")
    expect(rows).toEqual([])
  })

  test('keeps its old path, and refuses a stale change', async () => {
    const made = await collection({ path: 'old-gifts' })
    const change = { ...made, path: 'new-gifts' }
    expect((await call('PUT', `/collections/${made._id}`, change)).status).toBe(200)
    expect((await call('PUT', `/collections/${made._id}`, change)).status).toBe(409)
    const product = await stored()
    const { body } = await call('GET', `/collections/${made._id}`)
    await call('PUT', `/collections/${made._id}`, { ...body.data, productIds: [product._id] })
    expect(await inShop('old-gifts')).toEqual([product.path])
    expect((await call('DELETE', `/collections/${made._id}`)).status).toBe(200)
    expect(await inShop('new-gifts')).toEqual([])
  })
})

describe('a collection by rule', () => {
  // Shows B153.
  test('starts with the matching products, and follows each change of one', async () => {
    const product = await stored({ tags: ['winter'] })
    const made = await byRule([{ field: 'tag', tags: ['Winter'] }])
    expect(await inShop(made.path)).toEqual([product.path])
    const without = await call('PUT', `/products/${product._id}`, { ...product, tags: [] })
    expect(await inShop(made.path)).toEqual([])
    await call('PUT', `/products/${product._id}`, {
      ...product,
      variants: without.body.data.variants.map((one: { stock: number }) => ({ ...one, stockSeen: one.stock })),
      revision: without.body.data.revision,
    })
    expect(await inShop(made.path)).toEqual([product.path])
    const added = await stored({ tags: ['winter', 'new'] })
    expect(new Set(await inShop(made.path))).toEqual(new Set([product.path, added.path]))
    await call('DELETE', `/products/${added._id}`)
    expect(await inShop(made.path)).toEqual([product.path])
    await call('POST', '/products/restore', { ids: [added._id] })
    expect(await inShop(made.path)).toHaveLength(2)
  })

  // Shows B153.
  test('follows changes of prices, stock and discounts', async () => {
    const alone = { options: [], variants: [{ sku: 'ruled', price: 100_000, mrp: 100_000, stock: 1 }] }
    const product = await stored({ path: 'ruled', ...alone })
    const cheap = await byRule([
      { field: 'price', to: 50_000 },
      { field: 'tag', tags: ['none'], not: true },
    ])
    const off = await byRule([{ field: 'discount', least: 50 }])
    const out = await byRule([{ field: 'stock', inStock: false }])
    const has = async (path: string) => (await inShop(path)).includes('ruled')
    expect([await has(cheap.path), await has(off.path), await has(out.path)]).toEqual([false, false, false])
    const [variant] = product.variants
    const change = { price: 50_000, revision: product.revision, stock: 0, stockSeen: 1 }
    expect((await call('PATCH', `/variants/${variant._id}`, change)).status).toBe(200)
    expect([await has(cheap.path), await has(off.path), await has(out.path)]).toEqual([true, true, true])
  })

  // Shows B153.
  test('says how many products it has once one of them is sold out', async () => {
    const alone = { tags: ['counted'], options: [], variants: [{ sku: 'counted', price: 900, mrp: 900, stock: 1 }] }
    const [product] = [await stored(alone), await stored({ tags: ['counted'] })]
    const made = await byRule([
      { field: 'tag', tags: ['counted'] },
      { field: 'stock', inStock: true },
    ])
    expect(await countInShop(made.path)).toBe(2)
    const change = { revision: product.revision, stock: 0, stockSeen: 1 }
    expect((await call('PATCH', `/variants/${product.variants[0]._id}`, change)).status).toBe(200)
    expect(await countInShop(made.path)).toBe(1)
  })

  // Shows B153.
  test('includes descendants of a category, and follows changes of the tree', async () => {
    const saree = await stored({ path: 'ruled-saree', categoryIds: [category('sarees')] })
    const made = await byRule([{ field: 'category', ids: [category('textiles')] }])
    const has = async () => (await inShop(made.path)).includes(saree.path)
    expect(await has()).toBe(true)
    const rows = (await call('GET', '/categories')).body.data
    const move = async (parentId: string) => {
      const { title, path, description, revision, _id } = (await call('GET', '/categories')).body.data.find(
        (row: { path: string }) => row.path === 'sarees',
      )
      await call('PUT', `/categories/${_id}`, { title, path, description, revision, parentId })
    }
    expect(rows).not.toHaveLength(0)
    await move(category('toys'))
    expect(await has()).toBe(false)
    await move(category('textiles'))
    expect(await has()).toBe(true)
    await call('POST', '/products/categories', {
      changes: [{ productId: saree._id, seen: [category('sarees')], categoryIds: [category('toys')] }],
    })
    expect(await has()).toBe(false)
  })

  // Shows B153.
  test('loses the products of a category that is deleted', async () => {
    const { body } = await call('POST', '/categories', { title: 'Gifts', path: 'ruled-gifts' })
    const gift = await stored({ categoryIds: [category('sarees'), body.data._id] })
    const made = await byRule([{ field: 'category', ids: [body.data._id] }])
    expect(await inShop(made.path)).toEqual([gift.path])
    expect((await call('DELETE', `/categories/${body.data._id}`)).status).toBe(200)
    expect(await inShop(made.path)).toEqual([])
  })

  // Shows B153.
  test('takes the day on which a product was added from the clock of the site', async () => {
    const [late, early] = [await stored(), await stored()]
    const added = (path: string, at: string) =>
      owner.query('update products set created_at = $2 where path = $1', [path, at])
    // Half past eleven in the evening of the first, and half past one on the second.
    await added(late.path, '2026-10-01T18:00:00Z')
    await added(early.path, '2026-10-01T20:00:00Z')
    const since = async (day: string) => inShop((await byRule([{ field: 'created', since: day }])).path)
    expect(await since('2026-10-02')).toContain(early.path)
    expect(await since('2026-10-02')).not.toContain(late.path)
    expect(await since('2026-10-01')).toContain(late.path)
  })

  test('can get another rule or manual products, which replace those before', async () => {
    const [red, blue] = [await stored({ tags: ['red'] }), await stored({ tags: ['blue'] })]
    const made = await byRule([{ field: 'tag', tags: ['red'] }])
    const other = { match: 'all', conditions: [{ field: 'tag', tags: ['blue'] }] }
    const changed = await call('PUT', `/collections/${made._id}`, { ...made, rule: other })
    expect(await inShop(made.path)).toEqual([blue.path])
    const byHand = { ...changed.body.data, rule: null, productIds: [red._id] }
    await call('PUT', `/collections/${made._id}`, byHand)
    expect(await inShop(made.path)).toEqual([red.path])
  })

  // Shows B153.
  test('takes a product that is added at the same moment, whichever began first', async () => {
    const add = async (path: string, ctx = one.ctx()) => {
      const variants = [{ sku: path, price: 10_000, mrp: 10_000, stock: 5 }]
      const lamp = { name: path, path, brand: 'Aangan', categories: ['home'], tags: ['meanwhile'], variants }
      return importProduct(await ctx, lamp)
    }
    let making: ReturnType<typeof byRule> | undefined
    await transaction(await one.ctx(), async (ctx) => {
      await add('begun-before', Promise.resolve(ctx))
      making = byRule([{ field: 'tag', tags: ['meanwhile'] }])
      await untilWaiting({ owner }, making)
    })
    expect(await making).toMatchObject({ products: 1 })
    const path = 'begun-first'
    const rule = { match: 'all', conditions: [{ field: 'tag', tags: ['meanwhile'] }] }
    await transaction(await one.ctx(), async (ctx) => {
      await createCollection(ctx, collectionInput.parse({ title: 'First', path, rule }))
      await add('begun-after')
    })
    await work()
    expect(new Set(await inShop(path))).toEqual(new Set(['begun-before', 'begun-after']))
  })

  test.each([
    [[], 'rule.conditions'],
    [[{ field: 'tag', tags: [] }], 'rule.conditions.0.tags'],
    [[{ field: 'price' }], 'rule.conditions.0.from'],
    [[{ field: 'created', since: 'yesterday' }], 'rule.conditions.0.since'],
    [[{ field: 'created', since: '0000-01-01' }], 'rule.conditions.0.since'],
    [[{ field: 'colour' }], 'rule.conditions.0.field'],
  ])('is refused at its field: %j', async (conditions, field) => {
    const rule = { match: 'all', conditions }
    const { status, body } = await call('POST', '/collections', { title: 'No', path: 'no', rule })
    expect(status).toBe(400)
    expect(body.errors[0].field).toBe(field)
  })

  test('ignores other sites', async () => {
    await byRule([{ field: 'stock', inStock: true }])
    const { token } = await two.signIn({ userType: 'STAFF', permissions: ['catalogue'] })
    expect((await two.call('GET', '/api/v1/collections', { token })).body.data).toEqual([])
    expect(kurta().path).toContain('kurta')
  })
})
