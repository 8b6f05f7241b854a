import { expect, test } from 'vitest'
import { CallError } from './api.ts'
import { subscribeFault } from './newsletter.ts'

// Shows X2.
test('an address that is on the list already is told so', () => {
  const refused = new CallError(409, { msg: 'Email is not unique' })
  expect(subscribeFault(refused)).toBe('Email is already subscribed')
  const inHindi = new CallError(409, { msg: 'Email is not unique', said: 'यह ईमेल पहले से मौजूद है' })
  expect(subscribeFault(inHindi)).toBe('Email is already subscribed')
})

// Shows X2.
test('any other refusal is shown with its reason', () => {
  const refused = new CallError(429, { msg: 'Wait a minute.' })
  expect(subscribeFault(refused)).toBe('Failed to Subscribe! Wait a minute.')
})

test('an answer without words gets the generic line', () => {
  expect(subscribeFault(new CallError(500, undefined))).toBe(
    'Failed to Subscribe! Internal server error. Please try again later.',
  )
})

test('a fault of our own is not taken for a refusal', () => {
  const fault = new TypeError('x is not a function')
  expect(() => subscribeFault(fault)).toThrow(fault)
})
