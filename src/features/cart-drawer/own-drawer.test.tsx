// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../client/queries.ts'
import { forgetToken, storeToken } from '../../client/session.ts'
import { previewOf } from '../account/preview.ts'
import { showDrawer } from './own-drawer.tsx'

const { cart } = previewOf([])

beforeEach(() => {
  queryClient().clear()
  storeToken('x'.repeat(43))
  vi.stubGlobal('fetch', async () => Response.json(cart))
})
afterEach(() => {
  forgetToken()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

// Shows S35.
test('the drawer of a page whose header has no bag shows the items, and closing it removes it from the page', async () => {
  showDrawer()
  await expect.poll(() => document.querySelector('dialog h2')?.textContent).toContain('Your bag')
  await expect.poll(() => document.body.textContent).toContain(cart.data[0]?.name)
  document.querySelector<HTMLButtonElement>('dialog button')?.click()
  await expect.poll(() => document.querySelector('dialog')).toBeNull()
  expect(document.body.childElementCount).toBe(0)
})
