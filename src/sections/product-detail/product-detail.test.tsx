import { describe, expect, test } from 'vitest'
import { example } from '../../../tests/support/examples/product-detail.ts'
import { words } from '../../../tests/support/screens/personal.tsx'
import { product, shopHtml, shopReads } from '../../../tests/support/screens/shop.tsx'
import { productDetail } from './product-detail.tsx'

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
      { id: 'picturefront', alt: 'On a hanger', url: '/media/picturefront/960' },
      { id: 'back', alt: '', url: '/media/unknown/960' },
    ],
  },
})
const other = product({ name: 'Another one' })

const page = (path: string, products = [kurta, other], query = {}) =>
  shopHtml(productDetail, example, shopReads(products).reads, { path: `/p/${path}`, params: { path }, query })

describe("a product's page", () => {
  // Shows R6.
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

  // Shows B163.
  test('has chosen what its address names, and nothing for what it does not have', async () => {
    const named = await page('kurta', [kurta, other], { variant: 'K-M' })
    expect(named.match(/<input[^>]*checked=""[^>]*>/g)).toEqual([expect.stringContaining('value="M"')])
    expect(named).toContain('₹1,890')
    expect(await page('kurta', [kurta, other], { variant: 'K-XL' })).not.toContain('checked=""')
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

describe('what stands below the product', () => {
  const tea = product({
    path: 'tea',
    price: 24_900,
    mrp: 30_000,
    countryOfOrigin: 'IN',
    makerRole: 'PACKER',
    maker: 'Kosi Looms\n4 River Road',
    consumerCare: '1800 000 000',
    netQuantity: 250,
    sizeGuide: { _id: 'g', title: 'Cups', note: '<p>By hand.</p>', columns: ['Size', 'ml'], rows: [['M', '180']] },
  })

  // Shows B149.
  test('shows the legal declarations, and omits those that are empty', async () => {
    const html = await page('tea', [tea])
    expect(html).toContain('Product information')
    expect(html).toMatch(/Country of origin<\/dt><dd[^>]*>India/)
    expect(html).toMatch(/Packed by<\/dt><dd[^>]*>Kosi Looms\n4 River Road/)
    expect(html).toMatch(/Net quantity<\/dt><dd[^>]*>250 g/)
    expect(html).toMatch(/MRP, inclusive of all taxes<\/dt><dd[^>]*>₹300/)
    expect(html).toMatch(/Unit price<\/dt><dd[^>]*>₹99.60 per 100 g/)
    expect(html.match(/₹99.60 per 100 g/g)?.length).toBeGreaterThan(1)
    expect(html).not.toContain('Manufactured by')
    expect(await page('kurta')).not.toContain('Product information')
  })

  // Shows B149.
  test('shows the MRP beside whatever else is declared, and of a size the sides that are known', async () => {
    const variant = {
      _id: 'v',
      sku: 'scarf',
      options: {},
      price: 1_000,
      mrp: 1_200,
      stock: 1,
      length: 1_800,
      width: 700,
    }
    const html = await page('scarf', [product({ path: 'scarf', variants: [variant] })])
    expect(html).toMatch(/MRP, inclusive of all taxes<\/dt><dd[^>]*>₹12</)
    expect(html).toMatch(/Size<\/dt><dd[^>]*>Length 1,800 mm, Width 700 mm</)
    const unlisted = product({ path: 'unlisted', countryOfOrigin: 'IN', variants: [{ ...variant, mrp: 0 }] })
    expect(await page('unlisted', [unlisted])).not.toContain('MRP, inclusive')
  })

  const field = (value: string) => ({ _id: 'f', name: 'Lining', type: 'TEXT' as const, unit: '', heading: '', value })
  const coat = (weights: number[], linings: string[]) =>
    product({
      path: 'coat',
      options: [
        { name: 'Size', values: ['S', 'M'] },
        { name: 'Colour', values: ['Red', 'Blue'] },
      ],
      variants: ['S', 'M'].flatMap((size, row) =>
        ['Red', 'Blue'].map((colour, column) => {
          const at = row * 2 + column
          const custom = linings[at] ? [field(linings[at])] : []
          return {
            ...{ _id: `v${at}`, sku: `c${at}`, options: { Size: size, Colour: colour }, price: 1_000, mrp: 1_000 },
            ...{ stock: 1, weight: weights[at] ?? null, barcode: at === 0 ? '8901234567894' : '', custom },
          }
        }),
      ),
    })

  // Shows B149, B154.
  test.each([
    ['the same of all, once', [500, 500, 500, 500], '500 g'],
    ['by the one option that it depends on', [500, 500, 650, 650], 'S: 500 g\nM: 650 g'],
    [
      'by all options where it depends on them',
      [500, 510, 500, 500],
      'S / Red, M / Red, M / Blue: 500 g\nS / Blue: 510 g',
    ],
  ])('shows what several variants weigh: %s', async (_, weights, text) => {
    const html = await page('coat', [coat(weights, [])])
    expect(html).toContain(`Weight</dt><dd class="whitespace-pre-line wrap-anywhere">${text}</dd>`)
    expect(html).toContain('S / Red: 8901234567894')
  })

  // Shows B154.
  test('shows fields of several variants, with the options that choose each', async () => {
    const shown = async (linings: string[]) => words(await page('coat', [coat([], linings)]))
    expect(await shown(['Silk', 'Silk', 'Silk', 'Silk'])).toContain('Lining Silk')
    expect(await shown(['Silk', 'Wool', 'Silk', 'Wool'])).toContain('Lining Red: Silk Blue: Wool')
    expect(await shown(['Silk', 'Silk', '', ''])).toContain('Lining S: Silk')
  })

  // Shows B150.
  test('shows its size guide, what goes with it and what is bought with it', async () => {
    const { reads } = shopReads([tea])
    const [chosen, together] = [product({ name: 'Tea strainer' }), product({ name: 'Honey' })]
    const all = { ...reads, companions: async () => ({ chosen: [chosen], together: [together] }) }
    const html = await shopHtml(productDetail, example, all, { path: '/p/tea', params: { path: 'tea' } })
    expect(html).toMatch(/Size guide<\/summary>.*<th scope="row"[^>]*>M<\/th><td[^>]*>180<\/td>/)
    expect(html).toMatch(/Goes well with.*Tea strainer.*Often bought together.*Honey/)
    const bare = await page('kurta', [kurta])
    expect(bare).not.toMatch(/Size guide|Goes well with|Often bought together/)
  })
})
