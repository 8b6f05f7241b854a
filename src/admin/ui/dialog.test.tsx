// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { fill, mount, press } from '../../../tests/support/screens/mount.tsx'
import { Dialog } from './dialog.tsx'

const name = () => document.querySelector('input') as HTMLInputElement
const text = () => document.body.textContent
const pressEscape = () =>
  name().dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))

// Shows B210.
test('a dialog asks before Escape loses what was typed in it, and closes at once where nothing was', async () => {
  const onClose = vi.fn()
  const { unmount } = mount(
    <Dialog title="Brand" onClose={onClose}>
      <input aria-label="Name" defaultValue="Kiln" />
    </Dialog>,
  )
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Name')
  fill(name(), 'Kiln and Sons')
  pressEscape()
  await expect.poll(text).toContain('Discard what you entered?')
  expect(onClose).not.toHaveBeenCalled()
  press('Keep editing')
  await expect.poll(text).not.toContain('Discard what you entered?')
  fill(name(), 'Kiln')
  pressEscape()
  await expect.poll(() => onClose.mock.calls).toHaveLength(1)
  unmount()
})

// Shows B343.
test('a refusal stands beside the buttons of a dialog, outside of what scrolls', async () => {
  const { unmount } = mount(
    <Dialog title="Parcel" fault="Only 1 piece is left." footer={<button type="button">Ship</button>} onClose={vi.fn()}>
      <input aria-label="Name" />
    </Dialog>,
  )
  await expect.poll(() => document.querySelector('[role=alert]')?.textContent).toBe('Only 1 piece is left.')
  const [alert, ship] = [document.querySelector('[role=alert]'), [...document.querySelectorAll('button')].at(-1)]
  expect(alert?.parentElement?.nextElementSibling?.contains(ship ?? null)).toBe(true)
  expect(alert?.parentElement?.contains(name())).toBe(false)
  unmount()
})

// Shows B210.
test('a dialog asks before Escape loses what was chosen in it and not saved', async () => {
  const onClose = vi.fn()
  const { unmount } = mount(
    <Dialog title="Zone" unsaved onClose={onClose}>
      <input aria-label="Name" />
    </Dialog>,
  )
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Name')
  pressEscape()
  await expect.poll(text).toContain('Discard what you entered?')
  press('Discard')
  await expect.poll(() => onClose.mock.calls).toHaveLength(1)
  unmount()
})
