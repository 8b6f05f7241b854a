import { expect, test } from 'vitest'
import { answerText } from './answer-text.ts'

// Shows B198.
test.each([
  ['2027-02-14', '14 February 2027'],
  ['2028-02-29', '29 February 2028'],
  ['2027-13-45', '2027-13-45'],
  ['560-038-2027', '560-038-2027'],
  ['On 2027-02-14, please', 'On 2027-02-14, please'],
  ['', ''],
])('the answer %j reads %j', (value, text) => {
  expect(answerText(value)).toBe(text)
})
