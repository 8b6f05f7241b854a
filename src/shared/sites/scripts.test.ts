import { expect, test } from 'vitest'
import { isWrittenIn } from './scripts.ts'

const english = { locale: 'en-IN', languages: ['hi-IN', 'ta-IN'] }

// Shows B127.
test.each([
  ['हर धागे में एक हाथ', true],
  ['<p>हाँ, हर कीमत में <strong>GST</strong> शामिल है।&nbsp;</p>', true],
  ['Kulhad, Set of Six — कुल्हड़', false],
  ['Every thread by hand', false],
  ['ஒவ்வொரு நூலிலும் ஒரு கை', false],
])('“%s” is in Hindi already: %s', (text, expected) => {
  expect(isWrittenIn(text, 'hi-IN', english)).toBe(expected)
})

// Shows B127.
test('languages of a site that share a script cannot be told apart', () => {
  expect(isWrittenIn('हर धागे में एक हाथ', 'hi-IN', { locale: 'en-IN', languages: ['hi-IN', 'mr-IN'] })).toBe(false)
  expect(isWrittenIn('A name', 'en-GB', { locale: 'en-IN', languages: ['en-GB'] })).toBe(false)
})
