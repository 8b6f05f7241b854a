// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { mountHook } from '../../tests/support/mount.tsx'
import { forgetToken, storeToken, useSignedIn } from './session.ts'

afterEach(() => localStorage.clear())

/** What another tab does to the storage that tabs share, as a browser tells this one of it. */
function inAnotherTab(key: string | null, act: () => void): void {
  act()
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

test('signing in and out is noticed at once', async () => {
  const { current } = await mountHook(useSignedIn)
  expect(current()).toBe(false)
  storeToken('token')
  await expect.poll(current).toBe(true)
  forgetToken()
  await expect.poll(current).toBe(false)
})

test('so it is when it was done in another tab', async () => {
  const { current } = await mountHook(useSignedIn)
  inAnotherTab('user-auth-token', () => localStorage.setItem('user-auth-token', 'token'))
  await expect.poll(current).toBe(true)
  inAnotherTab('user-auth-token', () => localStorage.removeItem('user-auth-token'))
  await expect.poll(current).toBe(false)
})

test('so it is when another tab has cleared everything', async () => {
  storeToken('token')
  const { current } = await mountHook(useSignedIn)
  await expect.poll(current).toBe(true)
  inAnotherTab(null, () => localStorage.clear())
  await expect.poll(current).toBe(false)
})
