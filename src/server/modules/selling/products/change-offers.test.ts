import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import type { StoredVariant } from '../../../../shared/selling/catalogue/variants.ts'
import { importCategory } from '../categories/index.ts'
import { changeOffers, importProducts, readSeveralForEditing } from './index.ts'
import { changeProduct } from './products.ts'

const { one, two, owner } = await testApp()
const start = Date.parse('2030-01-01T00:00:00Z')
const [begins, ends] = [0, 2].map((days) => new Date(start + days * 86_400_000).toISOString())

/** Changes of each product’s variants, by their place. */
const wanted: Record<string, Partial<StoredVariant>[]> = {
  // The first is sold out, so lists show the price of the second.
  kurta: [
    { price: 80_000, stock: 0 },
    { price: 95_000, mrp: 99_000 },
  ],
  stole: [{ stock: 9 }],
  shawl: [{ price: 70_000, salePrice: 60_000, saleFrom: begins, saleUntil: ends }],
  vase: [{ mrp: 110_000 }],
  bowl: [{}],
}

const ids = new Map<number, string[]>()

beforeAll(async () => {
  for (const site of [one, two]) {
    const ctx = await site.ctx()
    await importCategory(ctx, { path: 'all', title: 'All' })
    const products = Object.entries(wanted).map(([path, variants]) => ({
      ...{ path, name: `The ${path}`, categories: ['all'], options: [{ name: 'Size', values: ['0', '1'] }] },
      variants: variants.map((_, at) => ({
        ...{
          sku: `${path}-${at}`,
          options: { Size: `${at}` },
          price: 90_000,
          mrp: 100_000,
          stock: path === 'stole' ? 0 : 5,
        },
      })),
    }))
    ids.set(
      site.id,
      (await importProducts(ctx, products)).map(({ id }) => id),
    )
  }
})

/** The products of a site with what is wanted of their variants. */
async function changesAt(site: typeof one) {
  const held = await readSeveralForEditing(await site.ctx(), ids.get(site.id) ?? [])
  return [...held.values()].map(({ currency: _, ...product }) => ({
    ...{ ...product, id: product._id, taxConfirmed: true },
    variants: product.variants.map((variant, at) => ({
      ...{ ...variant, stockSeen: variant.stock },
      ...wanted[product.path]?.[at],
    })),
  }))
}

const written = {
  products: `select path, price, mrp, in_stock, revision from products where site_id = $1`,
  variants: `select sku, v.options, v.price, v.mrp, sale_price, sale_from, sale_until, stock, position, custom from variants v
    where site_id = $1`,
  ledger: `select sku, quantity, reason from stock_moves m join variants v on v.id = variant_id where m.site_id = $1`,
  jobs: `select name, case name when 'stock.sale' then start_after end as start_after from jobs.job
    where name like 'stock.%' and (data->>'siteId')::int = $1`,
}

async function rowsAt(site: typeof one) {
  const rows: Record<string, unknown[]> = {}
  for (const [name, sql] of Object.entries(written))
    rows[name] = (await owner.query(`select to_jsonb(t) as row from (${sql}) t order by row`, [site.id])).rows
  return rows
}

describe('prices, sales and stock of several products', () => {
  test('are changed together as they are one by one', async () => {
    for (const { id, revision, ...product } of await changesAt(one))
      await changeProduct(await one.ctx(), id, product, revision)
    await changeOffers(await two.ctx(), await changesAt(two))
    const rows = await rowsAt(two)
    expect(rows).toEqual(await rowsAt(one))
    expect(rows.products).toContainEqual({
      row: expect.objectContaining({ path: 'kurta', price: 95_000, mrp: 99_000 }),
    })
    expect(rows.jobs?.length).toBe(4)
  })

  test.each([
    ['one that was changed meanwhile', 'product.stale', { revision: 1 }],
    ['one that is not there', 'product.gone', { id: '00000000-0000-4000-8000-000000000001' }],
    ['a variant of another product', 'variant.notFound', { _id: '00000000-0000-4000-8000-000000000002' }],
    ['a price above the MRP', 'price.mrp', { price: 900_000 }],
    ['less than nothing in stock', 'stock.tooLittle', { stock: 0, stockSeen: 99 }],
  ])('are refused with %s, and none is changed', async (_, code, wrong) => {
    const before = await rowsAt(two)
    const [first, last] = (await changesAt(two)).slice(0, 2)
    if (!first || !last) throw new Error('there are no products')
    const { id, revision, ...ofVariant } = { id: last.id, revision: last.revision, ...wrong }
    const variants = last.variants.map((variant, at) => (at === 0 ? { ...variant, ...ofVariant } : variant))
    const given = [
      { ...first, variants: first.variants.map((variant) => ({ ...variant, stock: variant.stock + 1 })) },
      { id, revision, variants },
    ]
    await expect(changeOffers(await two.ctx(), given)).rejects.toMatchObject({ code })
    expect(await rowsAt(two)).toEqual(before)
  })
})
