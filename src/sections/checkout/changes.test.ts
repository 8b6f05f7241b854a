import { expect, test } from 'vitest'
import { previewOf } from '../../features/account/preview.ts'
import type { CartItem } from '../../shared/selling/bag/cart.ts'
import { changesOf } from './changes.ts'

const { cart } = previewOf([])
const [first, second] = cart.data as [CartItem, CartItem]
const withItem = (given: Partial<CartItem>) => ({ ...cart, data: [{ ...first, name: 'Kurta', ...given }, second] })
const before = withItem({ quantity: 1, price: 57_900, options: { Size: 'M' } })

// Shows B164, B293.
test('the message names lines whose quantity, price or availability changed, and delivery', () => {
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
  const withFee = { ...before.amounts, shipping: 4_900, cashFee: 4_900 }
  expect(told({ ...before, amounts: withFee })).toEqual(['Cash on delivery fee: ₹49 instead of ₹0'])
})

// Shows B164, B264.
test('the message names a changed discount and why a coupon no longer applies', () => {
  const ten = { code: 'TEN', reason: 'TEN: 10% off', amount: 5_000, shipping: 0 }
  const days = { code: null, reason: 'Festive days: 5% off', amount: 2_500, shipping: 0 }
  const had = { ...before, coupon: { code: 'TEN', fault: null }, discounts: [ten] }
  const coupon = { code: 'TEN', fault: 'TEN has ended.' }
  expect(changesOf(had, { ...had, coupon, discounts: [] })).toEqual(['TEN has ended.'])
  expect(changesOf(had, { ...had, discounts: [{ ...ten, amount: 2_000 }] })).toEqual([
    'TEN: 10% off: ₹20 instead of ₹50',
  ])
  expect(changesOf({ ...before, discounts: [days] }, before)).toEqual(['Festive days: 5% off no longer applies'])
})
