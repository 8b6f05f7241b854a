import { expect, test } from 'vitest'
import { contrast } from './contrast.ts'

test.each([
  ['#000000', '#ffffff', 21],
  ['#fff', '#000', 21],
  ['#777777', '#ffffff', 4.48],
  ['#ffffff', '#2563eb', 5.17],
  ['#2563ebff', '#ffffff', 5.17],
  ['#abc', '#aabbcc', 1],
])('%s on %s is read with a contrast of %d', (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 2)
})
