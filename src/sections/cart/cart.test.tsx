import { expect, test } from 'vitest'
import { partHtml, personalHtml, words } from '../../../tests/support/screens/personal.tsx'
import { previewOf } from '../../features/account/preview.ts'
import { cart } from './cart.tsx'
import { FilledBag } from './filled-bag.tsx'

const full = previewOf([]).cart

const bag = (data = full.data) => partHtml(<FilledBag cart={{ ...full, data }} currency="INR" note="" />)

test('on its own page all visitors get the same placeholders until the bag has loaded', async () => {
  const html = await personalHtml(cart, '/cart')
  expect(words(html)).toBe('Your bag Your bag needs JavaScript, which is turned off in this browser. Opening your bag')
})

test('a bag in the gallery cannot be changed', async () => {
  const html = await personalHtml(cart, '/sections')
  expect(html).toContain('inert=""')
  expect(words(html)).toContain('Another product')
})

test('the bag shows the total and the GST in it', () => {
  const text = words(bag())
  expect(text).toContain('MRP ₹4,797 Discount −₹400 Shipping Free Total ₹4,397 ')
  expect(text).toContain('includes ₹471.48 GST')
})

// Shows B310.
test('the bag links to the shop’s pick-up place, prominently where nothing is delivered', () => {
  const bag = (delivers: boolean, more: boolean) => {
    const pickUp = { name: 'Lake Road studio', ready: '2026-11-28', more }
    return words(partHtml(<FilledBag cart={{ ...full, delivers, pickUp }} currency="INR" note="" />))
  }
  expect(bag(true, true)).toContain(
    'Or pick up at Lake Road studio, ready by 28 November 2026. The checkout has more places.',
  )
  expect(bag(false, false)).toContain(
    'We don’t deliver to your PIN code yet. You can pick up your order at Lake Road studio, ready by 28 November 2026.',
  )
  expect(bag(false, false)).not.toContain('more places')
})

// Shows B167.
test('the bag shows when an order would arrive, and nothing without the shop’s promise', () => {
  const arrives = { from: '2026-11-28', to: '2026-11-28' }
  expect(words(partHtml(<FilledBag cart={{ ...full, arrives }} currency="INR" note="" />))).toContain(
    'Expected 28 November 2026',
  )
  expect(words(bag())).not.toContain('Expected')
})

test('the bag leads to the checkout', () => {
  expect(bag()).toContain('href="/checkout"')
})

test('with too little stock it says so, and the checkout waits', () => {
  const html = bag(full.data.map((item) => ({ ...item, available: 1, quantity: 2 })))
  expect(words(html)).toContain('Some items have less stock than your bag')
  expect(html).not.toContain('href="/checkout"')
})
