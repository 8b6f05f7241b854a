import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paiseOf, rupeesOf } from './money-field.tsx'

test.each([
  ['1,299.50', 129_950],
  ['₹ 1,29,900', 12_990_000],
  ['0.1', 10],
  ['.5', 50],
  ['5.', 500],
  ['1.15', 115],
  ['4.35', 435],
  ['', undefined],
  ['  ', undefined],
  ['12.345', null],
  ['1.2.3', null],
  ['-5', null],
  ['abc', null],
  ['.', null],
  ['1e3', null],
])('%j is %j paise', (text, paise) => {
  expect(paiseOf(text)).toBe(paise)
})

test.each([
  [129_950, '1,299.50'],
  [12_990_000, '1,29,900'],
  [5, '0.05'],
  [0, '0'],
  [undefined, ''],
  [Number.NaN, ''],
])('%j paise stand as %j', (paise, text) => {
  expect(rupeesOf(paise)).toBe(text)
})

test('every amount that is shown is read back as itself', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 1_000_000_000_00 }), (paise) => paiseOf(rupeesOf(paise)) === paise))
})
