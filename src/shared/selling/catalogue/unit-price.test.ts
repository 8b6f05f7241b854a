import { expect, test } from 'vitest'
import { netQuantityText, unitPrice, unitPriceText } from './unit-price.ts'

// Shows B149.
test.each([
  [24_900, 250, 'g', '₹99.60 per 100 g', '250 g'],
  [120_000, 1.5, 'kg', '₹80 per 100 g', '1.5 kg'],
  [9_900, 750, 'ml', '₹132 per litre', '750 ml'],
  [15_000, 0.333, 'l', '₹450.45 per litre', '0.333 l'],
  [60_000, 5.5, 'm', '₹109.09 per metre', '5.5 m'],
  [19_900, 6, 'piece', '₹33.17 per piece', '6 pieces'],
  [19_900, 1, 'piece', '₹199 per piece', '1 piece'],
] as const)('%i paise for %d %s are %s', (price, netQuantity, netUnit, text, quantity) => {
  expect(unitPriceText(price, { netQuantity, netUnit }, 'INR')).toBe(text)
  expect(netQuantityText({ netQuantity, netUnit })).toBe(quantity)
})

test('amounts beyond safe integers are exact, half up', () => {
  expect(unitPrice(99_999_999_999, { netQuantity: 0.001, netUnit: 'piece' })?.amount).toBe(99_999_999_999_000)
  expect(unitPrice(1, { netQuantity: 2, netUnit: 'piece' })?.amount).toBe(1)
})

test('a product without net quantity has no unit price', () => {
  expect(unitPriceText(100, { netQuantity: null, netUnit: 'g' }, 'INR')).toBeUndefined()
  expect(netQuantityText({ netQuantity: null, netUnit: 'g' })).toBeUndefined()
})
