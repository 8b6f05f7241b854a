import { expect, test } from 'vitest'
import { isInLanguage } from './when.ts'

const shows = (languages: string[], page: string) => isInLanguage({ screens: 'all', languages }, page)

test('a section without languages shows on every page', () => {
  expect([isInLanguage(undefined, 'hi-IN'), isInLanguage({ screens: 'all' }, 'en-IN'), shows([], 'en-IN')]).toEqual([
    true,
    true,
    true,
  ])
})

test('a section with languages shows on pages in one of them, a language without a country in all of its countries', () => {
  expect(shows(['hi'], 'hi-IN')).toBe(true)
  expect(shows(['ta', 'hi-in'], 'hi-IN')).toBe(true)
  expect(shows(['hi'], 'en-IN')).toBe(false)
  expect(shows(['en-GB'], 'en-IN')).toBe(false)
  expect(shows(['e'], 'en-IN')).toBe(false)
})
