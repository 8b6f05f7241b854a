import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { joinPins, pinsText, readPinFile, readPins } from './pin-ranges.ts'

describe('PIN codes as typed', () => {
  test.each([
    ['560001', [[560_001, 560_001]]],
    ['56', [[560_000, 569_999]]],
    ['560001-560010', [[560_001, 560_010]]],
    ['560001 – 560010', [[560_001, 560_010]]],
    ['560003, 560001\n560002', [[560_001, 560_003]]],
    ['56, 560001', [[560_000, 569_999]]],
    ['40-42', [[400_000, 429_999]]],
    ['56 5600', [[560_000, 569_999]]],
    ['560\n561', [[560_000, 561_999]]],
    ['', []],
  ])('"%s" are read', (text, pins) => {
    expect(readPins(text)).toEqual({ pins, unread: [] })
  })

  test.each(['0123', '5600011', 'Pune', '560010-560001', '-'])('"%s" is named as unread', (text) => {
    expect(readPins(`110001, ${text}`).unread).toEqual([text])
  })

  // Shows B246.
  test.each([
    ['560 100', ['560 100']],
    ['560 100 - 560 199', ['560 100', '-560']],
    ['560001-99', ['560001-99']],
    ['56-600099', ['56-600099']],
  ])('"%s" is not read as more codes than it means', (text, unread) => {
    expect(readPins(text).unread).toEqual(unread)
  })

  test('are written so that reading them gives the same ranges', () => {
    const anyRange = fc
      .tuple(fc.integer({ min: 100_000, max: 999_999 }), fc.nat(20_000))
      .map(([first, more]): [number, number] => [first, Math.min(first + more, 999_999)])
    fc.assert(
      fc.property(fc.array(anyRange), (ranges) => {
        const joined = joinPins(ranges)
        expect(readPins(pinsText(joined))).toEqual({ pins: joined, unread: [] })
        const holds = (pin: number, among: [number, number][]) =>
          among.some(([first, last]) => first <= pin && pin <= last)
        for (const [first, last] of ranges)
          for (const pin of [first - 1, first, last, last + 1]) expect(holds(pin, joined)).toBe(holds(pin, ranges))
      }),
    )
    expect(pinsText([[560_000, 569_999]])).toBe('56')
  })
})

// Shows B248.
test('a file of PIN codes is read by zone, with a head, quotes and another separator; other rows are counted', () => {
  const csv =
    '\uFEFFpincode,zone\r\n560001,Bengaluru\r\n"560002","Bengaluru"\r\n110001;Delhi\r\n\r\n12,Delhi\r\n110002,\r\n'
  expect(readPinFile(csv)).toEqual({
    zones: new Map([
      ['Bengaluru', [[560_001, 560_002]]],
      ['Delhi', [[110_001, 110_001]]],
    ]),
    skipped: 2,
  })
})

// Shows B248.
test('a file names zones with commas, semicolons or quotes in their names, and PIN codes with a blank', () => {
  const csv = 'pincode,zone\n110001,"Delhi, NCR"\n"560 100", "Metro; ""A""",x\n400001;Mumbai, Thane;x\n400002\n'
  expect(readPinFile(csv)).toEqual({
    zones: new Map([
      ['Delhi, NCR', [[110_001, 110_001]]],
      ['Metro; "A"', [[560_100, 560_100]]],
      ['Mumbai, Thane', [[400_001, 400_001]]],
    ]),
    skipped: 1,
  })
})

test('blanks are read as one, and as many as the field holds take no more time than other text', () => {
  expect(readPins(`560001${' '.repeat(300_000)}-${' \n'.repeat(50)}560003`).pins).toEqual([[560_001, 560_003]])
  expect(readPins(' '.repeat(300_000))).toEqual({ pins: [], unread: [] })
})

// Shows B248.
test('a file of all PIN codes of the country is read within seconds', () => {
  const rows = Array.from({ length: 40_000 }, (_, index) => `${110_000 + index * 2},Zone ${index % 5}`)
  const { zones, skipped } = readPinFile(rows.join('\n'))
  expect([...zones.values()].reduce((sum, pins) => sum + pins.length, 0)).toBe(40_000)
  expect(skipped).toBe(0)
})
