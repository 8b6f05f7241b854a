import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { list } from '../../../../../tests/support/selling/catalogue.ts'
import { putWords } from '../../content/translations/index.ts'
import { brandsNamed } from '../brands/index.ts'
import { createCategory } from '../categories/categories.ts'
import { importCategories } from '../categories/index.ts'
import { importProducts, keepWords } from './index.ts'
import { importedProduct } from './products.schema.ts'
import { createProduct } from './products.ts'

const { one, two, owner } = await testApp()

const categories = [
  { path: 'sarees', title: 'Sarees', parent: 'cloth' },
  { path: 'cloth', title: 'Cloth' },
  { path: 'stoles', title: 'Stoles', parent: 'cloth', description: 'To throw over' },
  { path: 'clay', title: 'Clay' },
]

const sizes = (sku: string, prices: number[], stocks: number[]) => ({
  options: [{ name: 'Size', values: prices.map((_, index) => `S${index}`) }],
  variants: prices.map((price, index) => ({
    ...{ sku: `${sku}-${index}`, options: { Size: `S${index}` }, price, mrp: price + 5_000, stock: stocks[index] ?? 0 },
  })),
})

const products = [
  { path: 'vase', name: 'Vase', brand: 'Kumbh', categories: ['clay'], ...sizes('VAS', [90_000], [3]) },
  // The cheapest variant is out of stock: lists show the price of the next one.
  {
    path: 'saree',
    name: 'Silk saree',
    brand: 'Kashi',
    categories: ['sarees', 'cloth'],
    ...sizes('SAR', [1, 2, 3], [0, 4, 9]),
  },
  { path: 'stole', name: 'Stole साड़ी', brand: '', categories: ['stoles'], ...sizes('STO', [7, 6], [0, 0]) },
  {
    ...{
      path: 'pot',
      name: 'Pot',
      brand: 'KUMBH',
      categories: ['clay', 'clay'],
      description: '<p onclick="x">A pot</p>',
    },
    ...{ hsn: '6912', gstRate: 5 as const, facts: [{ name: 'Clay', value: 'Red' }], status: 'DRAFT' as const },
    ...sizes('POT', [40], [1]),
  },
]

/** Adds the same products one by one, as an owner would. */
const ctx = await one.ctx()
const idAt = new Map<string, string>()
for (const { parent = '', ...category } of [...categories].sort(
  (a, b) => Number('parent' in a) - Number('parent' in b),
)) {
  const parentId = idAt.get(parent) ?? null
  const { id, path } = await createCategory(ctx, {
    description: '',
    mediaId: null,
    sizeGuideId: null,
    custom: {},
    ...category,
    parentId,
  })
  idAt.set(path, id)
}
for (const { brand, categories, ...product } of products.map((product) => importedProduct.parse(product))) {
  const brandId = (await brandsNamed(ctx, brand === '' ? [] : [brand])).get(brand) ?? null
  const categoryIds = [...new Set(categories)].map((path) => idAt.get(path) ?? '')
  await createProduct(ctx, {
    ...product,
    brandId,
    categoryIds,
    sizeGuideId: null,
    publishAt: null,
    complementIds: [],
    custom: {},
    taxConfirmed: true,
    variants: product.variants.map((variant) => ({ ...variant, custom: {} })),
  })
}

await importCategories(await two.ctx(), categories)
const added = await importProducts(await two.ctx(), products)

/** Every catalogue row of a site, without ids and times, which always differ. */
const written = {
  categories: `select c.path, title, description, position, revision, media_id,
    (select path from categories p where p.site_id = c.site_id and p.id = c.parent_id) from categories c where site_id = $1`,
  brands: 'select name, path from brands where site_id = $1',
  products: `select path, name, summary, description, facts, options, hsn, gst_rate, status, price, mrp, in_stock, revision,
    (select w.words::text from product_words w where w.site_id = p.site_id and w.product_id = p.id) as words,
    (select name from brands b where b.site_id = p.site_id and b.id = brand_id) as brand
    from products p where site_id = $1`,
  places: `select p.path, c.path as category, x.position from product_categories x
    join products p on p.id = product_id join categories c on c.id = category_id where x.site_id = $1`,
  variants: `select p.path, sku, v.options, v.price, v.mrp, v.stock, v.position, archived_at from variants v
    join products p on p.id = product_id where v.site_id = $1`,
  ledger: `select sku, quantity, reason, order_id from stock_moves m join variants v on v.id = variant_id where m.site_id = $1`,
}

const rowsOf = async (sql: string, site: number) =>
  (await owner.query(`select to_jsonb(t) as row from (${sql}) t order by row`, [site])).rows

describe('a bulk import equals products made by hand', () => {
  test.each(Object.entries(written))('%s', async (_, sql) => {
    const rows = await rowsOf(sql, two.id)
    expect(rows.length).toBeGreaterThan(1)
    expect(rows).toEqual(await rowsOf(sql, one.id))
  })

  test('the last one is the newest in lists', async () => {
    const { paths } = await list({}, two)
    expect(paths).toEqual(['stole', 'saree', 'vase'])
    expect((await list({}, one)).paths).toEqual(paths)
  })

  test('the reply keeps the given order', () => {
    expect(added.map(({ path, variantIds }) => [path, variantIds.length])).toEqual([
      ['vase', 1],
      ['saree', 3],
      ['stole', 2],
      ['pot', 1],
    ])
  })
})

test('words of new products are those that are worked out of what is stored, in every language', async () => {
  const ctx = await two.ctx()
  const { rows } = await owner.query("select id from categories where site_id = $1 and path = 'sarees'", [two.id])
  const said = { of: 'Sarees', text: 'साड़ियाँ', place: 'Title' }
  await putWords(ctx, 'category', [{ id: rows[0].id, words: { 'hi-IN': [said] } }])
  const saree = { path: 'later', name: 'Later', brand: 'KASHI', categories: ['sarees', 'cloth'] }
  const [later] = await importProducts(ctx, [
    { ...saree, description: '<p>Soft &amp; light</p>', ...sizes('LAT', [1, 2], [1, 1]) },
  ])
  const words = async () =>
    (await owner.query('select words::text from product_words where product_id = $1', [later?.id])).rows[0].words
  const written = await words()
  for (const word of [/'!kashi'/, /'cloth'/, /'lat'/, /'light'/, /[\u0900-\u097f]/]) expect(written).toMatch(word)
  await keepWords(ctx, [later?.id ?? ''])
  expect(await words()).toBe(written)
})

describe('an import with an invalid item adds nothing', () => {
  const count = async () => (await owner.query('select count(*)::int from products')).rows[0].count
  const like = (path: string, sku: string) =>
    ({ ...products[0], path, ...sizes(sku, [1], [1]) }) as (typeof products)[0]

  test.each([
    ['an SKU that is taken', [like('a', 'A'), like('b', 'SAR')], 'variants.0.sku'],
    ['an SKU that stands twice', [like('a', 'A'), like('b', 'A')], 'variants.0.sku'],
    ['a path that is taken', [like('a', 'A'), like('vase', 'B')], 'path'],
    ['a path that stands twice', [like('a', 'A'), like('a', 'B')], 'path'],
    ['a category that is not there', [like('a', 'A'), { ...like('b', 'B'), categories: ['metal'] }], 'categories'],
  ])('%s', async (_, given, field) => {
    const before = await count()
    await expect(importProducts(await two.ctx(), given)).rejects.toMatchObject({ faults: [{ field }] })
    expect(await count()).toBe(before)
  })

  test('categories that are parents of each other', async () => {
    const circle = [
      { path: 'hen', title: 'Hen', parent: 'egg' },
      { path: 'egg', title: 'Egg', parent: 'hen' },
    ]
    await expect(importCategories(await two.ctx(), circle)).rejects.toMatchObject({ faults: [{ field: 'parent' }] })
  })
})
