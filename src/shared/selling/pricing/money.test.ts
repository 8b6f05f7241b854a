import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currencySign, formatMoney, formatPrice, formatWhole, taxInside } from './money.ts'

describe('money', () => {
  // Shows B9.
  test.each([
    [0, '₹0.00'],
    [5, '₹0.05'],
    [129_900, '₹1,299.00'],
    [12_345_600, '₹1,23,456.00'],
    [-12_345_678_901, '-₹12,34,56,789.01'],
  ])('%i paise is shown as %s', (amount, shown) => {
    expect(formatMoney(amount)).toBe(shown)
  })

  // Shows B9.
  test('is never rounded in its text', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (amount) => {
        expect(Math.round(Number(formatMoney(amount).replace(/[₹,]/g, '')) * 100)).toBe(amount)
      }),
    )
  })
})

describe('a price', () => {
  test.each([
    [0, '₹0'],
    [231_000, '₹2,310'],
    [231_050, '₹2,310.50'],
    [12_345_600, '₹1,23,456'],
    [5, '₹0.05'],
  ])('of %i paise is shown as %s', (amount, shown) => {
    expect(formatPrice(amount)).toBe(shown)
  })

  // Shows B9.
  test('is never rounded, and omits zero paise', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 12 }), (amount) => {
        const shown = formatPrice(amount)
        expect(Math.round(Number(shown.replace(/[₹,]/g, '')) * 100)).toBe(amount)
        expect(shown).not.toMatch(/\.00$/)
      }),
    )
  })
})

test.each([
  ['INR', '₹', '₹1,23,456'],
  ['USD', '$', '$1,23,456'],
  ['AED', 'AED', 'AED\u00a01,23,456'],
])('amounts in %s have the symbol %s', (currency, sign, whole) => {
  expect(currencySign(currency)).toBe(sign)
  expect(formatWhole(123_456, currency)).toBe(whole)
})

describe('GST inside a price', () => {
  test.each([
    [10_500, 5, 500],
    [11_800, 18, 1_800],
    [99_900, 18, 15_239],
    [99_900, 0, 0],
  ])('of %i paise at %i percent is %i', (amount, rate, tax) => {
    expect(taxInside(amount, rate)).toBe(tax)
  })

  // Shows B13.
  test('differs from the exact share by at most half a paisa', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 10 }), fc.constantFrom(0, 3, 5, 18, 40), (amount, rate) => {
        expect(Math.abs(taxInside(amount, rate) - (amount * rate) / (100 + rate))).toBeLessThanOrEqual(0.5)
      }),
    )
  })
})
