import { expect, test } from 'vitest'
import { openReadCounts } from './read-counts.ts'

let now = 0
const counts = () => openReadCounts(3, 60, () => now)

test('each has its own in a minute, and is told how long is left of it', () => {
  now = 5_000
  const { count } = counts()
  expect([1, 2, 3].map(() => count('a'))).toEqual([0, 0, 0])
  now += 20_000
  expect([count('a'), count('b')]).toEqual([40, 0])
  now += 40_000
  expect(count('a')).toBe(0)
})

test('expired keys are forgotten one by one', () => {
  const { count, size } = counts()
  for (const key of ['a', 'b']) count(key)
  now += 30_000
  count('c')
  count('a')
  expect(size()).toBe(3)
  now += 30_000
  count('c')
  expect(size()).toBe(1)
})

test('the clock on the wall may be put anywhere', () => {
  const { count } = openReadCounts(1, 60)
  expect([count('a'), count('a') > 0]).toEqual([0, true])
  const set = Date.now
  Date.now = () => set() + 31 * 24 * 3_600_000
  try {
    expect(count('a')).toBeLessThanOrEqual(60)
    expect(count('b')).toBe(0)
    Date.now = set
    expect(count('b')).toBeLessThanOrEqual(60)
  } finally {
    Date.now = set
  }
})
