// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { mount } from '../../../tests/support/screens/mount.tsx'
import { ScreenFault } from './refusals.tsx'

const reset = vi.fn()
const show = (error: Error) => mount(<ScreenFault error={error} reset={reset} />)
const text = () => document.body.textContent

// Shows B166.
test.each([
  'Failed to fetch dynamically imported module: https://shop.example/assets/customers-screen-x.js',
  'error loading dynamically imported module: https://shop.example/assets/customers-screen-x.js',
  'Importing a module script failed.',
])('a screen whose script does not arrive says so in plain words and loads the page again: %s', async (message) => {
  const reloaded = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
  const { unmount } = show(new TypeError(message))
  await expect.poll(text).toContain('This screen did not arrive')
  expect(text()).not.toMatch(/module|assets/)
  document.querySelector('button')?.click()
  expect(reloaded).toHaveBeenCalledOnce()
  reloaded.mockRestore()
  unmount()
})

test('a screen that fails for another reason names it, and is drawn again', async () => {
  show(new TypeError('x is undefined'))
  await expect.poll(text).toContain('x is undefined')
  document.querySelector('button')?.click()
  expect(reset).toHaveBeenCalled()
})
