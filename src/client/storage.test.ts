// @vitest-environment happy-dom
import { globSync, readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { refusedStorage } from '../../tests/support/outside/refused-storage.ts'
import { dropStored, readStored, readStoredJson, store, storedKeys, takeStored } from './storage.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

// Shows B165.
test('a text that the browser refuses to store is known until the page is left', () => {
  vi.stubGlobal('localStorage', refusedStorage)
  expect(readStored('local', 'mode')).toBeNull()
  expect(store('local', 'mode', 'dark')).toBe(false)
  expect(readStored('local', 'mode')).toBe('dark')
  expect(readStored('session', 'mode')).toBeNull()
  expect(takeStored('local', 'mode')).toBe('dark')
  expect(readStored('local', 'mode')).toBeNull()
  dropStored('local', 'mode')
})

test('a text of another version that is no JSON counts as none', () => {
  localStorage.setItem('seen', '{')
  expect(readStoredJson('local', 'seen')).toBeUndefined()
  expect(store('local', 'seen', '["a"]')).toBe(true)
  expect(readStoredJson('local', 'seen')).toEqual(['a'])
  expect(storedKeys('local')).toContain('seen')
})

/** `storefront/early.ts` is kept tiny, and asks for itself. */
const mayTouch = ['src/client/storage.ts', 'src/storefront/early.ts']

// Shows B165.
test('no other file of the browser touches its storage, where a mere look may throw', () => {
  const files = globSync('src/{admin,client,features,sections,storefront,ui}/**/*.{ts,tsx}')
  const touching = files.filter(
    (file) => !/\.test\.|\/test\//.test(file) && /\b(local|session)Storage\b/.test(readFileSync(file, 'utf8')),
  )
  expect(touching.sort()).toEqual(mayTouch)
})
