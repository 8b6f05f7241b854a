import { describe, expect, test } from 'vitest'
import { createPage } from '../../src/server/modules/content/pages/index.ts'
import { testApp } from '../support/app.ts'
import { photo, upload } from '../support/files/upload.ts'
import { overHttp } from '../support/outside/http.ts'
import { asForm } from '../support/selling/owned-catalogue.ts'

const { app, one, two } = await testApp()
const get = await overHttp(app)

for (const site of [one, two])
  await createPage(await site.ctx(), {
    kind: 'template',
    key: 'product',
    title: 'product',
    document: { sections: [{ id: 'a', type: 'product-detail' }] },
  })

describe("a product's page", () => {
  // Shows R6.
  test('tells search engines its name, price and availability', async () => {
    const { path } = await one.product({ name: 'Brass "Diya" </script>', price: 49_900, category: 'lamps' })
    const { text } = await get(one.host, `/p/${path}`)
    const data = [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
      JSON.parse(json),
    )
    expect(data).toContainEqual(
      expect.objectContaining({
        '@type': 'Product',
        name: 'Brass "Diya" </script>',
        offers: expect.objectContaining({ price: '499.00', priceCurrency: 'INR' }),
      }),
    )
    expect(data).toContainEqual(expect.objectContaining({ '@type': 'BreadcrumbList' }))
    expect(text).toContain('<meta property="og:type" content="product"/>')
  })

  // Shows S34.
  test('tells search engines each SKU with its own price and stock', async () => {
    const variant = (set: string, price: number, stock: number) => ({
      sku: `thali-${set}`,
      options: { Set: set },
      price,
      mrp: price,
      stock,
    })
    const { path } = await one.product({
      name: 'Thali',
      options: [{ name: 'Set', values: ['One', 'Four', 'Six'] }],
      variants: [variant('One', 231_000, 5), variant('Four', 441_050, 2), variant('Six', 600_000, 0)],
    })
    const { text } = await get(one.host, `/p/${path}`)
    const [, json = ''] = text.match(/<script type="application\/ld\+json">([^<]*"@type":"Product".*?)<\/script>/) ?? []
    const { sku, offers } = JSON.parse(json)
    expect(sku).toBeUndefined()
    expect(offers).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: '2310.00',
      highPrice: '6000.00',
      offerCount: 3,
      offers: [
        { sku: 'thali-One', price: '2310.00', availability: 'https://schema.org/InStock' },
        { sku: 'thali-Four', price: '4410.50', availability: 'https://schema.org/InStock' },
        { sku: 'thali-Six', price: '6000.00', availability: 'https://schema.org/OutOfStock' },
      ],
    })
  })

  test('tells search engines its barcode and what it weighs', async () => {
    const variants = [{ sku: 'heavy', price: 100, mrp: 100, stock: 1, weight: 250, barcode: '4006381333931' }]
    const { path } = await one.product({ name: 'Heavy', variants })
    const { text } = await get(one.host, `/p/${path}`)
    expect(text).toContain('"gtin":"4006381333931"')
    expect(text).toContain('"weight":{"@type":"QuantitativeValue","value":250,"unitCode":"GRM"}')
  })

  // Shows B154.
  test('tells search engines the own fields of each variant, pictures by their address', async () => {
    const { token } = await one.signIn({ userType: 'ADMIN' })
    const field = async (name: string, type: string): Promise<string> => {
      const body = { owner: 'VARIANT', name, type }
      return (await one.call('POST', '/api/v1/custom-fields', { token, body })).body.data._id
    }
    const [lining, label] = [await field('Lining', 'TEXT'), await field('Label', 'PICTURE')]
    const bytes = await photo(40, 40).png().toBuffer()
    const picture: string = (await upload(one, { token, bytes })).body.data._id
    const variant = (size: string) => ({ sku: `coat-${size}`, options: { Size: size }, price: 100, mrp: 100, stock: 1 })
    const { id, path } = await one.product({
      name: 'Coat',
      options: [{ name: 'Size', values: ['S', 'M'] }],
      variants: [variant('S'), variant('M')],
    })
    const form = asForm((await one.call('GET', `/api/v1/products/${id}`, { token })).body.data)
    form.variants[0].custom = { [lining]: 'Silk', [label]: picture }
    expect((await one.call('PUT', `/api/v1/products/${id}`, { token, body: form })).status).toBe(200)
    const { text } = await get(one.host, `/p/${path}`)
    const [, json = ''] = text.match(/<script type="application\/ld\+json">([^<]*"@type":"Product".*?)<\/script>/) ?? []
    const [small, medium] = JSON.parse(json).offers.offers
    expect(small.additionalProperty).toEqual([
      { '@type': 'PropertyValue', name: 'Lining', value: 'Silk' },
      { '@type': 'PropertyValue', name: 'Label', value: expect.stringMatching(`^https?://.*/media/${picture}/960$`) },
    ])
    expect(medium).not.toHaveProperty('additionalProperty')
  })

  test('is not found under another site', async () => {
    const { path } = await one.product({ name: 'Only here', path: 'only-here' })
    expect((await get(two.host, `/p/${path}`)).status).toBe(404)
  })
})
