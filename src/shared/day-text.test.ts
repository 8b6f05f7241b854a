import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayPattern, readDay, showDay } from './day-text.ts'
import { locales } from './sites/languages.ts'

describe('a day', () => {
  test.each([
    ['en-IN', 'DD/MM/YYYY', '21/11/2026'],
    ['en-US', 'MM/DD/YYYY', '11/21/2026'],
    ['hi-IN', 'DD/MM/YYYY', '21/11/2026'],
  ])('in %s is written %s', (locale, pattern, text) => {
    expect(dayPattern(locale)).toBe(pattern)
    expect(showDay('2026-11-21', locale)).toBe(text)
  })

  test.each([
    ['3/4/2026', '2026-04-03'],
    ['03-04-26', '2026-04-03'],
    ['2026-04-03', '2026-04-03'],
    [' 03.04.2026 ', '2026-04-03'],
    ['31/02/2026', undefined],
    ['13/13/2026', undefined],
    ['3/4', undefined],
    ['3/4/202', undefined],
    ['soon', undefined],
    ['', undefined],
  ])('typed as "%s" is %s', (text, day) => {
    expect(readDay(text, 'en-IN')).toBe(day)
  })

  test('shown in any site language parses to the same day', () => {
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(fc.constantFrom(...locales), days, (locale, instant) => {
        const day = instant.toISOString().slice(0, 10)
        expect(readDay(showDay(day, locale), locale)).toBe(day)
      }),
    )
  })
})
