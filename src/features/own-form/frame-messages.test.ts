// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { heard } from './frame-messages.ts'

const frame = {} as Window
const message = (given: object) =>
  ({ origin: location.origin, source: frame, data: { type: 'FORM_SUBMITING' }, ...given }) as MessageEvent

test('a message of the frame is heard by its name, alone or as the type of an object', () => {
  expect(heard(message({}), frame)).toBe('FORM_SUBMITING')
  expect(heard(message({ data: 'FORM_RESET' }), frame)).toBe('FORM_RESET')
})

// Shows K17.
test('a message of another origin, of another frame, and one without a frame is not heard', () => {
  expect(heard(message({ origin: 'https://elsewhere.example' }), frame)).toBeUndefined()
  expect(heard(message({ source: {} }), frame)).toBeUndefined()
  expect(heard(message({ source: null }), null)).toBeUndefined()
  expect(heard(message({ data: null }), frame)).toBeNull()
})
