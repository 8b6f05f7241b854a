import { expect, test } from 'vitest'
import { testCatalog } from '../../../../../tests/support/selling/catalogue.ts'
import { facetsOf, readFacetSource } from './index.ts'

const { one } = await testCatalog()

test('facets have the brands and the price range of a category or a text', async () => {
  const ctx = await one.ctx()
  const home = facetsOf(await readFacetSource(ctx, { category: 'home' }), {}, [])
  expect(home.brands).toEqual([
    { name: 'Aangan', path: 'aangan', count: 2 },
    { name: 'Kashi', path: 'kashi', count: 1 },
  ])
  expect(home).toMatchObject({ priceMin: 5_000, priceMax: 450_000 })
  const nothing = facetsOf(await readFacetSource(ctx, { text: 'zzzzqqq' }), {}, [])
  expect(nothing).toMatchObject({ brands: [], priceMin: 0, priceMax: 0, options: [], inStock: 0 })
})
