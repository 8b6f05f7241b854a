import { expect, test } from 'vitest'
import { CallError } from './api.ts'
import { messageOf } from './message-of.ts'

test('A refusal is shown in its own words, and a script that did not arrive is not shown in those of the browser', () => {
  expect(messageOf(new CallError(409, { msg: 'Your wishlist is full.' }))).toBe('Your wishlist is full.')
  expect(messageOf(new TypeError('error loading dynamically imported module'))).toBe(
    'Part of this page did not arrive. Load it again.',
  )
})
