import { expect, test } from 'vitest'
import { addDays } from '../../days.ts'
import { arrivalText, readyText } from './arrival-text.ts'

// Shows B167.
test.each([
  ['2026-11-28', '2026-11-30', 'Expected 28–30 November 2026'],
  ['2026-11-28', '2026-11-28', 'Expected 28 November 2026'],
  ['2026-11-29', '2026-12-02', 'Expected 29 November–2 December 2026'],
  ['2026-12-30', '2027-01-02', 'Expected 30 December 2026–2 January 2027'],
])('an order expected from %s to %s says so', (from, to, text) => {
  expect(
    arrivalText({ status: 'SHIPPED', arrives: { from, to }, pickUp: null })
      ?.replaceAll(/[\u2009\u00a0]/g, ' ')
      .replaceAll(' – ', '–'),
  ).toBe(text)
})

// Shows B167.
test('an order that is delivered, cancelled or without a promise has no arrival text', () => {
  const arrives = { from: '2026-11-28', to: '2026-11-30' }
  expect(arrivalText({ status: 'DELIVERED', arrives, pickUp: null })).toBeUndefined()
  expect(arrivalText({ status: 'CANCELLED', arrives, pickUp: null })).toBeUndefined()
  expect(arrivalText({ status: 'PLACED', arrives: null, pickUp: null })).toBeUndefined()
})

// Shows B297.
test('an order that is picked up says when it is ready, until it is', () => {
  const arrives = { from: '2026-11-28', to: '2026-11-28' }
  const pickUp = { placeId: 'p', name: 'Studio', hours: '', phone: '' }
  expect(readyText('2026-11-28')).toBe('Ready by 28 November 2026')
  expect(arrivalText({ status: 'PLACED', arrives, pickUp })).toBe('Ready by 28 November 2026')
  expect(arrivalText({ status: 'PACKED', arrives, pickUp })).toBeUndefined()
  expect(arrivalText({ status: 'DELIVERED', arrives, pickUp })).toBeUndefined()
})

test('addDays crosses the ends of months, years and leap Februaries', () => {
  expect(addDays('2026-11-28', 5)).toBe('2026-12-03')
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-02-28', 1)).toBe('2028-02-29')
  expect(addDays('2026-11-28', 0)).toBe('2026-11-28')
})
