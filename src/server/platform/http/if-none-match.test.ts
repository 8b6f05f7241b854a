import { expect, test } from 'vitest'
import { isNamedBy } from './if-none-match.ts'

const etag = '"abc-br"'

test.each([
  ['the ETag itself', '"abc-br"'],
  ['one that a cache on the way has marked weak', 'W/"abc-br"'],
  ['a list with it at the end', '"x", W/"y" ,"abc-br"'],
  ['a list with it at the start', '"abc-br","x"'],
  ['an ETag with a comma in it beside it', '"a,b", "abc-br"'],
  ['anything at all', ' * '],
])('%s names it', (_, header) => {
  expect(isNamedBy(header, etag)).toBe(true)
})

test.each([
  ['nothing', undefined],
  ['an empty header', ''],
  ['the same page in another encoding', '"abc", "abc-gz"'],
  ['one that it is a part of', '"x"abc-br""'],
  ['one without quotes', 'abc-br'],
  ['one in the middle of another', '"1\\"abc-br\\"2"'],
  ['a star among others', '"x", *'],
  ['a small w', 'w/"abc-br"'],
])('%s does not name it', (_, header) => {
  expect(isNamedBy(header, etag)).toBe(false)
})

test('a header of 16 KB is read in no time', () => {
  expect(isNamedBy(`${'"a" '.repeat(4_000)}`, etag)).toBe(false)
  expect(isNamedBy(`${'"a",'.repeat(4_000)}"abc-br"`, etag)).toBe(true)
})
