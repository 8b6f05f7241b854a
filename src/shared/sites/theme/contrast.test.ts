import { expect, test } from 'vitest'
import { contrast, nearestReadable, readable, readableOn } from './contrast.ts'

test.each([
  ['#000000', '#ffffff', 21],
  ['#fff', '#000', 21],
  ['#777777', '#ffffff', 4.48],
  ['#ffffff', '#2563eb', 5.17],
  ['#2563ebff', '#ffffff', 5.17],
  ['#abc', '#aabbcc', 1],
])('%s on %s has a contrast of %d', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2)
})

test.each([
  ['#b0b0b0', '#ffffff'],
  ['#333333', '#111827'],
  ['#ff0000', '#ff0000'],
  ['#777777', '#777777'],
  ['#abc', '#def'],
])('the colour nearest to %s that is readable on %s is barely readable', (text, ground) => {
  const found = nearestReadable(text, ground)
  expect(contrast(found, ground)).toBeGreaterThanOrEqual(readable)
  expect(contrast(found, ground)).toBeLessThan(5.1)
})

test('a readable colour is unchanged', () => expect(nearestReadable('#1f2937', '#ffffff')).toBe('#1f2937'))

test.each([
  ['#2563eb', '#ffffff'],
  ['#f0b429', '#000000'],
  ['#777777', '#000000'],
])('text on %s is %s', (ground, text) => expect(readableOn(ground)).toBe(text))
