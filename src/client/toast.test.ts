// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { toast } from './toast.ts'

// happy-dom has no popovers.
HTMLElement.prototype.showPopover ??= () => {}
HTMLElement.prototype.hidePopover ??= () => {}

const shown = () => [...document.querySelectorAll('[data-sonner-toast]')].map(({ textContent }) => textContent)

test('an equal text shares its toast, but never takes away the undo of another', async () => {
  const undo = vi.fn()
  toast.undoable('Product hidden', undo)
  await expect.poll(shown).toEqual(['Product hiddenUndo'])
  toast.success('Product hidden')
  await expect.poll(() => shown().sort()).toEqual(['Product hidden', 'Product hiddenUndo'])
  toast.success('Product hidden')
  toast.success('Saved')
  await expect.poll(() => shown().sort()).toEqual(['Product hidden', 'Product hiddenUndo', 'Saved'])
  for (const button of document.querySelectorAll('button')) if (button.textContent === 'Undo') button.click()
  expect(undo).toHaveBeenCalledOnce()
  await expect.poll(() => shown().sort()).toEqual(['Product hidden', 'Saved'])
})
