// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { toast } from '../../client/toast.ts'
import { placeAdminToasts } from './toasts.ts'

// happy-dom has no popovers.
HTMLElement.prototype.showPopover ??= () => {}
HTMLElement.prototype.hidePopover ??= () => {}

placeAdminToasts()
beforeEach(() => window.happyDOM.setViewport({ width: 1440, height: 900 }))

const find = (text: string) =>
  [...document.querySelectorAll<HTMLElement>('[data-sonner-toast]')].find(({ textContent }) => textContent === text)

/** Where the toast with this text stands, once it is there. */
async function placeOf(text: string): Promise<string> {
  await expect.poll(() => find(text)).toBeDefined()
  const { yPosition, xPosition } = find(text)?.dataset ?? {}
  return `${yPosition} ${xPosition}`
}

// Shows B329.
test('a toast stands at the bottom right of a wide window, and at the top where what is pressed next is at the bottom', async () => {
  void toast.success('Saved')
  expect(await placeOf('Saved')).toBe('bottom right')
  const dialog = document.createElement('div')
  dialog.role = 'dialog'
  document.body.append(dialog)
  void toast.success('Zone added')
  expect(await placeOf('Zone added')).toBe('top center')
  dialog.remove()
  window.happyDOM.setViewport({ width: 390, height: 844 })
  void toast.success('Order shipped')
  expect(await placeOf('Order shipped')).toBe('top center')
})

// Shows B329.
test('a toast is closed by its button before its time is over', async () => {
  void toast.undoable('Product hidden', () => undefined)
  await expect.poll(() => find('Product hiddenUndo')).toBeDefined()
  const [close] = [...(find('Product hiddenUndo')?.querySelectorAll('button') ?? [])].filter(
    (button) => button.getAttribute('aria-label') === 'Dismiss',
  )
  close?.click()
  await expect.poll(() => find('Product hiddenUndo')).toBeUndefined()
})
