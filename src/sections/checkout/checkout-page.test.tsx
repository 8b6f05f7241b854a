// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { fill, mount } from '../../../tests/support/screens/mount.tsx'
import { signedInPage } from '../../../tests/support/screens/signed-in-page.ts'
import { forgetGuest, storeGuest } from '../../client/bag.ts'
import { IslandRoot } from '../../client/island-root.tsx'
import { forgetToken } from '../../client/session.ts'
import { addresses, paymentOptions, person, previewOf } from '../../features/account/preview.ts'
import { openSite } from '../../shared/site-now.ts'
import CheckoutPage from './checkout-page.island.tsx'

const { cart } = previewOf([])

/** The fake shop's current total, and the totals that orders were placed with. */
let total = 57_900
let asked: (string | null)[] = []
let items: string | null = null
let options = paymentOptions
let noCash: string | null = null
let notDelivered = ''
/** Paise by which the order is cheaper than was shown. */
let less = 0
let unsold: typeof cart.unsold = []

let needsCode = false

function answer(url: URL, body: string): Response {
  if (url.pathname.endsWith('/cart_items/all')) {
    const delivers = url.searchParams.get('pincode') !== notDelivered
    const cashFee = url.searchParams.get('paymentMode') === 'cod' ? 4_900 : 0
    const shipping = cart.amounts.shipping + cashFee
    return Response.json({
      ...cart,
      unsold,
      delivers,
      amounts: { ...cart.amounts, shipping, cashFee, total: total + cashFee },
    })
  }
  if (url.pathname.endsWith('/address/all')) return Response.json({ data: addresses, total: addresses.length })
  if (url.pathname.endsWith('/pick-up')) return Response.json({ data: { delivers: true, places: [] } })
  if (url.pathname.endsWith('/checkout/options')) return Response.json({ data: options })
  if (url.pathname.endsWith('/checkout/cash')) return Response.json({ data: { reason: noCash } })
  if (url.pathname.endsWith('/cash/code'))
    return Response.json({ data: { email: 'asha@example.com', token: 'of-the-code', seconds: 30 } })
  if (url.pathname.endsWith('/cash/confirmation')) {
    needsCode = JSON.parse(body).otp !== '123456' || JSON.parse(body).token !== 'of-the-code'
    return needsCode
      ? Response.json({ msg: 'This code is not right.', errors: [{ field: 'otp' }] }, { status: 400 })
      : Response.json({ data: { confirmed: true } })
  }
  if (!url.pathname.endsWith('/checkout/init')) return Response.json({ data: person })
  if (needsCode && url.searchParams.get('paymentMode') === 'cod')
    return Response.json({ msg: 'This shop confirms cash orders with a code.' }, { status: 428 })
  asked.push(url.searchParams.get('total'))
  items = url.searchParams.get('items')
  if (Number(url.searchParams.get('total')) < total)
    return Response.json({ msg: 'Your order now comes to ₹628.' }, { status: 409 })
  return Response.json({
    data: {
      orderId: 'o1',
      number: 1001,
      total: Number(url.searchParams.get('total')) - less,
      transactionId: null,
      redirect: null,
    },
  })
}

signedInPage()
beforeEach(() => {
  total = 57_900
  asked = []
  options = paymentOptions
  noCash = null
  notDelivered = ''
  less = 0
  unsold = []
  needsCode = false
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) =>
    answer(new URL(address, 'http://shop.localhost'), String(body)),
  )
})

const show = () =>
  mount(
    <IslandRoot>
      <CheckoutPage note="" preview={null} />
    </IslandRoot>,
  )

/** @returns the button that orders, once it says this total */
async function open(total: string) {
  show()
  const button = () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes('₹'))
  await expect.poll(() => button()?.textContent).toContain(total)
  return button
}

// Shows B164, B240.
test('a raised total is shown with the refusal, and the next press orders for it', async () => {
  const left = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  const button = await open('₹579')
  total = 62_800
  button()?.click()
  await expect.poll(() => document.querySelector('[role=alert]')?.textContent).toContain('comes to ₹628')
  await expect.poll(() => button()?.textContent).toContain('₹628')
  expect(left).not.toHaveBeenCalled()
  button()?.click()
  await expect.poll(() => left.mock.calls).toEqual([['/payment/success?order=o1']])
  expect(asked).toEqual(['57900', '62800'])
  expect(items).toBe(cart.data.map(({ productVariantId, quantity }) => `${productVariantId}:${quantity}`).join(','))
})

// Shows B164.
test('an order that came to less leads to a page that is told what was shown', async () => {
  const left = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  less = 7_900
  const button = await open('₹579')
  button()?.click()
  await expect.poll(() => left.mock.calls).toEqual([['/payment/success?order=o1&shown=57900']])
})

// Shows B212.
test.each([
  ['a phone', true, true, ['upi', 'sandbox', 'cod']],
  ['a phone of a shop that does not want it', true, false, ['sandbox', 'cod', 'upi']],
  ['any other screen', false, true, ['sandbox', 'cod', 'upi']],
])('on %s, UPI stands where the shop wants it', async (_, isPhone, firstOnPhones, order) => {
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone }))
  options = [...paymentOptions, { mode: 'upi', title: 'UPI', description: '', test: false, firstOnPhones }]
  show()
  const ways = () => [...document.querySelectorAll<HTMLInputElement>('input[name=payment]')]
  await expect.poll(() => ways().map(({ value }) => value)).toEqual(order)
  expect(ways().map(({ checked }) => checked)).toEqual([true, false, false])
})

// Shows B164.
test('the checkout names items that are no longer sold', async () => {
  unsold = [{ _id: 'gone', productVariantId: 'v', name: 'Silk stole', options: { Size: 'M' } }]
  show()
  await expect
    .poll(() => document.body.textContent)
    .toContain('Silk stole (M) is no longer sold, so it is not part of your order.')
})

// Shows B293.
test('the fee for cash stands among the amounts while cash is chosen, and is part of the total that is ordered', async () => {
  const left = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  show()
  const cash = () => document.querySelector<HTMLInputElement>('input[value=cod]')
  const buttons = () => [...document.querySelectorAll('button')].map(({ textContent }) => textContent)
  await expect.poll(buttons).toContain('Pay ₹579')
  expect(document.body.textContent).not.toContain('Cash on delivery fee')
  cash()?.click()
  await expect.poll(buttons).toContain('Place order · ₹628')
  expect(document.body.textContent).toMatch(/ShippingFree.*Cash on delivery fee₹49.*Total₹628/)
  const payNow = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Pay now and save ₹49',
  )
  payNow?.click()
  await expect.poll(buttons).toContain('Pay ₹579')
  expect(buttons()).not.toContain('Pay now and save ₹49')
  cash()?.click()
  await expect.poll(buttons).toContain('Place order · ₹628')
  const place = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Place order · ₹628')
  place?.click()
  await expect.poll(() => left.mock.calls).toEqual([['/payment/success?order=o1']])
  expect(asked).toEqual(['62800'])
})

// Shows B294.
test('a code that the shop wants before a cash order is asked for in place of the button, and places the order', async () => {
  const left = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  needsCode = true
  show()
  const cash = () => document.querySelector<HTMLInputElement>('input[value=cod]')
  await expect.poll(cash).not.toBeNull()
  cash()?.click()
  const button = (text: string) => [...document.querySelectorAll('button')].find((one) => one.textContent === text)
  await expect.poll(() => button('Place order · ₹628')).toBeDefined()
  button('Place order · ₹628')?.click()
  const box = () => document.querySelector<HTMLInputElement>('input[name=otp]')
  await expect.poll(box).not.toBeNull()
  expect(document.body.textContent).toContain('enter the code that we have mailed to asha@example.com')
  expect(button('Place order · ₹628')).toBeUndefined()
  fill(box() as HTMLInputElement, '000000')
  await expect.poll(() => document.body.textContent).toContain('This code is not right.')
  expect(left).not.toHaveBeenCalled()
  fill(box() as HTMLInputElement, '123456')
  await expect.poll(() => left.mock.calls).toEqual([['/payment/success?order=o1']])
})

// Shows B226.
test('where cash is not possible, the reason stands at it, and paying at once stands first', async () => {
  noCash = 'Cash on delivery is available up to ₹500.'
  options = paymentOptions.toReversed()
  show()
  const ways = () => [...document.querySelectorAll<HTMLInputElement>('input[name=payment]')]
  await expect
    .poll(() => ways().map(({ value, disabled }) => [value, disabled]))
    .toEqual([
      ['sandbox', false],
      ['cod', true],
    ])
  expect(ways()[0]?.checked).toBe(true)
  expect(ways()[1]?.closest('label')?.textContent).toContain('Cash on delivery is available up to ₹500.')
})

// Shows B226.
test('a shop with cash alone says why nothing can be ordered', async () => {
  noCash = 'Cash on delivery is available up to ₹500.'
  options = paymentOptions.filter(({ mode }) => mode === 'cod')
  show()
  const button = () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes('₹579'))
  await expect.poll(() => button()?.disabled).toBe(true)
  expect(button()?.nextElementSibling?.textContent).toBe('Cash on delivery is available up to ₹500.')
})

// Shows B247.
test('an address that is not delivered to cannot be ordered to; another one can', async () => {
  notDelivered = addresses[0]?.pincode ?? ''
  show()
  const button = () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes('₹'))
  await expect.poll(() => document.body.textContent).toContain('We don’t deliver to this address yet.')
  expect(button()?.disabled).toBe(true)
  document.querySelector<HTMLInputElement>(`input[value="${addresses[1]?._id}"]`)?.click()
  await expect.poll(() => document.body.textContent).not.toContain('We don’t deliver to this address yet.')
  expect(button()?.disabled).toBe(false)
})

// Shows B302.
test('a guest gives an email before they order, and is shown where it is written to', async () => {
  const left = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  const given: string[] = []
  forgetToken()
  storeGuest('guest-token')
  vi.stubGlobal('fetch', async (address: string, { body, method }: RequestInit = {}) => {
    const url = new URL(address, 'http://shop.localhost')
    if (url.pathname !== '/api/v1/guest') return answer(url, String(body))
    if (method === 'PUT') given.push(JSON.parse(String(body)).email)
    return Response.json({ data: { email: given.at(-1) ?? '' } })
  })
  show()
  const order = () => [...document.querySelectorAll('button')].find(({ textContent }) => textContent?.includes('₹'))
  const field = () => document.querySelector<HTMLInputElement>('input[type=email]')
  await expect.poll(() => document.body.textContent).toContain('Enter your email first.')
  await expect.poll(field).toBeTruthy()
  expect(order()?.disabled).toBe(true)
  const typed = field()
  if (typed) fill(typed, 'ravi@example.com')
  typed?.form?.requestSubmit()
  await expect.poll(() => document.body.textContent).toContain('We write to ravi@example.com about your order.')
  await expect.poll(() => order()?.disabled).toBe(false)
  order()?.click()
  await expect.poll(() => left.mock.calls).toEqual([['/payment/success?order=o1']])
  expect(given).toEqual(['ravi@example.com'])
  forgetGuest()
})

// Shows B301.
test('a visitor without a bag is told so, where guests may order, and not sent to sign in', async () => {
  forgetToken()
  const left = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  openSite({ messages: {}, rules: 'storefront', guests: true })
  show()
  await expect.poll(() => document.body.textContent).toContain('There is nothing in your bag to order')
  expect(left).not.toHaveBeenCalled()
  openSite({ messages: {}, rules: 'storefront' })
})
