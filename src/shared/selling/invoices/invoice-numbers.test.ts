import fc from 'fast-check'
import { expect, test } from 'vitest'
import { financialYear } from './financial-year.ts'
import { longestNumber, numberIn, seriesOf } from './invoice-numbers.ts'
import { invoicePrefixes } from './invoice-prefixes.ts'

// Shows B256.
test.each([
  ['2026-03-31', '25-26'],
  ['2026-04-01', '26-27'],
  ['2027-01-15', '26-27'],
  ['2099-12-31', '99-00'],
])('%s is in the financial year %s', (day, year) => {
  expect(financialYear(day)).toBe(year)
})

// Shows B256.
test('a number has at most 16 letters, digits, hyphens and slashes, and no two counts share one', () => {
  const anyPrefix = fc.stringMatching(/^[A-Z0-9]{1,3}$/)
  fc.assert(
    fc.property(anyPrefix, fc.integer({ min: 1, max: 9_999_998 }), (prefix, count) => {
      const series = seriesOf(prefix, '2026-11-26')
      expect(numberIn(series, count)).toMatch(/^[A-Z0-9/-]+$/)
      expect(numberIn(series, count).length).toBeLessThanOrEqual(longestNumber)
      expect(numberIn(series, count)).not.toBe(numberIn(series, count + 1))
    }),
  )
  expect(numberIn('INV/26-27', 123)).toBe('INV/26-27/000123')
  expect(numberIn('INV/26-27', 1_000_000)).toBe('INV26-27/1000000')
})

test('each kind of document has a prefix of its own', () => {
  const twice = invoicePrefixes.safeParse({ invoice: 'A', billOfSupply: 'B', creditNote: 'a' })
  expect(twice.error?.issues).toMatchObject([{ path: ['creditNote'] }])
  expect(
    invoicePrefixes.safeParse({ invoice: 'A-B', billOfSupply: '', creditNote: 'CRNX' }).error?.issues,
  ).toHaveLength(3)
})
