import { expect, test } from 'vitest'
import { amountOf } from './read-amount.ts'

test.each([
  ['1499', 149_900],
  ['1499.5', 149_950],
  ['1,499.50', 149_950],
  ['1,23,456', 12_345_600],
  ['₹ 1,23,456.00', 12_345_600],
  ['Rs. 99', 9_900],
  ['INR 99/-', 9_900],
  ['1.234,50', 123_450],
  ['99,5', 9_950],
  ['0', 0],
  ['.5', 50],
  ['₹.99', 99],
  ['19.9900', 1_999],
])('the amount %s is %i paise', (text, amount) => {
  expect(amountOf(text)).toBe(amount)
})

test.each(['', 'free', '-5', '1.999', '12 34 x', '1,2,3', '1e5', '--', '.', '-.5'])('%j is no amount', (text) => {
  expect(amountOf(text)).toBeUndefined()
})
