// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mount } from '../../../tests/support/screens/mount.tsx'
import { IslandRoot } from '../../client/island-root.tsx'
import { queryClient } from '../../client/queries.ts'
import { forgetToken, storeToken } from '../../client/session.ts'
import CartPage from '../../sections/cart/cart-page.island.tsx'
import { previewOf } from '../account/preview.ts'

const { cart } = previewOf([])

beforeEach(() => queryClient().clear())
afterEach(() => {
  forgetToken()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

// Shows B164.
test('a bag of which nothing is sold any more names what it holds, and its button takes that out', async () => {
  let unsold = [{ _id: 'gone', productVariantId: 'v', name: 'Silk stole', options: { Size: 'M' } }]
  vi.stubGlobal('fetch', async (address: string) => {
    if (String(address).includes('cart_items/delete?id=gone')) unsold = []
    return Response.json({ ...cart, data: [], total: 0, unsold })
  })
  storeToken('x'.repeat(43))
  const bag = {
    currency: 'INR',
    note: '',
    emptyHeading: 'Your bag is empty',
    emptyText: '',
    shop: { text: '', href: '/' },
  }
  mount(
    <IslandRoot>
      <CartPage {...bag} preview={null} />
    </IslandRoot>,
  )
  const said = () => document.body.textContent
  await expect.poll(said).toContain('Silk stole (M) is no longer sold, so it is not part of your order.')
  expect(said()).toContain('Your bag is empty')
  document.querySelector('button')?.click()
  await expect.poll(said).not.toContain('Silk stole')
})
