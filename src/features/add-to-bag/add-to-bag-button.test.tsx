// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mount } from '../../../tests/support/screens/mount.tsx'
import { IslandRoot } from '../../client/island-root.tsx'
import { storeToken } from '../../client/session.ts'
import { toast } from '../../client/toast.ts'
import AddToBagButton from './add-to-bag.island.tsx'

beforeEach(() => {
  storeToken('a-token')
  vi.spyOn(toast, 'error').mockResolvedValue()
})
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
  document.body.replaceChildren()
})

const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('.bag-button')]
const busy = () => buttons().map((button) => button.getAttribute('aria-busy') === 'true')

// Shows T5.
test('while one product is put into the bag its button alone is busy, and usable again when that failed', async () => {
  const answer = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => answer.promise)
  mount(
    <IslandRoot>
      <AddToBagButton name="A saree" path="a-saree" variant="v1" />
      <AddToBagButton name="A kurta" path="a-kurta" variant="v2" />
    </IslandRoot>,
  )
  await expect.poll(buttons).toHaveLength(2)
  buttons()[0]?.click()
  await expect.poll(busy).toEqual([true, false])
  answer.resolve(Response.json({ msg: 'Only 2 pieces are left.' }, { status: 409 }))
  await expect.poll(busy).toEqual([false, false])
  expect(toast.error).toHaveBeenCalledOnce()
})
