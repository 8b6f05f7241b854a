import { describe, expect, test } from 'vitest'
import { ratingOf, type StarCounts } from './rating.ts'

describe('a rating', () => {
  test.each<[StarCounts, number]>([
    [[0, 0, 0, 0, 1], 5],
    [[1, 0, 0, 0, 0], 1],
    [[0, 0, 0, 1, 1], 4.5],
    [[0, 0, 0, 13, 7], 4.4],
    [[0, 0, 1, 0, 2], 4.3],
    [[0, 0, 0, 2, 1], 4.3],
    [[2, 0, 1, 0, 0], 1.7],
  ])('of %j is %d', (counts, average) => {
    expect(ratingOf(counts)?.average).toBe(average)
  })

  // Shows B138.
  test('has one decimal, half up', () => {
    // 4.35 and 4.25 in decimals, slightly off in floating point.
    expect(ratingOf([0, 0, 0, 13, 7])?.average).toBe(4.4)
    expect(ratingOf([0, 0, 0, 15, 5])?.average).toBe(4.3)
  })

  test('is null without reviews', () => {
    expect(ratingOf([0, 0, 0, 0, 0])).toBeNull()
  })
})
