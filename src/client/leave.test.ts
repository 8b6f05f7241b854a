// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let asks = false
const ask = (event: Event) => asks && event.preventDefault()

async function leave() {
  vi.resetModules()
  const { isLeaving, leaveTo } = await import('./leave.ts')
  vi.spyOn(location, 'assign').mockImplementation(() => {
    window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  })
  void leaveTo('/cart')
  return isLeaving
}

beforeEach(() => window.addEventListener('beforeunload', ask))
afterEach(() => window.removeEventListener('beforeunload', ask))

// Shows B220.
test('a page that asks before it is left counts as kept once it is used again', async () => {
  asks = true
  const isLeaving = await leave()
  expect(isLeaving()).toBe(true)
  window.dispatchEvent(new Event('keydown'))
  expect(isLeaving()).toBe(false)
})

// Shows B220.
test('a page that does not ask is being left, whatever is pressed meanwhile', async () => {
  asks = false
  const isLeaving = await leave()
  window.dispatchEvent(new Event('pointerdown'))
  expect(isLeaving()).toBe(true)
})

// Shows B220.
test('a page that the browser brings back as it was left begins afresh, and a new one stays', async () => {
  asks = false
  await leave()
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  const shown = (persisted: boolean) => Object.assign(new Event('pageshow'), { persisted })
  window.dispatchEvent(shown(false))
  expect(reload).not.toHaveBeenCalled()
  window.dispatchEvent(shown(true))
  expect(reload).toHaveBeenCalled()
})
