import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { itemsForSale, testCatalog } from '../../../../../tests/support/selling/catalogue.ts'
import type { ListFilters } from '../../../../shared/selling/catalogue/list-filters.ts'
import { listCategories } from '../categories/index.ts'
import { createCustomField } from '../custom-fields/custom-fields.ts'
import { importProduct } from '../products/index.ts'
import { changeStocks } from '../stock/index.ts'
import { facetsOf, listForSale, readFacetSource } from './index.ts'

const { one } = await testCatalog()

/** Sarees in sizes and colours, some sold out, reviewed, and described by fields of the owner's own. */
async function richProducts() {
  const ctx = await one.ctx()
  const sizes = ['S', 'M', 'L']
  const colours = ['Red', 'Blue', 'Indigo: deep, dark']
  for (const [at, brand] of ['Aangan', 'Kashi', 'Kashi', 'Neelgarh', 'Neelgarh'].entries()) {
    const offered = sizes.flatMap((size, row) => colours.map((colour, column) => ({ size, colour, row, column })))
    await importProduct(ctx, {
      path: `rich-${at}`,
      name: `Kurta ${at}`,
      brand,
      categories: [at % 2 === 0 ? 'sarees' : 'toys'],
      options: [
        { name: 'Size', values: sizes },
        { name: 'Colour', values: colours },
      ],
      variants: offered
        .filter(({ row, column }) => (row + column + at) % 3 !== 0)
        .map(({ size, colour, row, column }) => ({
          ...{ sku: `rich-${at}-${row}${column}`, price: 50_000 + at * 20_000, mrp: 100_000 + at * 10_000 },
          options: { Size: size, Colour: colour },
          stock: (row * 2 + column + at) % 4 === 0 ? 0 : 3,
        })),
    })
  }
  await ctx.db.execute(sql`insert into product_ratings (site_id, product_id, ones, fours, fives)
    select site_id, id, (right(path, 1)::integer % 2), 1, right(path, 1)::integer from products where path like 'rich-%'`)
  const id = await createCustomField(ctx, {
    ...{ owner: 'PRODUCT', name: 'Weave', type: 'CHOICE', choices: ['Plain', 'Twill'] },
    ...{ unit: '', heading: '', filterable: true },
  })
  await ctx.db.execute(sql`insert into product_field_values (site_id, field_id, value, product_id)
    select site_id, ${id}::uuid, case when right(path, 1)::integer < 2 then 'Plain' else 'Twill' end, id
    from products where path like 'rich-%'`)
  return id
}

const field = await richProducts()
const ctx = await one.ctx()
const categories = await listCategories(ctx)
const source = await readFacetSource(ctx, {})
const totalWith = async (filters: ListFilters) => {
  const { total } = await listForSale(ctx, { sort: 'created', page: 0, size: 1, ...filters })
  return total
}

// Shows B154, B276.
test('the number beside each value is the length of the list with it, whatever else is chosen', async () => {
  const chosen: ListFilters[] = [
    {},
    { inStock: true },
    { brand: ['aangan', 'kashi'], discount: 10 },
    { options: { Size: ['M'] } },
    { options: { Size: ['S', 'L'], Colour: ['Red'] }, inStock: true },
    { options: { Colour: ['Indigo: deep, dark'] }, rating: 4, priceTo: 100_000 },
    { fields: { [field]: ['Twill'] }, categories: ['home'] },
  ]
  for (const filters of chosen) {
    const found = facetsOf(source, filters, categories)
    const { brands, categories: mains, options, fields, ratings, discounts, inStock } = found
    expect(await totalWith({ ...filters, inStock: true })).toBe(inStock)
    for (const { path, count } of brands) expect(await totalWith({ ...filters, brand: [path] })).toBe(count)
    for (const { value, count } of mains) expect(await totalWith({ ...filters, categories: [value] })).toBe(count)
    for (const { value, count } of ratings) expect(await totalWith({ ...filters, rating: Number(value) })).toBe(count)
    for (const { value, count } of discounts)
      expect(await totalWith({ ...filters, discount: Number(value) })).toBe(count)
    for (const { title, values } of options)
      for (const { value, count } of values)
        expect(await totalWith({ ...filters, options: { ...filters.options, [title]: [value] } })).toBe(count)
    for (const { filter, values } of fields)
      for (const { value, count } of values)
        expect(await totalWith({ ...filters, fields: { [filter.slice('field.'.length)]: [value] } })).toBe(count)
  }
})

// Shows B276.
test('a product that is shown with four stars is among those with four and more', async () => {
  const rated = (path: string, threes: number, fours: number) =>
    ctx.db.execute(sql`insert into product_ratings (site_id, product_id, threes, fours)
      select site_id, id, ${threes}, ${fours} from products where path = ${path} and site_id = ${ctx.site.id}`)
  // On average 3.95, which is shown as 4.0, and 3.94.
  await rated('terracotta-lamp', 1, 19)
  await rated('wooden-horse', 3, 47)
  const { items } = await itemsForSale(ctx, { sort: 'created', page: 0, size: 50, rating: 4 })
  const paths = items.map(({ path }) => path)
  expect([paths.includes('terracotta-lamp'), paths.includes('wooden-horse')]).toEqual([true, false])
  await ctx.db.execute(sql`delete from product_ratings where ones + twos + fives = 0 and threes in (1, 3)`)
})

test('options stand in the owner’s order, and fields under their names', () => {
  const { options, fields, categories: mains } = facetsOf(source, {}, categories)
  expect(options.map(({ title, values }) => [title, values.map(({ value }) => value)])).toEqual([
    ['Size', ['S', 'M', 'L']],
    ['Colour', ['Red', 'Blue', 'Indigo: deep, dark']],
  ])
  expect(fields).toMatchObject([{ title: 'Weave', values: [{ value: 'Twill' }, { value: 'Plain' }] }])
  expect(mains.map(({ label }) => label)).toEqual(['Home', 'Toys'])
})

test('a size that sells out is no longer counted as in stock', async () => {
  const large: ListFilters = { options: { Size: ['L'] }, inStock: true }
  const { rows } = await ctx.db.execute<{ id: string; stock: number }>(
    sql`select id, stock from variants where options ->> 'Size' = 'L' and stock > 0`,
  )
  expect(await totalWith(large)).toBeGreaterThan(0)
  const soldOut = rows.map(({ id, stock }) => ({ variantId: id, quantity: -stock, reason: 'CORRECTED' as const }))
  expect(await changeStocks(ctx, soldOut)).toEqual([])
  expect(await totalWith(large)).toBe(0)
  const { options } = facetsOf(await readFacetSource(ctx, {}), { inStock: true }, categories)
  expect(options[0]?.values.find(({ value }) => value === 'L')?.count).toBe(0)
})
