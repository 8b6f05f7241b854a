import { expect, test } from 'vitest'
import { typedCode } from './typed-code.ts'

// Shows V5, K7.
test.each([
  ['12', undefined, '12', 2],
  ['12a', undefined, '12', 2],
  ['123 456', undefined, '123456', 6],
  ['Your code is 123456, good for 10 minutes', undefined, '123456', 6],
  ['١٢٣', undefined, '', 0],
  ['', undefined, '', 0],
])('%j is stripped to the digits that it holds, six at most', (text, caret, code, after) => {
  expect(typedCode(text, caret)).toEqual({ code, caret: after })
})

test('a digit that is typed between others stands there, with the caret behind it', () => {
  expect(typedCode('1923', 2)).toEqual({ code: '1923', caret: 2 })
  expect(typedCode('1a23', 2)).toEqual({ code: '123', caret: 1 })
})

test('a digit that is typed into full boxes takes the place of the next one, and none behind the last', () => {
  expect(typedCode('1293456', 3)).toEqual({ code: '129456', caret: 3 })
  expect(typedCode('1234567', 7)).toEqual({ code: '123456', caret: 6 })
})
