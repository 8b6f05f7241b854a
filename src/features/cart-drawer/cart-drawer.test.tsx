import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { IslandRoot } from '../../client/island-root.tsx'
import type { CartItem } from '../../shared/selling/bag/cart.ts'
import CartButton from './cart-button.island.tsx'
import { CartLine } from './cart-line.tsx'

const html = (element: ReactElement) => renderToStaticMarkup(<IslandRoot>{element}</IslandRoot>)

const item: CartItem = {
  _id: 'i1',
  productVariantId: 'v1',
  quantity: 2,
  name: 'Sanganeri Kurta',
  path: 'kurta',
  brand: null,
  options: { Size: 'M', Colour: 'Madder' },
  image: { id: 'picturefront', alt: '' },
  price: 179_000,
  mrp: 219_000,
  amount: 358_000,
  most: 20,
  available: 9,
}
const line = (given: Partial<CartItem> = {}) => html(<CartLine item={{ ...item, ...given }} currency="INR" />)

describe('the bag in the header', () => {
  test('is the same for all visitors until the browser has loaded the bag', () => {
    expect(html(<CartButton currency="INR" />)).toMatch(/<span class="sr-only">Your bag<\/span><\/button>$/)
  })
})

describe('a line of the bag', () => {
  test('shows picture, name, options, quantity, list price and amount', () => {
    const shown = line()
    expect(shown).toContain('/media/picturefront/')
    expect(shown).toMatch(/href="\/p\/kurta"[^>]*>Sanganeri Kurta/)
    expect(shown).toContain('Size: M, Colour: Madder')
    expect(shown).toContain('>2</output>')
    expect(shown).toMatch(/<s .*₹4,380<\/s>.*₹3,580</)
  })

  test('goes neither below one piece nor above what the shop has or sells in one order', () => {
    const buttons = (shown: string) => shown.match(/<button[^>]*>(?=<svg)/g)?.map((tag) => tag.includes('disabled'))
    expect(buttons(line())).toEqual([false, false])
    expect(buttons(line({ quantity: 1 }))).toEqual([true, false])
    expect(buttons(line({ quantity: 9 }))).toEqual([false, true])
    expect(buttons(line({ quantity: 20, available: 50 }))).toEqual([false, true])
  })

  test('offers the remaining stock when an item has sold', () => {
    expect(line({ available: 1 }).replace(/<!-- -->/g, '')).toMatch(/Only 1 left.*Change to 1/)
    expect(line({ available: 0 })).toContain('Out of stock')
  })

  test('offers what one order may have when the bag holds more', () => {
    const html = line({ available: 50, most: 20, quantity: 30 }).replace(/<!-- -->/g, '')
    expect(html).toMatch(/Up to 20 in one order.*Change to 20/)
  })
})
