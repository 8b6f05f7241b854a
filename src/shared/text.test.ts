import { describe, expect, test } from 'vitest'
import { cut, initialOf, inOneForm, isBlank, oneLine, trimmed, turnedBack, withoutAlike } from './text.ts'

// Shows B170.
test.each([
  ['स\u093e\u095c\u0940', 'स\u093e\u0921\u093c\u0940'],
  ['cafe\u0301', 'café'],
  ['Indigo\u000bvats', 'Indigo vats'],
  ['a\u0008b\u007fc\u009fd\ufffee\uffff', 'abcde'],
  ['a\tb\r\nc\u0085', 'a\tb\r\nc\u0085'],
  ['half \ud83d', 'half \ufffd'],
  ['क्‍ष 👩🏽‍💻', 'क्‍ष 👩🏽‍💻'],
  ['abc\u202egpj.exe', 'abc\u202egpj.exe\u202c'],
])('%j normalises to %j', (given, form) => {
  expect(inOneForm(given)).toBe(form)
  expect(inOneForm(form)).toBe(form)
})

/** One of each kind of invisible character. */
const unseen = [
  ...['', ' ', '\u00a0', '\u00ad', '\u034f', '\u061c', '\u115f', '\u1160', '\u17b4', '\u180e', '\u200b', '\u200d'],
  ...['\u200e', '\u200f', '\u202e', '\u2060', '\u2066', '\u2800', '\u3000', '\u3164', '\ufe0f', '\ufeff', '\uffa0'],
  ...['\ufffa', '\u{e0001}', '\u{1d173}', '\u{1d159}', '\u{13441}'],
  // Signs without a letter.
  ...['\u0301', '\u20dd', '\u20e3', 'ि', '़', '്', 'ு', '\u064e', '\u05b8', '\u{1e8d0}'],
]

// Shows B171.
test.each(unseen)('%j shows nothing', (text) => {
  expect(isBlank(text)).toBe(true)
  expect(isBlank(` ${text}\n${text}`)).toBe(true)
  expect(trimmed(` ${text}`)).toBe('')
  expect(isBlank(`${text}क`)).toBe(false)
})

test.each(['.', '0', 'अ', '🪔', '\u0600', '\ufffd', 'ം1', '1\u20e3', '\u0301a'])('%j is seen', (text) => {
  expect(trimmed(` ${text} `)).toBe(text)
})

describe('cut', () => {
  // Shows B172.
  test.each([
    ['abcdef', 3, 'abc'],
    ['abc', 3, 'abc'],
    ['ab😀', 3, 'ab'],
    ['a👩🏽‍💻b', 7, 'a'],
    ['a🇮🇳🇮🇳', 5, 'a🇮🇳'],
    ['aक्षb', 3, 'a'],
    ['कि', 1, 'क'],
    ['aகி', 2, 'a'],
    ['aಕ್ಷ', 3, 'a'],
    ['aక్ష', 3, 'a'],
    ['ab\u0301\u0301', 3, 'a'],
  ])('%j at %i is %j', (text, most, whole) => {
    expect(cut(text, most)).toBe(whole)
  })

  test('splits a character longer than the limit between code points', () => {
    expect(cut('😀'.repeat(3), 1)).toBe('')
    expect(cut(`a${'\u0301'.repeat(500)}`, 200)).toHaveLength(200)
  })

  test('keeps all whole characters that fit', () => {
    expect(cut('नमस्ते '.repeat(1_000), 300)).toHaveLength(300)
  })
})

// Shows B172.
test.each([
  ['😀 Asha', '😀'],
  ['𝒜sha', '𝒜'],
  ['asha', 'A'],
  ['👩🏽‍💻', '👩🏽‍💻'],
  ['क्षमा', 'क्ष'],
  [' \u202easha', 'A'],
  ['\u0301asha', 'A'],
  ['ßen', 'SS'],
  ['', ''],
  ['\u200b', ''],
])('the initial of %j is %j', (name, initial) => {
  expect(initialOf(name)).toBe(initial)
})

// Shows B176.
test.each([
  ['abc\u202egpj', 'abc\u202egpj\u202c'],
  ['\u202ea\u202c b', '\u202ea\u202c b'],
  ['\u2067a\u202eb', '\u2067a\u202eb\u202c\u2069'],
  ['\u2067a\u202eb\u2069', '\u2067a\u202eb\u2069'],
  ['\u202ea\nb', '\u202ea\nb'],
  ['a\u202cb\u2069', 'a\u202cb\u2069'],
  ['\u200fیہ', '\u200fیہ'],
  ['\u202a\u2067a\u202eb\u202c\u202c', '\u202a\u2067a\u202eb\u202c\u202c'],
  ['\u2067\u202aa\u2069\u202c', '\u2067\u202aa\u2069\u202c'],
])('%j is closed as %j', (text, whole) => {
  expect(turnedBack(text)).toBe(whole)
  expect(turnedBack(whole)).toBe(whole)
})

// Shows B176.
test('direction marks of a million characters are closed within seconds', () => {
  const many = 500_000
  const open = '\u202a'.repeat(many)
  expect(turnedBack(`${open}${'\u2069'.repeat(many)}`)).toHaveLength(3 * many)
})

// Shows B177.
test('names that differ in case only are equal', () => {
  expect(withoutAlike(['Diwali', 'diwali', 'Éclat', 'éclat', 'रंग', 'DIWALI'])).toEqual(['Diwali', 'Éclat', 'रंग'])
})

// Shows B367.
test('a line end becomes a space together with the blanks around it, however many there are', () => {
  expect(oneLine('a \n\t b  c\u0085d\r\ne')).toBe('a b  c d e')
  const long = `a${' '.repeat(1_000_000)}b`
  expect(oneLine(long)).toBe(long)
})
