import { describe, expect, test } from 'vitest'
import { example } from '../../../tests/support/examples/product-detail.ts'
import { product, shopHtml, shopReads } from '../../../tests/support/shop.tsx'
import { productDetail } from './index.ts'

const kurta = product({
  name: 'Sanganeri Kurta',
  path: 'kurta',
  price: 179_000,
  mrp: 219_000,
  options: [{ name: 'Size', values: ['S', 'M'] }],
  variants: [
    { _id: 'v-s', sku: 'K-S', options: { Size: 'S' }, price: 179_000, mrp: 219_000, stock: 0 },
    { _id: 'v-m', sku: 'K-M', options: { Size: 'M' }, price: 189_000, mrp: 219_000, stock: 3 },
  ],
  variantCount: 2,
  basicDetails: {
    media: [
      { id: 'picturefront', alt: 'On a hanger' },
      { id: 'back', alt: '' },
    ],
  },
})
const other = product({ name: 'Another one' })

const page = (path: string, products = [kurta, other]) =>
  shopHtml(productDetail, example, shopReads(products).reads, { path: `/p/${path}`, params: { path } })

describe("a product's page", () => {
  test('shows name, brand, prices, taxes, options, words and facts without script', async () => {
    const html = await page('kurta')
    expect(html).toMatch(/<h1[^>]*>Sanganeri Kurta<\/h1>/)
    expect(html).toContain('Kosi Looms')
    expect(html.replace(/<!-- -->/g, '')).toContain('₹1,790 – ₹1,890')
    expect(html).toContain('Inclusive of all taxes')
    expect(html).toMatch(/<legend[^>]*>Size/)
    expect(html.match(/type="radio"/g)).toHaveLength(2)
    expect(html).toContain('<p>Woven by hand.</p>')
    expect(html).toMatch(/<dt[^>]*>Weave<\/dt>/)
  })

  test('does not keep the first picture waiting, and leads to the others by links', async () => {
    const html = await page('kurta')
    expect(html).toMatch(/<img[^>]*front[^>]*loading="eager" fetchPriority="high"/i)
    const [, target] = html.match(/href="#([^"]+-1)"/) ?? []
    expect(html).toContain(`<figure id="${target}"`)
  })

  test('shows the colour of a value, or its picture, beside its name', async () => {
    const options = [
      {
        name: 'Colour',
        values: ['Indigo', 'Madder', 'Plain'],
        looks: [
          { value: 'Indigo', picture: '', swatch: '#26307a' },
          { value: 'Madder', picture: 'pictureofback', swatch: '' },
        ],
      },
    ]
    const html = await page('dyed', [product({ path: 'dyed', options })])
    expect(html).toMatch(/class="swatch" style="background-color:#26307a"[^>]*><\/i>(<!-- -->)?Indigo/)
    expect(html).toMatch(/<img[^>]*\/media\/pictureofback\/[^>]*class="[^"]*swatch[^>]*>(<!-- -->)?Madder/)
    expect(html).toMatch(/<span>(<!-- -->)?Plain/)
  })

  test('marks a size that is gone', async () => {
    expect(await page('kurta')).toMatch(/data-gone=""><input[^>]*value="S"/)
  })

  test('shows how many are left of the only variant, and that it is sold out', async () => {
    const variant = { _id: 'v', sku: 'x', options: {}, price: 1_000, mrp: 1_000 }
    const few = product({ path: 'few', variants: [{ ...variant, stock: 3 }] })
    expect(await page('few', [few])).toContain('Only 3 left')
    const gone = product({ path: 'gone', inStock: false, variants: [{ ...variant, stock: 0 }] })
    expect(await page('gone', [gone])).toMatch(/<button[^>]*disabled=""[^>]*><span>Sold out/)
  })

  test('shows others of its category, and not itself', async () => {
    const html = await page('kurta')
    expect(html).toContain('You may also like')
    expect(html.match(/class="product-card"/g)).toHaveLength(1)
    expect(html).toContain('Another one')
  })

  test('has this browser keep that it was looked at', async () => {
    expect(await page('kurta')).toContain(`"id":"${kurta._id}"`)
    const elsewhere = await shopHtml(productDetail, example, shopReads([kurta]).reads, { path: '/', params: {} })
    expect(elsewhere).not.toContain('remember-product')
  })

  test('shows nothing for a product that is not there', async () => {
    expect(await page('none')).toBe('')
  })
})
