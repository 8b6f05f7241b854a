// @vitest-environment happy-dom
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { refusedStorage } from '../../tests/support/outside/refused-storage.ts'
import { mountHook } from '../../tests/support/screens/mount.tsx'
import { listAddresses } from '../server/modules/people/identity/identity.contract.ts'
import { call } from './call.ts'
import { queryClient } from './queries.ts'
import { forgetToken, isReplaced, keepSession, readToken, storeToken, useSignedIn, watchSession } from './session.ts'
import { watchTyping } from './typing.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
  forgetToken()
})

/** Changes the shared storage as another tab would, and fires this tab's event. */
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

/** Stores a session as another tab does that signs this user in. */
const signInElsewhere = (token: string, user: string) =>
  inAnotherTab('user-auth-token', () => {
    localStorage.setItem('user-auth-user', user)
    localStorage.setItem('user-auth-token', token)
  })
const signOutElsewhere = () => inAnotherTab('user-auth-token', () => localStorage.clear())

/** Types into a field of the page, as a person does. */
function type(text: string): void {
  const field = document.createElement('textarea')
  document.body.append(field)
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

// Shows B165.
describe('when the user changes in another tab', () => {
  beforeAll(() => {
    watchTyping()
    watchSession()
  })

  test('a page of one user is loaded anew for another one, and makes no call before', async () => {
    const reloaded = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
    const fetched = vi.fn()
    vi.stubGlobal('fetch', fetched)
    keepSession('token-a', { _id: 'a' })
    signInElsewhere('token-b', 'b')
    expect(reloaded).toHaveBeenCalledOnce()
    await expect(call(listAddresses, { body: {} })).rejects.toThrow('You are signed in as another user in another tab.')
    expect(fetched).not.toHaveBeenCalled()
    expect(readToken()).toBe('token-a')
  })

  test('a page with input is not reloaded and never submits as another user', async () => {
    const reloaded = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
    keepSession('token-a', { _id: 'a' })
    type('12 Lake Road')
    signOutElsewhere()
    expect(readToken()).toBe('token-a')
    signInElsewhere('token-b', 'b')
    expect(reloaded).not.toHaveBeenCalled()
    expect(isReplaced()).toBe(true)
    forgetToken()
    expect(localStorage.getItem('user-auth-token')).toBe('token-b')
  })

  test('a new session of the same user is taken up', () => {
    keepSession('token-a', { _id: 'a' })
    type('12 Lake Road')
    signInElsewhere('token-a2', 'a')
    expect(isReplaced()).toBe(false)
    expect(readToken()).toBe('token-a2')
  })

  test('data loaded for one user is dropped before the next one signs in', () => {
    keepSession('token-a', { _id: 'a' })
    queryClient().setQueryData(['cart'], { total: 3 })
    signOutElsewhere()
    signInElsewhere('token-b', 'b')
    expect(readToken()).toBe('token-b')
    expect(queryClient().getQueryData(['cart'])).toBeUndefined()
  })

  const back = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))

  test('a page that Back shows as it was left looks again', () => {
    const hasLooked = vi.fn()
    document.addEventListener('haat:session', hasLooked, { once: true })
    back()
    expect(hasLooked).toHaveBeenCalled()
  })

  test.each([
    ['signed out', signOutElsewhere],
    ['made way for another one', () => signInElsewhere('token-b', 'b')],
  ])('a page that Back shows after its user has %s is loaded anew, also with input', (_, leave) => {
    const reloaded = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
    keepSession('token-a', { _id: 'a' })
    type('12 Lake Road')
    leave()
    expect(reloaded).not.toHaveBeenCalled()
    back()
    expect(reloaded).toHaveBeenCalledOnce()
  })

  test('a page that Back shows to its own user keeps what was typed', () => {
    const reloaded = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
    keepSession('token-a', { _id: 'a' })
    type('12 Lake Road')
    signInElsewhere('token-a2', 'a')
    back()
    expect(reloaded).not.toHaveBeenCalled()
  })
})

// Shows B165.
test('a browser that stores nothing is told so at the sign-in, rather than signed out by the next page', () => {
  vi.stubGlobal('localStorage', refusedStorage)
  expect(() => keepSession('token-a', { _id: 'a' })).toThrow('Your browser keeps nothing for this site')
  expect(readToken()).toBeNull()
})
