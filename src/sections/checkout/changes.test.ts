import { expect, test } from 'vitest'
import { previewOf } from '../../features/account/preview.ts'
import type { CartItem } from '../../shared/selling/cart.ts'
import { changesOf } from './changes.ts'

const { cart } = previewOf([])
const [first, second] = cart.data as [CartItem, CartItem]
const withItem = (given: Partial<CartItem>) => ({ ...cart, data: [{ ...first, name: 'Kurta', ...given }, second] })
const before = withItem({ quantity: 1, price: 57_900, options: { Size: 'M' } })

// Shows B164.
test('names a line whose pieces, price or presence changed, and delivery', () => {
  const options = { Size: 'M' }
  const told = (after: typeof cart) => changesOf(before, after)
  expect(told(before)).toEqual([])
  expect(told(withItem({ quantity: 4, price: 57_900, options }))).toEqual(['Kurta (M): 4 instead of 1'])
  expect(told(withItem({ quantity: 1, price: 60_050, options }))).toEqual(['Kurta (M): ₹600.50 instead of ₹579'])
  expect(told({ ...before, data: [second] })).toEqual(['Kurta (M) is no longer in your bag'])
  expect(
    told({ ...before, data: [...before.data, { ...first, _id: 'new', name: 'Stole', options: {}, quantity: 2 }] }),
  ).toEqual(['Stole was added: 2'])
  expect(told({ ...before, amounts: { ...before.amounts, shipping: 4_900 } })).toEqual(['Shipping: ₹49 instead of ₹0'])
})
