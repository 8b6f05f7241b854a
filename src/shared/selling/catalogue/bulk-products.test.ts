import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changedCategories, changedPrices, type PriceRule, priceFault } from './bulk-products.ts'

const rule = (given: Partial<PriceRule>): PriceRule => ({
  which: 'price',
  how: 'percent',
  by: 0,
  whole: false,
  ...given,
})

describe('prices of several products', () => {
  test.each([
    [{ by: 1_000 }, { price: 1_099, mrp: 2_000 }],
    [{ by: -1_000 }, { price: 899, mrp: 2_000 }],
    [
      { by: 1_000, which: 'both' },
      { price: 1_099, mrp: 2_200 },
    ],
    [
      { by: 1_250, which: 'mrp' },
      { price: 999, mrp: 2_250 },
    ],
    [
      { by: 1_000, whole: true },
      { price: 1_100, mrp: 2_000 },
    ],
    [
      { how: 'add', by: 150 },
      { price: 1_149, mrp: 2_000 },
    ],
    [
      { how: 'add', by: -1_000 },
      { price: -1, mrp: 2_000 },
    ],
    [
      { how: 'set', by: 500 },
      { price: 500, mrp: 2_000 },
    ],
  ] as const)('change by %j', (given, after) => {
    expect(changedPrices({ price: 999, mrp: 2_000 }, rule(given))).toEqual(after)
  })

  test('are exact to the paisa for large amounts', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000_00 }),
        fc.integer({ min: -10_000, max: 100_000 }),
        (price, by) => {
          const after = changedPrices({ price, mrp: price }, rule({ by })).price
          const twice = 2n * BigInt(price) * BigInt(10_000 + by)
          const distance = twice - 2n * 10_000n * BigInt(after)
          expect(distance <= 10_000n && distance >= -10_000n).toBe(true)
        },
      ),
    )
  })

  test.each([
    [{ price: -1, mrp: 10 }, 'below 0'],
    [{ price: 11, mrp: 10 }, 'MRP'],
    [{ price: 1, mrp: 1_000_000_000_01 }, 'up to'],
    [{ price: 10, mrp: 10 }, undefined],
  ])('%j: %s', (prices, fault) => {
    if (fault) expect(priceFault(prices)).toContain(fault)
    else expect(priceFault(prices)).toBeUndefined()
  })
})

test.each([
  ['add', 'c', ['a', 'b', 'c']],
  ['add', 'b', ['a', 'b']],
  ['main', 'b', ['b', 'a']],
  ['main', 'c', ['c', 'a', 'b']],
  ['remove', 'a', ['b']],
  ['remove', 'c', ['a', 'b']],
] as const)('categories: %s %s gives %j', (how, categoryId, after) => {
  expect(changedCategories(['a', 'b'], { how, categoryId })).toEqual(after)
})

test('a product keeps its last category', () => {
  expect(changedCategories(['a'], { how: 'remove', categoryId: 'a' })).toEqual(['a'])
})
