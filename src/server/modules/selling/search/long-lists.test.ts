import { beforeAll, describe, expect, test } from 'vitest'
import { testCatalog } from '../../../../../tests/support/selling/catalogue.ts'
import type { ProductQuery } from '../../../../sections/define/reads.ts'
import type { ListFilters } from '../../../../shared/selling/catalogue/list-filters.ts'
import { listCategories } from '../categories/index.ts'
import { keepWords } from '../products/index.ts'
import { facetsOf, listForSale, narrowedSource, readFacetSource } from './index.ts'

const { owner, one } = await testCatalog()
const ctx = await one.ctx()
const categories = await listCategories(ctx)
const made = 2_100

/** Bowls of two brands, half of them dear, some with a discount; as many as no list counts. */
beforeAll(async () => {
  const { rows } = await owner.query(
    `insert into products (site_id, path, name, brand_id, summary, description, facts, hsn, gst_rate, price, mrp, in_stock)
    select p.site_id, 'bowl-' || n, 'Carved bowl', case n % 3 when 0 then b.id else p.brand_id end, '', '', '[]', '6912', 5,
      case n % 2 when 0 then 90000 else 10000 end, 100000, true
    from products p, brands b, generate_series(1, ${made}) n
    where p.path = 'terracotta-lamp' and p.site_id = $1 and b.site_id = $1 and b.name = 'Kashi' returning id`,
    [one.id],
  )
  await owner.query(`insert into product_categories (site_id, category_id, product_id)
    select p.site_id, c.id, p.id from products p join categories c on c.site_id = p.site_id and c.path = 'toys' where p.path like 'bowl-%'`)
  await keepWords(
    ctx,
    rows.map(({ id }) => id),
  )
}, 120_000)

const totalWith = async (filters: ListFilters) =>
  (await listForSale(ctx, { sort: 'created', page: 0, size: 1, ...filters })).total
const facetsFor = async (base: { text?: string }, filters: ListFilters) => {
  const source = await readFacetSource(ctx, base)
  return facetsOf(await narrowedSource(ctx, base, source, filters), filters, categories)
}

// Shows B145.
test('a price alone lists all that costs as much, the newest first, also where that is more than is ranked', async () => {
  const list = { size: 5, page: 0 }
  const newest = await listForSale(ctx, { ...list, sort: 'created', priceTo: 50_000 })
  const said = await listForSale(ctx, { ...list, sort: 'relevance', text: 'under 500' })
  expect(said).toEqual(newest)
  expect(said.ids).toHaveLength(5)
  expect(said.total).toBeGreaterThan(1_000)
})

describe('words that more products have than are counted', () => {
  const page = { size: 5, page: 0 }

  // Shows B145.
  test.each(['relevance', 'created', 'price-low'] as const)(
    'with a price are counted exactly, sorted by %s',
    async (sort) => {
      const { ids, total } = await listForSale(ctx, { ...page, sort, text: 'carved bowl under 500' })
      const { rows } = await owner.query(
        `select count(*)::integer as count from products where path like 'bowl-%' and price <= 50000`,
      )
      expect([ids.length, total]).toEqual([5, rows[0].count])
    },
  )

  test('with a filter list what meets it, each once, to the last page', async () => {
    const found = new Set<string>()
    const list = {
      sort: 'relevance' as const,
      text: 'carved bowl',
      size: 100,
      brand: ['kashi'],
    } satisfies Partial<ProductQuery>
    for (let at = 0; at < 8; at++) for (const id of (await listForSale(ctx, { ...list, page: at })).ids) found.add(id)
    const { rows } = await owner.query(
      `select p.id from products p join brands b on b.site_id = p.site_id and b.id = p.brand_id where b.path = 'kashi' and p.path like 'bowl-%'`,
    )
    expect(found).toEqual(new Set(rows.map(({ id }) => id)))
  })

  test('with a price that none has are looked for without it', async () => {
    const { total } = await listForSale(ctx, { ...page, sort: 'relevance', text: 'carved bowl under 50' })
    expect(total).toBe(2_000)
  })
})

describe('the filters of a list of more than 1,000 products', () => {
  // Shows B278.
  test.each<ListFilters>([
    {},
    { priceTo: 50_000 },
    { brand: ['kashi'] },
    { brand: ['kashi'], discount: 20, inStock: true },
  ])('say how many products each brand has with %j', async (filters) => {
    const { brands, isPartial } = await facetsFor({}, filters)
    expect([isPartial, brands.map(({ path }) => path)]).toEqual([false, ['aangan', 'kashi']])
    for (const { path, count } of brands) expect(await totalWith({ ...filters, brand: [path] })).toBe(count)
  })

  // Shows B278.
  test('offer what its newest products have without a number, and what is chosen', async () => {
    const { inStock, categories: mains, ratings, discounts } = await facetsFor({}, { rating: 4 })
    expect([inStock, ratings]).toEqual([null, [{ value: '4', label: '4', count: null }]])
    expect(mains).toEqual([{ value: 'toys', label: 'Toys', count: null }])
    expect(discounts.map(({ value, count }) => [value, count])).toContainEqual(['10', null])
  })

  // Shows B278.
  test('say that there are more where a search has more matches than are counted', async () => {
    const { brands, isPartial } = await facetsFor({ text: 'bowl' }, {})
    expect([isPartial, brands.reduce((sum, { count }) => sum + count, 0)]).toEqual([true, 2_000])
    expect((await facetsFor({ text: 'lamp' }, {})).isPartial).toBe(false)
  })
})
