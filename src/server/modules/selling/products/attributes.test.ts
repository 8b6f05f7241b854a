import { describe, expect, test } from 'vitest'
import { testOwnedCatalogue } from '../../../../../tests/support/owned-catalogue.ts'
import { importProduct } from './index.ts'

const { one, call, kurta, stored } = await testOwnedCatalogue()

const inShop = async (path: string) =>
  (await one.call('GET', '/api/public/product', { query: { path } })).body.data.variants[0]

/** A product with one variant that has these attributes besides. */
const alone = (attributes: object, more: object = {}) =>
  kurta({ options: [], variants: [{ sku: 'alone', price: 1, mrp: 1, ...attributes }], ...more })

describe("a variant's weight", () => {
  test('is kept as it was entered, shown in the shop, and empty where nobody gave it', async () => {
    const product = await stored(alone({ sku: 'box', weight: 250 }, { path: 'box' }))
    expect(product.variants[0].weight).toBe(250)
    expect((await inShop('box')).weight).toBe(250)
    const [small] = (await stored()).variants
    expect(small.weight).toBeNull()
  })

  test('is changed alone, and taken away again', async () => {
    const product = await stored({ path: 'weighed' })
    const [small, medium] = product.variants
    const weighed = await call('PUT', `/products/${product._id}`, {
      ...product,
      variants: [{ ...small, weight: 180 }, medium],
    })
    expect(weighed.body.data.variants).toMatchObject([{ weight: 180 }, { weight: null }])
    expect((await inShop('weighed')).weight).toBe(180)
    const { revision } = weighed.body.data
    const bare = await call('PUT', `/products/${product._id}`, { ...product, revision })
    expect(bare.body.data.variants[0].weight).toBeNull()
  })

  test.each([
    [0, 'Please give 1 gram or more.'],
    [12.5, 'Please give whole grams.'],
    [2_000_000, 'Please give at most 10,00,000 grams.'],
    ['heavy', 'Please give the weight in grams.'],
  ])('is refused at its field: %j', async (weight, text) => {
    const { status, body } = await call('POST', '/products', alone({ weight }))
    expect(status).toBe(400)
    expect(body.errors[0]).toMatchObject({ field: 'variants.0.weight', defaultMessage: text })
  })

  test('comes with an imported product', async () => {
    const variants = [{ sku: 'imported', price: 1, mrp: 1, weight: 90 }]
    await importProduct(await one.ctx(), { path: 'imported', name: 'Imported', categories: ['toys'], variants })
    expect((await inShop('imported')).weight).toBe(90)
  })
})
