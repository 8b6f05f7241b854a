import { constants, PerformanceObserver } from 'node:perf_hooks'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { boundedHeap } from './bounded-heap.ts'

type Collection = { detail?: { flags?: number } }

test('garbage is collected once the heap has grown by 48 MB, and not before', async () => {
  let forced = 0
  const isForced = ({ detail }: Collection) => detail?.flags === constants.NODE_PERFORMANCE_GC_FLAGS_FORCED
  const observer = new PerformanceObserver((list) => {
    forced += list.getEntries().filter((entry) => isForced(entry as Collection)).length
  })
  observer.observe({ entryTypes: ['gc'] })
  const boundHeap = boundedHeap()
  boundHeap()
  await nextTurn()
  expect(forced).toBe(0)
  // Eight MB each. Garbage of before may be collected meanwhile, so the heap grows by less than these at first.
  const rows: number[][] = []
  while (forced === 0 && rows.length < 40) {
    rows.push(Array.from({ length: 1_000_000 }, (_, at) => at))
    boundHeap()
    await nextTurn()
  }
  expect(forced).toBe(1)
  expect(rows.length).toBeGreaterThanOrEqual(6)
  observer.disconnect()
})
