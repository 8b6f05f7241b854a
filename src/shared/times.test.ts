import { expect, test } from 'vitest'
import { clockOrDay } from './times.ts'

test.each([
  ['2026-11-26T08:30:00Z', '2026-11-26T05:00:00Z', '2:00 pm'],
  ['2026-11-26T18:29:00Z', '2026-11-25T18:31:00Z', '11:59 pm'],
  ['2026-11-26T18:31:00Z', '2026-11-26T17:00:00Z', '27 November 2026 at 12:01 am'],
  ['2026-11-27T08:30:00Z', '2026-11-26T08:30:00Z', '27 November 2026 at 2:00 pm'],
])('%s has its day in India unless it is the same as that of %s', (instant, now, said) => {
  expect(clockOrDay(instant, 'Asia/Kolkata', new Date(now))).toBe(said)
})
