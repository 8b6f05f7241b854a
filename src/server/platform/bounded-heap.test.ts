import { getHeapStatistics } from 'node:v8'
import { expect, test } from 'vitest'
import { boundedHeap } from './bounded-heap.ts'

test('garbage of long work is collected before it grows to much', () => {
  const boundHeap = boundedHeap()
  const before = getHeapStatistics().used_heap_size
  for (let part = 0; part < 40; part++) {
    // An array of 8 MB is in the old generation from the beginning.
    const numbers = Array.from({ length: 1_000_000 }, (_, at) => at + part)
    expect(numbers).toHaveLength(1_000_000)
    boundHeap()
  }
  const grown = getHeapStatistics().used_heap_size - before
  expect(grown).toBeLessThan(96 * 1024 * 1024)
})
