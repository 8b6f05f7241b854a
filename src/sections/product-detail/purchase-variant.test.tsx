// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { effects } from '../../../tests/support/screens/effects.ts'
import { mount, press } from '../../../tests/support/screens/mount.tsx'
import { product } from '../../../tests/support/screens/shop.tsx'
import { toldToasts } from '../../../tests/support/screens/toasts.ts'
import { IslandRoot } from '../../client/island-root.tsx'
import { forgetToken, storeToken } from '../../client/session.ts'
import { takeWanted } from '../../client/wanted.ts'
import ProductPurchase from './product-purchase.island.tsx'

const pack = (id: string, grams: string, price: number, netQuantity: number | null) => ({
  ...{ _id: id, sku: id, options: { Pack: grams }, price, mrp: price, stock: 9, netQuantity },
})
const ghee = product({
  path: 'ghee',
  netQuantity: 500,
  netUnit: 'g',
  options: [{ name: 'Pack', values: ['500 g', '1 kg'] }],
  variants: [pack('v-500', '500 g', 50_000, null), pack('v-1000', '1 kg', 90_000, 1_000)],
  shownVariantId: 'v-500',
})

toldToasts()
let added: { productVariantId: string }[]
/** Answer of the shop to an addition to the bag. */
let bag: () => Response
let assign: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  added = []
  bag = () => Response.json({ data: [], total: 0, amounts: {} })
  history.replaceState(null, '', '/p/ghee')
  assign = vi.spyOn(location, 'assign').mockReturnValue()
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit = {}) => {
    if (String(url).includes('/public/product')) return Response.json({ data: ghee })
    if (!String(url).includes('cart_items/add')) return Response.json({ data: [], total: 0 })
    added.push(JSON.parse(String(body)))
    return bag()
  })
  storeToken('a-token')
  mount(
    <IslandRoot>
      <ProductPurchase product={ghee} first={{}} strip="strip" />
    </IslandRoot>,
  )
})
afterEach(() => {
  forgetToken()
  vi.unstubAllGlobals()
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
})

const text = () => document.body.textContent ?? ''
const heart = () => document.querySelector<HTMLElement>('[data-heart]')?.dataset.variant
const buyNow = () =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.startsWith('Buy now'))

async function choose(grams: string): Promise<void> {
  await expect.poll(() => document.querySelectorAll('input[type=radio]').length).toBe(2)
  document.querySelector<HTMLInputElement>(`input[value="${grams}"]`)?.click()
  await expect.poll(() => document.querySelector('legend')?.textContent).toContain(grams)
}

test('the heart keeps the pack that is chosen', async () => {
  await expect.poll(heart).toBe('v-500')
  await choose('1 kg')
  await expect.poll(heart).toBe('v-1000')
})

test('the unit price is that of the chosen pack, which may state its own quantity', async () => {
  await choose('1 kg')
  await expect.poll(text).toContain('₹90 per 100 g')
  await choose('500 g')
  await expect.poll(text).toContain('₹100 per 100 g')
})

test('a session that is over when the button is pressed loses nothing: it is in the bag after signing in', async () => {
  bag = () => Response.json({ msg: 'Sign in.' }, { status: 401 })
  await choose('1 kg')
  press('Add to bag')
  await expect.poll(() => assign.mock.calls.flat()).toContainEqual(expect.stringContaining('/login'))
  storeToken('another-token')
  expect(takeWanted()).toEqual({ productVariantId: 'v-1000', quantity: 1 })
})

test('“Buy now” with a session that is over leads by the sign-in to the checkout, where it is in the bag', async () => {
  bag = () => Response.json({ msg: 'Sign in.' }, { status: 401 })
  await choose('500 g')
  buyNow()?.click()
  await expect.poll(() => assign.mock.calls).toEqual([['/login?from=%2Fcheckout']])
  storeToken('another-token')
  history.replaceState(null, '', '/checkout')
  expect(takeWanted()).toEqual({ productVariantId: 'v-500', quantity: 1 })
})

test('“Buy now” takes no second press while the checkout is on its way', async () => {
  await choose('500 g')
  buyNow()?.click()
  await expect.poll(() => assign.mock.calls).toEqual([['/checkout']])
  await effects()
  expect(buyNow()?.getAttribute('aria-busy')).toBe('true')
  buyNow()?.click()
  await effects()
  expect(added).toHaveLength(1)
})
