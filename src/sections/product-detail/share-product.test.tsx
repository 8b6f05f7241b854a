// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest'
import { eventually, mount, press, takeOffAll } from '../../../tests/support/screens/mount.tsx'
import { toldToasts } from '../../../tests/support/screens/toasts.ts'
import ShareProduct from './share-product.island.tsx'

const said = toldToasts()

afterEach(async () => {
  await takeOffAll()
  history.replaceState(null, '', '/')
})

async function shown(address: string): Promise<void> {
  history.replaceState(null, '', address)
  mount(<ShareProduct name="Kurta & dupatta" />)
  await eventually(() => expect(document.querySelectorAll('button')).toHaveLength(2))
}

test('the product is shared with the size that is chosen', async () => {
  await shown('/p/kurta?size=M')
  press('Share')
  await expect.poll(() => said.success.mock.calls).toEqual([['The link is copied.']])
  expect(await navigator.clipboard.readText()).toBe(location.href)
  expect(location.href).toContain('/p/kurta?size=M')
})

test('WhatsApp opens beside the page, with the name and the address of what is chosen', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null)
  await shown('/p/kurta?size=M')
  press('WhatsApp')
  const text = encodeURIComponent(`Kurta & dupatta ${location.href}`)
  expect(open.mock.calls).toEqual([[`https://wa.me/?text=${text}`, '_blank', 'noopener']])
})
