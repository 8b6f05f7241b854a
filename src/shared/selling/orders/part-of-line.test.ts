import fc from 'fast-check'
import { expect, test } from 'vitest'
import { partOfLine } from './part-of-line.ts'

test('parts of a line add up to it however its pieces are divided', () => {
  const anyLine = fc.record({
    parts: fc.array(fc.nat(50), { minLength: 1, maxLength: 8 }).filter((parts) => parts.some((part) => part > 0)),
    amount: fc.nat(10 ** 12),
    rate: fc.constantFrom(0, 5, 12, 18, 28),
  })
  fc.assert(
    fc.property(anyLine, ({ parts, amount, rate }) => {
      const quantity = parts.reduce((sum, part) => sum + part, 0)
      const tax = Math.round((amount * rate) / (100 + rate))
      const line = { quantity, amount, tax, centreTax: Math.floor(tax / 2) }
      let before = 0
      const sums = { amount: 0, tax: 0, centreTax: 0 }
      for (const pieces of parts) {
        const part = partOfLine(line, before, pieces)
        expect(part.amount).toBeGreaterThanOrEqual(0)
        expect(part.tax).toBeLessThanOrEqual(part.amount)
        expect(part.centreTax).toBeLessThanOrEqual(part.tax)
        sums.amount += part.amount
        sums.tax += part.tax
        sums.centreTax += part.centreTax ?? 0
        before += pieces
      }
      expect(sums).toEqual({ amount, tax, centreTax: Math.floor(tax / 2) })
    }),
  )
})

test('three pieces for ₹100 come to ₹33.33, ₹33.33 and ₹33.34', () => {
  const line = { quantity: 3, amount: 10_000, tax: 476, centreTax: null }
  expect([0, 1, 2].map((before) => partOfLine(line, before, 1))).toEqual([
    { amount: 3_333, tax: 158, centreTax: null },
    { amount: 3_333, tax: 159, centreTax: null },
    { amount: 3_334, tax: 159, centreTax: null },
  ])
})

test('no piece of a hundred for 13 paise bears more tax than it came to', () => {
  const line = { quantity: 100, amount: 13, tax: 2, centreTax: 1 }
  const parts = Array.from({ length: 100 }, (_, before) => partOfLine(line, before, 1))
  expect(parts.filter(({ amount, tax }) => tax > amount)).toEqual([])
  expect(parts.filter(({ tax, centreTax }) => (centreTax ?? 0) > tax)).toEqual([])
})

test('more pieces than the line has are refused', () => {
  const line = { quantity: 2, amount: 100, tax: 5, centreTax: null }
  expect(() => partOfLine(line, 1, 2)).toThrow(RangeError)
})
