import { describe, expect, test } from 'vitest'
import { countIslands } from '../../../tests/support/screens/render.tsx'
import { product, shopHtml, shopReads } from '../../../tests/support/screens/shop.tsx'
import { shopTheLook } from './shop-the-look.tsx'

const saree = product({ name: 'Kota Doria Saree', path: 'kota', price: 199_900 })
const bag = product({ name: 'Jute Bag', path: 'jute', inStock: false, productVariantId: null })
const { reads } = shopReads([saree, bag])

const image = { media: 'picturelook', alt: 'A woman at a well' }
const spots = [
  { product: 'jute', x: 12.5, y: 80 },
  { product: 'kota', x: 50, y: 40 },
]
const html = (props: Record<string, unknown>) => shopHtml(shopTheLook, { image, spots, ...props }, reads)

/** The names of products in the list beside or below the picture, in their order. */
const listed = (shown: string) =>
  [...(/<ol[^>]*>(.*?)<\/ol>/.exec(shown)?.[1] ?? '').matchAll(/<a href="\/p\/([^"]+)"/g)].map(([, path]) => path)

describe('shop the look', () => {
  test.each(['picture', 'beside'])(
    '%s: each product stands where the owner has put it, opened without script',
    async (layout) => {
      const shown = await html({ layout })
      expect(shown).toMatch(
        /style="left:12.5%;top:80%"><button[^>]*popoverTarget="([^"]+)"[^>]*><span>1<\/span>.*Jute Bag.*id="\1" popover="auto"/i,
      )
      expect(shown).toMatch(
        /style="left:50%;top:40%"><button[^>]*>.*<a href="\/p\/kota"[^>]*>Kota Doria Saree<\/a>.*₹1,999/,
      )
      expect(countIslands(shopTheLook, { image, spots, layout }, [{ item: saree, x: 1, y: 2 }])).toBe(0)
    },
  )

  test('lists the same products in their order; where the picture stands alone, on phones only', async () => {
    const shown = await html({ layout: 'picture' })
    expect(listed(shown)).toEqual(['jute', 'kota'])
    expect(shown).toMatch(/<ol class="[^"]*md:hidden/)
    const beside = await html({ layout: 'beside' })
    expect(listed(beside)).toEqual(['jute', 'kota'])
    expect(beside).not.toMatch(/<ol class="[^"]*md:hidden/)
  })

  test('says that a product is sold out instead of its price', async () => {
    expect(await html({ spots: spots.slice(0, 1) })).toContain('Sold out')
  })

  test('leaves out what is no longer sold, what names no product, and what was named before', async () => {
    const shown = await html({ spots: [{ product: 'gone' }, {}, ...spots, spots[0]] })
    expect(listed(shown)).toEqual(['jute', 'kota'])
    expect(shown).not.toContain('<span>3</span>')
  })

  test('shows the picture without products, the products without a picture, and without both nothing', async () => {
    expect(await html({ spots: [] })).toMatch(/<img[^>]*picturelook/)
    const bare = await html({ image: {} })
    expect(listed(bare)).toEqual(['jute', 'kota'])
    expect(bare).not.toMatch(/md:hidden|<button/)
    expect(await html({ image: {}, spots: [], heading: 'Worn together' })).toBe('')
  })
})
