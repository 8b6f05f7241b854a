import fc from 'fast-check'
import { expect, test } from 'vitest'
import { couponKey } from './coupon-code.ts'

// Shows B264.
test.each([
  ['diwali10', 'DIWALI10'],
  [' Diwali 10 ', 'DIWALI10'],
  ['ＤＩＷＡＬＩ１０', 'DIWALI10'],
  ['CAFE\u0301', 'CAFÉ'],
  ['दीवाली\u200b१०', 'दीवाली१०'],
  ['straße', 'STRASSE'],
  [' \u00a0\u200b', ''],
])('%s is the same code as %s', (typed, code) => {
  expect(couponKey(typed)).toBe(couponKey(code))
})

test('a code that is compared once more is the same', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(couponKey(couponKey(text))).toBe(couponKey(text))
    }),
  )
})
