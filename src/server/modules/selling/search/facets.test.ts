import { expect, test } from 'vitest'
import { testCatalog } from '../../../../../tests/support/catalogue.ts'
import { countFacets, facetsOf, listForSale } from './index.ts'

const { one } = await testCatalog()

test('facets have the brands and the price range of a category or a text', async () => {
  const ctx = await one.ctx()
  expect(await countFacets(ctx, { category: 'home' })).toEqual({
    brands: [
      { name: 'Aangan', path: 'aangan', count: 2 },
      { name: 'Kashi', path: 'kashi', count: 1 },
    ],
    priceMin: 5_000,
    priceMax: 450_000,
  })
  expect(await countFacets(ctx, { text: 'zzzzqqq' })).toEqual({ brands: [], priceMin: 0, priceMax: 0 })
})

test('facets of few products come from cached items, with the same result', async () => {
  const ctx = await one.ctx()
  for (const category of ['home', 'textiles', 'toys', 'nothing']) {
    const { ids } = await listForSale(ctx, { sort: 'created', page: 0, size: 24, category })
    expect(await facetsOf(ctx, ids)).toEqual(await countFacets(ctx, { category }))
  }
})
