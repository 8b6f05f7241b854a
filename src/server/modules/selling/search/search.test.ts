import { describe, expect, test } from 'vitest'
import { itemsForSale, list, testCatalog } from '../../../../../tests/support/selling/catalogue.ts'
import { operators } from '../../../../shared/api/list-query.ts'
import { keepWords } from '../products/index.ts'

const { owner, one, two } = await testCatalog()

test('a shop does not find products of another one', async () => {
  expect((await list({}, two)).paths).toEqual(['other-lamp'])
  expect((await list({ q: 'terracotta' }, two)).paths).toEqual(['other-lamp'])
})

describe('the product list', () => {
  // Shows E3, C11.
  test('shows published products, newest first, with everything a card needs', async () => {
    const { body, paths } = await list({}, one)
    expect(paths).toEqual(['mitti-diya', 'wooden-horse', 'banarasi-saree', 'terracotta-lamp'])
    expect(body.total).toBe(4)
    expect(body.data[3]).toMatchObject({
      name: 'Terracotta lamp',
      brand: 'Aangan',
      price: 30_000,
      mrp: 40_000,
      currency: 'INR',
      category: { title: 'Home', path: 'home' },
      basicDetails: { media: [] },
      inStock: true,
      variantCount: 1,
      productVariantId: expect.any(String),
    })
    expect(body.data[1]).toMatchObject({ inStock: false, productVariantId: null })
  })

  test('of all but some brands has the products without a brand', async () => {
    await owner.query("update products set brand_id = null where path = 'mitti-diya'")
    for (const filter of [
      { operator: 'NOT_EQUALS', value: 'Aangan' },
      { operator: 'NOT_IN', value: ['Aangan'] },
    ])
      expect((await list({ filters: { brand: [filter] } }, one)).paths).toContain('mitti-diya')
    expect((await list({ filters: { brand: [{ operator: 'NOT_IN', value: ['Aangan'] }] } }, one)).paths).not.toContain(
      'terracotta-lamp',
    )
    await owner.query(
      `update products set brand_id = (select brand_id from products where path = 'terracotta-lamp') where brand_id is null`,
    )
  })

  test('comes in pages', async () => {
    expect((await list({ s: 3, p: 0 }, one)).paths).toHaveLength(3)
    const last = await list({ s: 3, p: 1 }, one)
    expect(last.paths).toEqual(['terracotta-lamp'])
    expect(last.body.total).toBe(4)
    expect((await list({ s: 3, p: 9 }, one)).body).toEqual({ data: [], total: 4 })
  })

  test.each([
    ['price', 'ascend', ['mitti-diya', 'wooden-horse', 'terracotta-lamp', 'banarasi-saree']],
    ['price', 'descend', ['banarasi-saree', 'terracotta-lamp', 'wooden-horse', 'mitti-diya']],
    ['name', 'ascend', ['banarasi-saree', 'terracotta-lamp', 'wooden-horse', 'mitti-diya']],
    ['created', 'ascend', ['terracotta-lamp', 'banarasi-saree', 'wooden-horse', 'mitti-diya']],
  ])('is sorted by %s, %s', async (field, order, expected) => {
    expect((await list({ sort: { field, order } }, one)).paths).toEqual(expected)
  })

  // Shows C60.
  test.each([
    ['category', 'EQUALS', 'home', ['banarasi-saree', 'mitti-diya', 'terracotta-lamp']],
    ['category', 'IN', ['sarees', 'toys'], ['banarasi-saree', 'wooden-horse']],
    ['category', 'NOT_IN', ['home'], ['wooden-horse']],
    ['brand', 'EQUALS', 'Kashi', ['banarasi-saree']],
    ['brand', 'IN', ['kashi'], ['banarasi-saree']],
    ['price', 'GREATER_THAN', 30_000, ['banarasi-saree']],
    ['price', 'LESS_THAN', '20000', ['mitti-diya']],
    ['price', 'BETWEEN', [20_000, 30_000], ['terracotta-lamp', 'wooden-horse']],
    ['mrp', 'EQUALS', 40_000, ['terracotta-lamp']],
    ['name', 'CONTAINS', 'SILK', ['banarasi-saree']],
    ['name', 'CONTAINS', '%', []],
    ['inStock', 'EQUALS', false, ['wooden-horse']],
    ['inStock', 'NOT_EQUALS', true, ['wooden-horse']],
    ['path', 'IN', [], []],
    ['path', 'EQUALS', 'secret', []],
  ])('is filtered by %s %s %j', async (field, operator, value, expected) => {
    const { paths, status } = await list({ filters: { [field]: [{ operator, value }] } }, one)
    expect(status).toBe(200)
    expect(paths.sort()).toEqual(expected)
  })

  // Shows C60.
  test.each([
    [{ filters: { colour: [{ operator: 'EQUALS', value: 'red' }] } }, 'filters.colour', 'list.field'],
    [{ filters: { constructor: [{ operator: 'EQUALS', value: 1 }] } }, 'filters.constructor', 'list.field'],
    [{ sort: { field: 'colour' } }, 'sort.colour', 'list.field'],
    [{ filters: { inStock: [{ operator: 'BETWEEN', value: [true, false] }] } }, 'filters.inStock', 'list.operator'],
    [{ filters: { price: [{ operator: 'CONTAINS', value: '1' }] } }, 'filters.price', 'list.operator'],
    [{ filters: { price: [{ operator: 'BETWEEN', value: [1] }] } }, 'filters.price', 'list.value'],
    [{ filters: { price: [{ operator: 'EQUALS', value: 1.5 }] } }, 'filters.price', 'list.value'],
    [{ filters: { price: [{ operator: 'EQUALS', value: 1e30 }] } }, 'filters.price', 'list.value'],
    [{ filters: { _id: [{ operator: 'EQUALS', value: 'x' }] } }, 'filters._id', 'list.value'],
  ])('refuses %j by name', async (body, field, code) => {
    const answer = await list(body, one)
    expect(answer.status).toBe(400)
    expect(answer.body.errors).toMatchObject([{ field, code }])
    expect(answer.body.msg).toContain(field)
  })

  // Shows C60.
  test('refuses an operator that it does not know by that operator’s name, and says which there are', async () => {
    const { status, body } = await list({ filters: { price: [{ operator: 'LIKE', value: 1 }] } }, one)
    expect([status, body.errors[0].field]).toEqual([400, 'filters.price.0.operator'])
    expect(body.msg).toBe(`There is no operator "LIKE". The operators are ${operators.join(', ')}.`)
    expect((await list({ filters: { price: [{ value: 1 }] } }, one)).body.msg).toContain('Send an operator')
  })

  const one200 = Array.from({ length: 200 }, (_, index) => `name ${index}`)
  const contains = { operator: 'CONTAINS', value: 'a' }
  const equals = { operator: 'EQUALS', value: 1 }

  test.each([
    ['21 filters of one field', { price: Array(21).fill(equals) }, 'at most 20 filters'],
    ['filters of 21 fields', Object.fromEntries(one200.slice(0, 21).map((name) => [name, [equals]])), '20 filters'],
    ['11 filters of two fields', { price: Array(11).fill(equals), mrp: Array(11).fill(equals) }, '20 filters'],
    ['many more fields', Object.fromEntries(Array.from({ length: 250 }, (_, index) => [index, [{}]])), '20 filters'],
    ['201 values', { name: [{ operator: 'IN', value: one200 }], brand: [equals] }, 'at most 200 values'],
    ['four texts to look for', { name: Array(4).fill(contains) }, 'at most 3 filters with the operator CONTAINS'],
  ])('refuses %s, naming the limit', async (_, filters, said) => {
    const answer = await list({ filters }, one)
    expect(answer.status).toBe(400)
    expect(answer.body.errors[0].field).toMatch(/^filters/)
    expect(answer.body.msg).toContain(said)
  })

  test('accepts filters and values up to the limits', async () => {
    const filters = {
      name: [{ operator: 'NOT_IN', value: one200.slice(0, 180) }, ...Array(3).fill(contains)],
      price: Array(16).fill({ operator: 'GREATER_THAN', value: 1 }),
    }
    expect((await list({ filters }, one)).status).toBe(200)
  })

  test.each(Object.getOwnPropertyNames(Object.prototype))('%s is no truth value', async (value) => {
    const answer = await list({ filters: { inStock: [{ operator: 'EQUALS', value }] } }, one)
    expect(answer.body.errors).toMatchObject([{ field: 'filters.inStock', code: 'list.value' }])
  })

  test.each([
    ['lamp', ['terracotta-lamp']],
    ['terra lam', ['terracotta-lamp']],
    ['teracota lamp', ['terracotta-lamp']],
    ['banrasi', ['banarasi-saree']],
    ['मिट्टी', ['mitti-diya']],
    ['दीया मि', ['mitti-diya']],
    ["lamp'); drop table products; --", []],
    ['!!! & | :*', []],
    ['zzzzqqq', []],
  ])('finds %j', async (q, expected) => {
    const { paths, status } = await list({ q }, one)
    expect(status).toBe(200)
    expect(paths).toEqual(expected)
  })

  // Shows B143.
  test.each([
    ['few', 'jug', 30],
    ['very many', 'cup', 2_100],
  ])('is paged and sorted when %s match the text', async (_, word, count) => {
    const { rows } = await owner.query(
      `insert into products (site_id, path, name, brand_id, summary, description, facts, hsn, gst_rate, price, mrp, in_stock)
        select site_id, $1 || '-' || n, $1 || ' ' || n, brand_id, '', '', '[]', '6912', 5, 100 * n, 100 * n, true
        from products, generate_series(1, $2::int) n where path = 'other-lamp' returning id`,
      [word, count],
    )
    const ids = rows.map(({ id }) => id)
    await keepWords(await two.ctx(), ids)
    const asked = { q: word, s: 2, p: 1, sort: { field: 'price', order: 'descend' } }
    const { paths, body } = await list(asked, two)
    expect(paths).toEqual([`${word}-${count - 2}`, `${word}-${count - 3}`])
    // Totals stop at 2,000.
    expect(body.total).toBe(Math.min(count, 2_000))
    expect((await list(asked, one)).paths).toEqual([])
  })
})

describe('a section’s product list', () => {
  const query = { sort: 'created', page: 0, size: 24 } as const

  test('includes products of descendant categories', async () => {
    const { items, total } = await itemsForSale(await one.ctx(), { ...query, category: 'textiles' })
    expect(items.map(({ path }) => path)).toEqual(['banarasi-saree'])
    expect(total).toBe(1)
  })

  test('keeps the order of chosen products', async () => {
    const paths = ['terracotta-lamp', 'secret', 'mitti-diya', 'banarasi-saree']
    const { items } = await itemsForSale(await one.ctx(), { ...query, paths })
    expect(items.map(({ path }) => path)).toEqual(['terracotta-lamp', 'mitti-diya', 'banarasi-saree'])
    expect(await itemsForSale(await one.ctx(), { ...query, paths: [] })).toEqual({ items: [], total: 0 })
  })

  test('can be narrowed by brands, prices, offers and availability', async () => {
    const ctx = await one.ctx()
    const paths = async (narrow: object) => (await itemsForSale(ctx, { ...query, ...narrow })).items.map((i) => i.path)
    expect(await paths({ brand: ['kashi'] })).toEqual(['banarasi-saree'])
    expect(await paths({ priceFrom: 20_000, priceTo: 30_000 })).toEqual(['wooden-horse', 'terracotta-lamp'])
    expect(await paths({ onSale: true })).toEqual(['terracotta-lamp'])
    expect(await paths({ inStock: true, priceFrom: 20_000, priceTo: 30_000 })).toEqual(['terracotta-lamp'])
    expect(await paths({ sort: 'price-low', text: 'lamp' })).toEqual(['terracotta-lamp'])
  })
})
