import { expect, test } from 'vitest'
import { pageDocument } from '../pages/page-document.ts'
import { isInLanguage, nextChange } from './when.ts'

const shows = (languages: string[], page: string) => isInLanguage({ screens: 'all', languages }, page)

test('a section without languages shows on every page', () => {
  expect([isInLanguage(undefined, 'hi-IN'), isInLanguage({ screens: 'all' }, 'en-IN'), shows([], 'en-IN')]).toEqual([
    true,
    true,
    true,
  ])
})

test('a section with languages shows on pages in one of them; a language without a country matches all its countries', () => {
  expect(shows(['hi'], 'hi-IN')).toBe(true)
  expect(shows(['ta', 'hi-in'], 'hi-IN')).toBe(true)
  expect(shows(['hi'], 'en-IN')).toBe(false)
  expect(shows(['en-GB'], 'en-IN')).toBe(false)
  expect(shows(['e'], 'en-IN')).toBe(false)
})

test('nextChange is the earliest start or end of a section', () => {
  const [monday, wednesday, friday] = ['2026-11-23T09:00:00Z', '2026-11-25T09:00:00Z', '2026-11-27T18:00:00Z']
  const changes = (now: string, ...whens: object[]) => {
    const sections = whens.map((when, index) => ({ id: `s${index}`, type: 'words', when }))
    const instant = nextChange(pageDocument.parse({ sections }), new Date(now))
    return instant && new Date(instant)
  }
  const sale = { from: monday, until: friday }
  expect(changes('2026-11-20T00:00:00Z', sale)).toEqual(new Date(monday))
  for (const now of [monday, wednesday]) expect(changes(now, sale)).toEqual(new Date(friday))
  expect(changes(friday, sale)).toBeUndefined()
  expect(changes(monday, sale, { until: wednesday })).toEqual(new Date(wednesday))
  expect(changes(monday, { screens: 'small' })).toBeUndefined()
})
