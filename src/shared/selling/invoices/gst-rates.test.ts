import { expect, test } from 'vitest'
import { gstChanges, gstRateOn } from './gst-rates.ts'

const changes = gstChanges.parse([
  { from: '2026-10-01', rate: 40 },
  { from: '2026-04-01', rate: 5 },
])

test.each([
  ['2026-03-31', 18],
  ['2026-04-01', 5],
  ['2026-09-30', 5],
  ['2026-10-01', 40],
  ['2031-01-01', 40],
])('on %s the rate is %i', (day, rate) => {
  expect(gstRateOn({ gstRate: 18, gstChanges: changes }, day)).toBe(rate)
})

test('dated rates begin on different, existing days', () => {
  const twice = gstChanges.safeParse([changes[0], { from: '2026-04-01', rate: 18 }])
  expect(twice.error?.issues).toMatchObject([{ path: [1, 'from'], message: 'Another rate begins on this day.' }])
  expect(gstChanges.safeParse([{ from: '2026-02-30', rate: 5 }]).error?.issues).toMatchObject([{ path: [0, 'from'] }])
  expect(gstChanges.safeParse([{ from: '2026-02-01', rate: 12 }]).error?.issues).toMatchObject([{ path: [0, 'rate'] }])
})
