import { expect, test } from 'vitest'
import { openRefusalPace } from './refusal-pace.ts'

let now = 0
const pace = () => openRefusalPace(50, () => now)

const times = (count: number, tell: () => number) => Array.from({ length: count }, tell)

// Shows B39.
test('a hundred refusals come at once, then twenty a second, and a machine that was quiet starts anew', () => {
  const { waitOf } = pace()
  expect(times(100, () => waitOf('a'))).toEqual(Array(100).fill(0))
  expect(times(3, () => waitOf('a'))).toEqual([50, 100, 150])
  expect(waitOf('b')).toBe(0)
  now += 1_000
  expect(waitOf('a')).toBe(0)
  now += 10_000
  expect(times(101, () => waitOf('a')).at(-1)).toBe(50)
})

test('a machine with many connections waits longer, and never more than five seconds', () => {
  const { waitOf } = pace()
  expect(times(1_000, () => waitOf('a')).at(-1)).toBe(5_000)
  now += 50
  expect(waitOf('a')).toBe(5_000)
})

test('a machine that has received all its refusals is forgotten', () => {
  const { waitOf, size } = pace()
  times(200, () => waitOf('a'))
  waitOf('b')
  expect(size()).toBe(2)
  now += 10_001
  waitOf('c')
  expect(size()).toBe(1)
})

test('a machine without an address never waits', () => {
  const { waitOf, size } = pace()
  expect(times(300, () => waitOf('')).at(-1)).toBe(0)
  expect(size()).toBe(0)
})

test('an interval of 0 never holds a refusal back', () => {
  const { waitOf } = openRefusalPace(0, () => now)
  expect(times(1_000, () => waitOf('a')).at(-1)).toBe(0)
})
