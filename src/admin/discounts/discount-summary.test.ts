import { expect, test } from 'vitest'
import { giftWords, scopeWords, summaryOf } from './discount-summary.ts'
import { type DiscountValues, freshDiscount, freshGifts } from './discount-values.ts'

// Shows B266.
const site = { currency: 'INR', zone: 'Asia/Kolkata' }
const said = (given: Partial<DiscountValues>) => summaryOf({ ...freshDiscount, code: 'TEN', ...given }, site)
const first = (given: Partial<DiscountValues>) => said(given)[0]

test.each([
  [{ kind: 'percent', percent: 15, most: 50_000 }, '15% off, up to ₹500'],
  [{ kind: 'percent', percent: 15, most: 0 }, '15% off'],
  [{ kind: 'percent', percent: Number.NaN, most: 0 }, '…% off'],
  [{ kind: 'amount', amount: 1_25_050 }, '₹1,250.50 off'],
  [freshGifts.pieces, 'Buy 2, get 1 free'],
  [{ ...freshGifts.pieces, percent: 50 }, 'Buy 2, get 1 at 50% off'],
  [freshGifts.delivery, 'Free delivery'],
] as const)('%o is called “%s”', (gift, words) => {
  expect(giftWords(gift as DiscountValues['gift'], 'INR')).toBe(words)
})

test('a scope is counted, and everything is not named', () => {
  expect(scopeWords({ of: 'everything', count: 0 })).toBe('')
  expect(scopeWords({ of: 'products', count: 1 })).toBe('1 product')
  expect(scopeWords({ of: 'categories', count: 1 })).toBe('1 category')
  expect(scopeWords({ of: 'categories', count: 3 })).toBe('3 categories')
  expect(scopeWords({ of: 'collections', count: 0 })).toBe('the collections you choose')
})

test('the first sentence names the discount, how it comes and what it is for', () => {
  expect(first({})).toBe('TEN is entered as a code: 10% off on everything.')
  expect(first({ code: ' ' })).toBe('This coupon is entered as a code: 10% off on everything.')
  expect(first({ code: null, title: 'Diwali' })).toBe('Diwali applies by itself: 10% off on everything.')
  expect(first({ code: null })).toBe('This discount applies by itself: 10% off on everything.')
  const gift = freshGifts.delivery
  expect(first({ gift })).toBe('TEN is entered as a code: free delivery.')
  const scope = { of: 'products' as const, ids: ['a', 'b'] }
  expect(first({ gift, scope })).toBe('TEN is entered as a code: free delivery for orders with 2 products.')
})

test('conditions of a discount are summarised in one sentence', () => {
  expect(said({ leastAmount: 50_000, leastPieces: 1, firstOrder: true })).toEqual([
    'TEN is entered as a code: 10% off on everything.',
    'It needs ₹500 or more and 1 piece or more.',
    'It is for a customer’s first order.',
    'It does not combine with other discounts.',
  ])
  expect(said({ leastPieces: 3 })).toContain('It needs 3 pieces or more.')
})

test('limits of a discount are summarised as times, per customer and in total', () => {
  expect(said({ mostPerPerson: 1 })).toContain('A customer can use it once.')
  expect(said({ mostPerPerson: 2, mostUses: 1_00_000 })).toEqual(
    expect.arrayContaining(['A customer can use it 2 times.', 'It can be used 1,00,000 times in all.']),
  )
})

test('times of a discount are shown in the site’s time zone', () => {
  const [begins, ends] = ['2026-10-01T18:30:00.000Z', '2026-10-08T18:29:00.000Z']
  expect(said({ begins, ends })).toContain('It runs from 2 October 2026 at 12:00 am to 8 October 2026 at 11:59 pm.')
  expect(said({ begins })).toContain('It begins on 2 October 2026 at 12:00 am.')
  expect(said({ ends })).toContain('It ends on 8 October 2026 at 11:59 pm.')
})

test('the summary says whether a discount combines, and that it is off', () => {
  expect(said({ combines: true, active: false }).slice(1)).toEqual([
    'It combines with other discounts that do.',
    'It is off.',
  ])
})
