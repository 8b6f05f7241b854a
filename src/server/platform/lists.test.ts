import { expect, test } from 'vitest'
import { allOf, patternOf } from './lists.ts'

test.each([
  ['brass', '%brass%'],
  ['100%', '%100\\%%'],
  ['a_b', '%a\\_b%'],
  ['a\\b', '%a\\\\b%'],
])('the text %j is searched for with the pattern %j', (text, pattern) => {
  expect(patternOf(text)).toBe(pattern)
})

test('an id that is given twice, in upper and lower case, is one record', () => {
  expect(allOf(['a1', 'A1'], [{}], 'comment.notFound')).toBe(1)
  expect(() => allOf(['a1', 'b2'], [{}], 'comment.notFound')).toThrow(
    expect.objectContaining({ code: 'comment.notFound' }),
  )
})
