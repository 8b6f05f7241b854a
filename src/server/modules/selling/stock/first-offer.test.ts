import { expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { importCategory } from '../categories/index.ts'
import { importProduct } from '../products/index.ts'
import { firstOffer } from './offer.ts'

const { one, owner } = await testApp()
await importCategory(await one.ctx(), { path: 'clay', title: 'Clay' })

const plain = { price: 90_000, mrp: 95_000, stock: 3, salePrice: null, saleFrom: null, saleUntil: null }
const gone = { ...plain, stock: 0 }
const [past, future] = ['2020-01-01T00:00:00.000Z', '2090-01-01T00:00:00.000Z']

test.each([
  ['one variant', [plain]],
  ['a cheaper variant that is out of stock', [plain, { ...plain, price: 10_000, mrp: 20_000, stock: 0 }]],
  ['nothing in stock', [gone, { ...gone, price: 10_000 }]],
  ['two equal prices', [plain, { ...plain, mrp: 99_000 }]],
  ['a sale that is on', [plain, { ...plain, price: 94_000, salePrice: 50_000, saleFrom: past }]],
  ['a sale that ends later', [plain, { ...plain, price: 94_000, salePrice: 50_000, saleUntil: future }]],
  ['a sale that is over', [plain, { ...plain, price: 94_000, salePrice: 50_000, saleUntil: past }]],
  ['a sale that begins later', [plain, { ...plain, price: 94_000, salePrice: 50_000, saleFrom: future }]],
])('a new product is written at once with the price that its variants give it: %s', async (name, given) => {
  const path = name.replaceAll(' ', '-')
  const values = given.map((_, at) => `S${at}`)
  const variants = given.map((variant, at) => ({ ...variant, sku: `${path}-${at}`, options: { Size: `S${at}` } }))
  const { id } = await importProduct(await one.ctx(), {
    ...{ path, name, brand: '', categories: ['clay'], options: [{ name: 'Size', values }], variants },
  })
  const { rows } = await owner.query(
    `select p.price::int, p.mrp::int, p.in_stock as "inStock", p.cmin::text::int < v.cmin::text::int as "beforeVariants"
      from products p join variants v on v.site_id = p.site_id and v.product_id = p.id where p.id = $1 limit 1`,
    [id],
  )
  expect(rows).toEqual([{ ...firstOffer(given, new Date()), beforeVariants: true }])
})
