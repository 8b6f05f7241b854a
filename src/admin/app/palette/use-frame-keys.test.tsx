// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { eventually, mountHook } from '../../../../tests/support/screens/mount.tsx'
import { useFrameKeys } from './use-frame-keys.ts'

afterEach(() => document.body.replaceChildren())

async function heard() {
  const shown: unknown[] = []
  const show = (what: unknown) => void shown.push(what)
  const { unmount } = await mountHook(() => useFrameKeys(show) ?? null)
  return { shown, unmount }
}

const press = (key: string, more: KeyboardEventInit = {}, on: EventTarget = document.body) =>
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))

/** It listens once its effect has run. */
async function listening(shown: unknown[], on?: EventTarget) {
  await eventually(() => {
    press('k', { ctrlKey: true }, on)
    expect(shown[0]).toBe('palette')
  })
}

test('Ctrl K and ⌘ K open the search, the question mark the keys', async () => {
  const { shown, unmount } = await heard()
  await listening(shown)
  shown.length = 0
  press('k', { metaKey: true })
  press('?')
  press('k')
  press('k', { ctrlKey: true, altKey: true })
  expect(shown).toEqual(['palette', 'shortcuts'])
  unmount()
})

test('a question mark in a field is text, and the search opens from a field too', async () => {
  const { shown, unmount } = await heard()
  const field = document.createElement('input')
  document.body.append(field)
  await listening(shown, field)
  shown.length = 0
  press('?', {}, field)
  expect(shown).toEqual([])
  unmount()
})
