// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mount } from '../../../tests/support/screens/mount.tsx'
import { putIntoCart } from '../../client/cart.ts'
import { IslandRoot } from '../../client/island-root.tsx'
import { queryClient } from '../../client/queries.ts'
import { forgetToken, storeToken } from '../../client/session.ts'
import { previewOf } from '../account/preview.ts'
import CartButton from './cart-button.island.tsx'

const { cart } = previewOf([])
const [line] = cart.data

/** Quantity of the only line in the fake server's cart. */
let pieces = 0

beforeEach(() => {
  pieces = 2
  queryClient().clear()
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) => {
    if (String(address).includes('cart_items/add')) pieces += JSON.parse(String(body)).quantity
    return Response.json({ ...cart, data: [{ ...line, quantity: pieces }], total: 1 })
  })
})
afterEach(() => {
  forgetToken()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const said = () => document.querySelector('button')?.textContent

test('the bag in the header counts pieces, not lines', async () => {
  storeToken('x'.repeat(43))
  mount(
    <IslandRoot>
      <CartButton currency="INR" />
    </IslandRoot>,
  )
  await expect.poll(said).toBe('Your bag, 2 in it2')
  await putIntoCart(queryClient(), { productVariantId: line?.productVariantId ?? '', quantity: 1 })
  await expect.poll(said).toBe('Your bag, 3 in it3')
})
