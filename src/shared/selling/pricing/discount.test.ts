import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawingFor } from '../../site-now.ts'
import { eventsDiscount, percentOff, storefrontDiscount, wishlistBadge } from './discount.ts'

// Shows B3.
describe('percent off', () => {
  // Shows V9.
  test.each([
    [66_700, 100_000, 33],
    [33_400, 100_000, 66],
    [7_100, 10_000, 29],
    [99_900, 100_000, 0],
    [100_000, 100_000, 0],
  ])('in the storefront is rounded down: %i of %i is %i', (price, mrp, off) => {
    expect(storefrontDiscount(price, mrp)).toBe(off)
  })

  // Shows V9.
  test.each([
    ['1', 100],
    [100, undefined],
    [100, 0],
    [100, -5],
    [101, 100],
    [Number.NaN, 100],
  ])('in the storefront is blank for a price of %s and a list price of %s', (price, mrp) => {
    expect(storefrontDiscount(price, mrp)).toBeUndefined()
  })

  // Shows V10, B3, B11.
  test('follows the rule set of the site', () => {
    const off = () => percentOff(1_700, 4_000)
    expect(drawingFor({ messages: {}, rules: 'storefront' }, off)).toBe(57)
    expect(drawingFor({ messages: {}, rules: 'events' }, off)).toBe(58)
  })

  // Shows V10.
  test('on the events site is rounded, which differs from the storefront', () => {
    expect(eventsDiscount(66_600, 100_000)).toBe(33)
    expect(eventsDiscount(66_400, 100_000)).toBe(34)
    expect(eventsDiscount(1_700, 4_000)).toBe(58)
    expect(eventsDiscount(120_000, 100_000)).toBe(-20)
    expect(eventsDiscount(100_000, 100_000)).toBeUndefined()
  })

  // Shows V11.
  test('on the wishlist badge is relative to the price, if it exceeds the list price', () => {
    expect(wishlistBadge(150_000, 100_000)).toBe(33)
    expect(wishlistBadge(100_000, 100_000)).toBeUndefined()
    expect(wishlistBadge(90_000, 100_000)).toBeUndefined()
  })

  describe('is exact for every possible amount', () => {
    const above = fc.bigInt({ min: 1n, max: 100_000_000_000_00n })
    const pair = fc.tuple(above, fc.bigInt({ min: 0n, max: 100_000_000_000_00n }))
    /** Quotient rounded down, in integers of any size. */
    const down = (amount: bigint, divisor: bigint) => (amount - (((amount % divisor) + divisor) % divisor)) / divisor
    const nearest = (amount: bigint, divisor: bigint) => down(2n * amount + divisor, 2n * divisor)

    // Shows B13.
    test('in the storefront', () => {
      fc.assert(
        fc.property(pair, ([mrp, other]) => {
          const price = other % (mrp + 1n)
          expect(storefrontDiscount(Number(price), Number(mrp))).toBe(Number(down((mrp - price) * 100n, mrp)))
        }),
      )
    })

    // Shows V9.
    test('in the storefront, for whole percentages', () => {
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 1, max: 10 ** 9 }), (off, scale) => {
          expect(storefrontDiscount((100 - off) * scale, 100 * scale)).toBe(off)
        }),
      )
    })

    // Shows B13.
    test('on the events site, above and below the list price', () => {
      fc.assert(
        fc.property(pair, ([mrp, price]) => {
          fc.pre(mrp !== price)
          expect(eventsDiscount(Number(price), Number(mrp))).toBe(Number(nearest((mrp - price) * 100n, mrp)))
        }),
      )
    })

    // Shows V10.
    test('on the events site, for halves', () => {
      fc.assert(
        fc.property(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 1, max: 10 ** 9 }), (off, scale) => {
          expect(eventsDiscount((199 - 2 * off) * scale, 200 * scale)).toBe(off + 1)
        }),
      )
    })

    // Shows V11.
    test('on the wishlist badge', () => {
      fc.assert(
        fc.property(pair, ([price, other]) => {
          const mrp = other % price
          expect(wishlistBadge(Number(price), Number(mrp))).toBe(Number(nearest((price - mrp) * 100n, price)))
        }),
      )
    })
  })
})
