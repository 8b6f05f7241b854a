import { describe, expect, test } from 'vitest'
import { testOwnedCatalogue } from '../../../../../tests/support/selling/owned-catalogue.ts'
import { importProduct } from './index.ts'

const { one, call, kurta, stored } = await testOwnedCatalogue()

const inShop = async (path: string) =>
  (await one.call('GET', '/api/public/product', { query: { path } })).body.data.variants[0]

/** A product whose single variant has these attributes. */
const alone = (attributes: object, more: object = {}) =>
  kurta({ options: [], variants: [{ sku: 'alone', price: 1, mrp: 1, ...attributes }], ...more })

describe("a variant's weight", () => {
  test('is stored as entered, shown in the shop, and empty if not given', async () => {
    const product = await stored(alone({ sku: 'box', weight: 250 }, { path: 'box' }))
    expect(product.variants[0].weight).toBe(250)
    expect((await inShop('box')).weight).toBe(250)
    const [small] = (await stored()).variants
    expect(small.weight).toBeNull()
  })

  test('can be changed and removed by itself', async () => {
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
    [0, 'Enter 1 gram or more.'],
    [12.5, 'Enter whole grams.'],
    [2_000_000, 'Enter at most 10,00,000 grams.'],
    ['heavy', 'Enter the weight in grams.'],
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

describe("a variant's barcode", () => {
  test.each(['96385074', '036000291452', '4006381333931', '18901234567897', ''])('is kept: %j', async (barcode) => {
    const path = `coded-${barcode}`.replace(/-$/, '')
    const product = await stored(alone({ sku: path, barcode: ` ${barcode}` }, { path }))
    expect(product.variants[0].barcode).toBe(barcode)
    expect((await inShop(path)).barcode).toBe(barcode)
  })

  test('may equal that of another variant, and stays when other fields change', async () => {
    const product = await stored()
    const coded = product.variants.map((variant: object) => ({ ...variant, barcode: '4006381333931' }))
    const first = await call('PUT', `/products/${product._id}`, { ...product, variants: coded })
    const [small] = first.body.data.variants
    const renamed = { ...product, revision: 2, variants: [{ ...small, stockSeen: small.stock, price: 1 }, coded[1]] }
    const { body } = await call('PUT', `/products/${product._id}`, renamed)
    expect(body.data.variants).toMatchObject([{ barcode: '4006381333931', price: 1 }, { barcode: '4006381333931' }])
  })

  test.each([
    ['4006381333932', 'The last digit of the barcode does not fit the others.'],
    ['9638507', 'A barcode has 8, 12, 13 or 14 digits.'],
    ['40063813339A1', 'A barcode has 8, 12, 13 or 14 digits.'],
    ['12345678901', 'A barcode has 8, 12, 13 or 14 digits.'],
  ])('is refused at its field: %s', async (barcode, text) => {
    const { status, body } = await call('POST', '/products', alone({ barcode }))
    expect(status).toBe(400)
    expect(body.errors).toMatchObject([{ field: 'variants.0.barcode', defaultMessage: text }])
  })
})
