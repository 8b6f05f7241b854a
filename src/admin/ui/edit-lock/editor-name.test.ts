// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'

/** The editor of a page that is loaded now. */
async function load(): Promise<string> {
  vi.resetModules()
  return (await import('./editor-name.ts')).nameOfEditor()
}

// Shows B289.
test('a tab keeps its editor across reloads, and one that is duplicated from it has its own', async () => {
  const first = await load()
  const duplicate = await load()
  expect(duplicate).not.toBe(first)
  window.dispatchEvent(new Event('pagehide'))
  expect(await load()).toBe(duplicate)
})
