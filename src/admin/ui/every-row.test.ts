import { expect, test } from 'vitest'
import { everyRow } from './every-row.ts'

test.each([
  [0, 0, 1],
  [100, 100, 1],
  [101, 101, 2],
  [250, 201, 4],
])('a list of %i rows, of which %i are left, is read in %i calls', async (total, left, calls) => {
  const asked: number[] = []
  const rows = await everyRow(async ({ p, s }) => {
    asked.push(p)
    return { data: Array.from({ length: Math.max(0, Math.min(s, left - p * s)) }, (_, index) => p * s + index), total }
  })
  expect(rows).toEqual(Array.from({ length: left }, (_, index) => index))
  expect(asked).toHaveLength(calls)
})
