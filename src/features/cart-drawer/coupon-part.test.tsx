// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { fill, mount } from '../../../tests/support/screens/mount.tsx'
import { signedInPage } from '../../../tests/support/screens/signed-in-page.ts'
import { loadCart } from '../../client/cart.ts'
import { keepCoupon, keptCoupon } from '../../client/coupon.ts'
import { IslandRoot } from '../../client/island-root.tsx'
import { forgetToken } from '../../client/session.ts'
import { toast } from '../../client/toast.ts'
import CartPage from '../../sections/cart/cart-page.island.tsx'
import type { Cart } from '../../shared/selling/bag/cart.ts'
import { previewOf } from '../account/preview.ts'
import { CartDrawer } from './cart-drawer.tsx'

const { cart: plain } = previewOf([])
const ten = { code: 'TEN', reason: 'TEN: 10% off', amount: 12_300, shipping: 4_900 }

let cart: Cart = plain

/** A shop that knows the code TEN. */
function answer(address: string, { method, body }: RequestInit): Response {
  if (!address.includes('/cart/coupon')) return Response.json(cart)
  if (method === 'DELETE') cart = plain
  else if (JSON.parse(String(body)).code !== 'ten')
    return Response.json({ msg: 'We don’t know the code eleven. Check its spelling.' }, { status: 404 })
  else cart = { ...plain, coupon: { code: 'TEN', fault: null }, discounts: [ten] }
  return Response.json(cart)
}

signedInPage()
beforeEach(() => {
  cart = plain
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => answer(String(address), request))
})

const bag = { currency: 'INR', note: '', emptyHeading: '', emptyText: '', shop: { text: '', href: '/' } }

const openBag = () =>
  mount(
    <IslandRoot>
      <CartPage {...bag} preview={null} />
    </IslandRoot>,
  )

const said = () => document.body.textContent
const button = (name: string) =>
  [...document.querySelectorAll('button')].find((each) => each.textContent?.includes(name))
const pressed = async (name: string) => {
  await expect.poll(() => button(name)).toBeTruthy()
  button(name)?.click()
}

async function enter(code: string) {
  await pressed('Have a coupon?')
  await expect.poll(() => document.querySelector('input')).not.toBeNull()
  const field = document.querySelector('input')
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  set?.call(field, code)
  field?.dispatchEvent(new Event('input', { bubbles: true }))
  field?.form?.requestSubmit()
}

// Shows B264.
test('a coupon is entered in the bag, shows its reason and what it takes off, and is taken off again', async () => {
  openBag()
  await enter('ten')
  await expect.poll(said).toContain('TEN: 10% off−₹123')
  expect(said()).toContain('TEN: 10% off−₹49')
  expect(document.querySelector('input')).toBeNull()
  await pressed('Remove coupon TEN')
  await expect.poll(said).toContain('Have a coupon?')
})

// Shows B264.
test('a code that the shop refuses stays in its field, with the reason', async () => {
  openBag()
  await enter('eleven')
  await expect.poll(said).toContain('We don’t know the code eleven.')
  expect(document.querySelector('input')?.value).toBe('eleven')
})

// Shows B264.
test('the reason for refusing one code goes while another one is typed', async () => {
  openBag()
  await enter('eleven')
  await expect.poll(said).toContain('We don’t know the code eleven.')
  const field = document.querySelector('input')
  if (field) fill(field, 'ten')
  await expect.poll(said).not.toContain('We don’t know the code eleven.')
  expect(field?.getAttribute('aria-invalid')).toBeNull()
})

// Shows B264.
test('the drawer names the charge for delivery beside what a coupon takes off it, and saves no more than that', async () => {
  cart = {
    ...plain,
    amounts: { ...plain.amounts, mrp: plain.amounts.items, shipping: 0 },
    coupon: { code: 'TEN', fault: null },
    discounts: [{ ...ten, amount: 0 }],
  }
  mount(
    <IslandRoot>
      <CartDrawer currency="INR" pieces={3} onClose={() => undefined} />
    </IslandRoot>,
  )
  await expect.poll(said).toContain('Shipping₹49TEN: 10% off−₹49You save₹49Total')
})

// Shows B264.
test('the code of a link is put into the bag once', async () => {
  keepCoupon('?coupon=ten')
  openBag()
  await expect.poll(said).toContain('TEN: 10% off')
  expect(keptCoupon()).toBeNull()
})

// Shows B264.
test('the code of a link that the shop refuses is given up, and why is said once', async () => {
  const toasts = vi.spyOn(toast, 'error').mockResolvedValue()
  keepCoupon('?coupon=eleven')
  await Promise.all([loadCart({}), loadCart({ pincode: '560001' })])
  expect(keptCoupon()).toBeNull()
  expect(toasts.mock.calls).toEqual([['We don’t know the code eleven. Check its spelling.']])
})

// Shows B264.
test('the code of a link waits while there is no connection, or no session', async () => {
  keepCoupon('?coupon=ten')
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('offline')
  })
  await expect(loadCart({})).rejects.toThrow('You’re offline.')
  expect(keptCoupon()).toBe('ten')
  vi.stubGlobal('fetch', async () => Response.json({ msg: 'Sign in.' }, { status: 401 }))
  await expect(loadCart({})).rejects.toThrow('Sign in.')
  expect(keptCoupon()).toBe('ten')
})

// Shows B264.
test('bags that are loaded together wait for the coupon of a link', async () => {
  const arrived = Promise.withResolvers<void>()
  const asked: string[] = []
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    const isCoupon = String(address).includes('/cart/coupon')
    asked.push(isCoupon ? 'coupon' : 'bag')
    if (isCoupon) await arrived.promise
    return answer(String(address), request)
  })
  keepCoupon('?coupon=ten')
  const bags = Promise.all([loadCart({}), loadCart({ pincode: '560001' })])
  await expect.poll(() => asked).toContain('coupon')
  expect(asked).toEqual(['coupon'])
  arrived.resolve()
  expect((await bags).map(({ coupon }) => coupon?.code)).toEqual(['TEN', 'TEN'])
})

// Shows B264.
test('a visitor is told that the code of a link waits for them', async () => {
  forgetToken()
  keepCoupon('?coupon=ten')
  openBag()
  await expect.poll(said).toContain('ten is put into your bag once you are signed in.')
  expect(keptCoupon()).toBe('ten')
})
