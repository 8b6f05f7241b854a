import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { importCategory, listCategories } from '../../src/server/modules/selling/categories/index.ts'
import { createCustomField, listCustomFields } from '../../src/server/modules/selling/custom-fields/custom-fields.ts'
import { importProduct } from '../../src/server/modules/selling/products/index.ts'
import { facetsOf, readFacetSource } from '../../src/server/modules/selling/search/index.ts'
import { changeStocks } from '../../src/server/modules/selling/stock/index.ts'
import { transaction } from '../../src/server/platform/context.ts'
import { recordReads } from '../../src/server/render/reads.ts'
import { changePrices, testCatalog } from '../support/selling/catalogue.ts'
import { doJobs } from '../support/selling/shopping.ts'

/** Filters are read from values that are cached product by product: all that changes them must show (decision 003). */

const app = await testCatalog()
const { one } = app
const ctx = await one.ctx()
const { token } = await one.signIn({ userType: 'STAFF', permissions: ['catalogue'] })

const field = await createCustomField(ctx, {
  ...{ owner: 'PRODUCT', name: 'Weave', type: 'CHOICE', choices: ['Plain', 'Twill'] },
  ...{ unit: '', heading: '', filterable: false },
})
await importCategory(ctx, { path: 'gifts', title: 'Gifts' })
const product = await importProduct(ctx, {
  ...{ path: 'kurta', name: 'Kurta', brand: 'Neelgarh', categories: ['home', 'gifts'] },
  ...{ options: [{ name: 'Size', values: ['S', 'M'] }], custom: { [field]: 'Twill' } },
  variants: ['S', 'M'].map((size, at) => ({
    ...{ sku: `kurta-${size}`, price: 60_000, mrp: 80_000 + at, stock: 2, options: { Size: size } },
  })),
})
const [small = ''] = product.variantIds

/** As a page shows them, and as they are. */
const shown = () => recordReads(ctx, new Set()).facets({})
const stored = () =>
  transaction(ctx, async (ctx) => facetsOf(await readFacetSource(ctx, {}), {}, await listCategories(ctx)))

async function change(what: object): Promise<void> {
  const { body } = await one.call('GET', `/api/v1/products/${product.id}`, { token })
  const variants = body.data.variants.map((variant: { stock: number }) => ({ ...variant, stockSeen: variant.stock }))
  const changed = { ...body.data, variants, taxConfirmed: true, ...what }
  expect((await one.call('PUT', `/api/v1/products/${product.id}`, { token, body: changed })).status).toBe(200)
}

const acts: [name: string, act: () => Promise<unknown>][] = [
  ['a lower price', () => changePrices(one, product, { price: 4_000, mrp: 80_000 })],
  ['a size that is sold out', () => changeStocks(ctx, [{ variantId: small, quantity: -2, reason: 'CORRECTED' }])],
  ['a field that becomes a filter', () => filter({ filterable: true })],
  ['another value of the field', () => change({ custom: { [field]: 'Plain' } })],
  ['a field that is a filter no longer', () => filter({ filterable: false })],
  ['another name of a brand', () => rename('Neelgarh', 'Neelgarh Mills')],
  ['a category that is deleted', () => remove('gifts')],
  ['a product that is no longer sold', () => change({ status: 'DRAFT' })],
]

async function filter(what: object): Promise<void> {
  const own = (await listCustomFields(ctx)).find(({ _id }) => _id === field)
  const body = { ...own, ...what }
  expect((await one.call('PUT', `/api/v1/custom-fields/${field}`, { token, body })).status).toBe(200)
  // A visitor comes before its values are counted.
  await shown()
  await doJobs(app, new Date(Date.now() + 60_000))
}

async function rename(name: string, to: string): Promise<void> {
  const { body } = await one.call('GET', '/api/v1/brands', { token, query: { q: name } })
  const { _id, path } = body.data[0]
  expect((await one.call('PUT', `/api/v1/brands/${_id}`, { token, body: { name: to, path } })).status).toBe(200)
}

async function remove(path: string): Promise<void> {
  const found = (await listCategories(ctx)).find((category) => category.path === path)
  expect((await one.call('DELETE', `/api/v1/categories/${found?._id}`, { token })).status).toBe(200)
}

// Shows B276.
test.each(acts)('filters show %s at once', async (_, act) => {
  const before = await shown()
  await act()
  const after = await shown()
  expect(after).not.toEqual(before)
  expect(after).toEqual(await stored())
})

test('a size of one product that is back reads the values of that one alone', async () => {
  await change({ status: 'PUBLISHED' })
  await shown()
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await changeStocks(ctx, [{ variantId: small, quantity: 2, reason: 'CORRECTED' }])
  query.mockClear()
  await shown()
  const asked = query.mock.calls.map(([asked]) => asked as unknown as pg.QueryConfig)
  query.mockRestore()
  const rows = asked.filter(({ text }) => text.includes(`'options', "variants"."options"`))
  expect(rows.map(({ values }) => values)).toEqual([expect.arrayContaining([[product.id]])])
})
