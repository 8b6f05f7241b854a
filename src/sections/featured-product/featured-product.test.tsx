import { describe, expect, test } from 'vitest'
import { product, shopHtml, shopReads } from '../../../tests/support/screens/shop.tsx'
import { featuredProduct } from './featured-product.tsx'

const kurta = product({
  name: 'Sanganeri Kurta',
  path: 'kurta',
  price: 179_000,
  mrp: 219_000,
  options: [{ name: 'Size', values: ['S', 'M'] }],
  variantCount: 2,
})
const newest = product({ name: 'The newest one', path: 'newest' })
const gone = product({ name: 'Brass Lamp', path: 'lamp', inStock: false, productVariantId: null })

const html = (props: Record<string, unknown>, products = [newest, kurta, gone]) =>
  shopHtml(featuredProduct, props, shopReads(products).reads)

describe('a featured product', () => {
  test('shows the picture, name, brand, prices, words and options of the chosen one', async () => {
    const shown = await html({ product: 'kurta', title: 'Of the season' })
    expect(shown).toMatch(/<h2[^>]*><a href="\/p\/kurta"[^>]*>Sanganeri Kurta<\/a><\/h2>/)
    expect(shown).toMatch(/<img src="\/media\/pictureof/)
    for (const text of ['Of the season', 'Kosi Looms', '₹1,790', '₹2,190', 'Soft and light.', 'S, M'])
      expect(shown).toContain(text)
    expect(shown).not.toContain('The newest one')
  })

  test('is added to the bag in place, where its options are asked for, and leads to its page without script', async () => {
    const shown = await html({ product: 'kurta' })
    expect(shown).toMatch(/<button[^>]*class="bag-button"[^>]*>.*Add to bag/)
    expect(shown).toContain('{"name":"Sanganeri Kurta","path":"kurta"}')
    expect(shown).toMatch(/<a href="\/p\/kurta"[^>]*>See all details/)
  })

  test("has words of the owner in place of the product's own", async () => {
    const shown = await html({ product: 'kurta', description: 'Worn by all of us.' })
    expect(shown).toContain('Worn by all of us.')
    expect(shown).not.toContain('Soft and light.')
  })

  test('says that it is sold out, and offers no button', async () => {
    const shown = await html({ product: 'lamp' })
    expect(shown).toContain('Sold out')
    expect(shown).not.toContain('Add to bag')
  })

  test('is the newest one until another is chosen, and nothing where the chosen one is gone or nothing is sold', async () => {
    expect(await html({})).toContain('The newest one')
    expect(await html({ product: 'no-longer-here' })).toBe('')
    expect(await html({}, [])).toBe('')
  })
})
