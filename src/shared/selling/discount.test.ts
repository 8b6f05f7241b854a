import { describe, expect, test } from 'vitest'
import { eventsDiscount, storefrontDiscount, wishlistBadge } from './discount.ts'

describe('percent off', () => {
  test.each([
    [66_700, 100_000, 33],
    [33_400, 100_000, 66],
    [99_900, 100_000, 0],
    [100_000, 100_000, 0],
  ])('in the storefront is rounded down: %i of %i is %i', (price, mrp, off) => {
    expect(storefrontDiscount(price, mrp)).toBe(off)
  })

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

  test('on the events site is rounded, wherever the two differ', () => {
    expect(eventsDiscount(66_600, 100_000)).toBe(33)
    expect(eventsDiscount(66_400, 100_000)).toBe(34)
    expect(eventsDiscount(120_000, 100_000)).toBe(-20)
    expect(eventsDiscount(100_000, 100_000)).toBeUndefined()
  })

  test("on the wishlist's badge is of the price, where it exceeds the list price", () => {
    expect(wishlistBadge(150_000, 100_000)).toBe(33)
    expect(wishlistBadge(100_000, 100_000)).toBeUndefined()
    expect(wishlistBadge(90_000, 100_000)).toBeUndefined()
  })
})
