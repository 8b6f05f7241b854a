// @vitest-environment happy-dom
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { mount, press } from '../../tests/support/screens/mount.tsx'
import { Button } from './button.tsx'

afterEach(() => document.body.replaceChildren())

/** Is busy from a press until what was pressed for is done. */
function Saving({ save }: { save: () => Promise<void> }) {
  const [busy, setBusy] = useState(false)
  const start = () => {
    setBusy(true)
    void save().then(() => setBusy(false))
  }
  return (
    <Button busy={busy} onClick={start}>
      Save
    </Button>
  )
}

// Shows T20.
test('a button that is busy shows that it works, and takes no second press; afterwards it does', async () => {
  const saves: PromiseWithResolvers<void>[] = []
  const save = () => {
    const saving = Promise.withResolvers<void>()
    saves.push(saving)
    return saving.promise
  }
  mount(<Saving save={save} />)
  const button = () => document.querySelector('button')
  await expect.poll(button).toBeTruthy()
  press('Save')
  await expect.poll(() => button()?.getAttribute('aria-busy')).toBe('true')
  expect(button()?.querySelector('.animate-spin')).toBeTruthy()
  expect(button()?.disabled).toBe(false)
  press('Save')
  expect(saves).toHaveLength(1)
  saves[0]?.resolve()
  await expect.poll(() => button()?.hasAttribute('aria-busy')).toBe(false)
  expect(button()?.querySelector('.animate-spin')).toBeNull()
  press('Save')
  expect(saves).toHaveLength(2)
})
