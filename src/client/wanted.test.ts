// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetToken, storeToken } from './session.ts'
import { hasWanted, keepWanted, takeWanted } from './wanted.ts'

const lamp = { productVariantId: 'lamp', quantity: 2 }

beforeEach(() => window.history.replaceState(null, '', '/p/lamp?from=mail'))
afterEach(() => {
  vi.useRealTimers()
  sessionStorage.clear()
  forgetToken()
})

// Shows T4.
test('a visitor’s pending choice is announced once after signing in', () => {
  keepWanted(lamp)
  expect(takeWanted()).toBeUndefined()
  storeToken('token')
  expect(hasWanted()).toBe(true)
  expect(takeWanted()).toEqual(lamp)
  expect(hasWanted()).toBe(false)
  expect(takeWanted()).toBeUndefined()
})

test('going elsewhere drops the pending choice', () => {
  keepWanted(lamp)
  storeToken('token')
  window.history.replaceState(null, '', '/c/lamps')
  expect(takeWanted()).toBeUndefined()
  window.history.replaceState(null, '', '/p/lamp?from=mail')
  expect(takeWanted()).toBeUndefined()
})

test('nor who signs in an hour later', () => {
  vi.useFakeTimers()
  keepWanted(lamp)
  vi.advanceTimersByTime(60 * 60_000)
  storeToken('token')
  expect(takeWanted()).toBeUndefined()
})
