// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { mount } from '../../../tests/support/screens/mount.tsx'
import { signedInPage } from '../../../tests/support/screens/signed-in-page.ts'
import { forgetGuest, storeGuest } from '../../client/bag.ts'
import { IslandRoot } from '../../client/island-root.tsx'
import { forgetToken } from '../../client/session.ts'
import { previewOf } from '../../features/account/preview.ts'
import type { Order } from '../../shared/selling/orders/orders.ts'
import { openSite } from '../../shared/site-now.ts'
import type { PaymentPage } from './outcome.ts'
import PaymentResult from './payment-result.island.tsx'

const placed = previewOf([]).order
const words = { title: 'Thank you', subtitle: '', description: 'The parcel leaves us soon.', link: null }

/** The orders that the fake shop lets this customer see. */
let orders: Order[] = []

signedInPage()
beforeEach(() => {
  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address.includes('/cart_items/') ? previewOf([]).cart : { data: orders, total: orders.length }),
  )
})

function open(template: PaymentPage, query: string, found: Order[]) {
  orders = found
  history.replaceState(null, '', `/payment/success${query}`)
  const replaced = vi.spyOn(location, 'replace').mockImplementation(() => undefined)
  mount(
    <IslandRoot>
      <PaymentResult {...{ template, words }} timeZone="Asia/Kolkata" preview={null} />
    </IslandRoot>,
  )
  return replaced
}

const page = () => document.body.textContent

// Shows B14, B240.
test('the success page thanks for a placed order', async () => {
  const replaced = open('payment-success', '?order=01999999-9999-7999-8999-999999999999', [placed])
  await expect.poll(page).toContain('Thank you')
  expect(page()).toContain(words.description)
  expect(page()).not.toContain('Transaction id')
  expect(replaced).not.toHaveBeenCalled()
})

// Shows B298.
test('the success page says where and from when an order is picked up, instead of what becomes of a parcel', async () => {
  const pickUp = { placeId: 'p', name: 'Lake Road studio', hours: 'Mon–Sat 11 am to 7 pm', phone: '' }
  open('payment-success', '?order=01999999-9999-7999-8999-999999999999', [
    { ...placed, pickUp, status: 'PLACED', paymentStatus: 'DUE_ON_DELIVERY' },
  ])
  await expect.poll(page).toContain('Pick up at')
  expect(page()).toMatch(/To pay on collection.*Lake Road studio.*Mon–Sat 11 am to 7 pm.*Ready by 24 November 2026/)
  expect(page()).toContain('We tell you once it is ready to collect.')
  for (const text of ['Deliver to', words.description]) expect(page()).not.toContain(text)
})

// Shows B240.
test.each([
  ['waits for its payment', { status: 'PENDING_PAYMENT', paymentStatus: 'OPEN' }],
  ['was not paid', { status: 'PENDING_PAYMENT', paymentStatus: 'FAILED', payments: [] }],
  ['was not paid in time', { status: 'LAPSED' }],
  ['was cancelled', { status: 'CANCELLED' }],
] satisfies [string, Partial<Order>][])(
  'an order that %s is sent on from the success page to the result',
  async (_, order) => {
    const replaced = open('payment-success', '?order=01999999-9999-7999-8999-999999999999&shown=500000', [
      { ...placed, ...order },
    ])
    await expect
      .poll(() => replaced.mock.calls)
      .toEqual([['/payment/result?order=01999999-9999-7999-8999-999999999999&shown=500000']])
    expect(page()).not.toContain('Thank you')
  },
)

// Shows B240.
test.each([
  ['another customer’s order', '?order=01999999-9999-7999-8999-999999999999'],
  ['an order whose id lost its end', '?order=01999999-9999-7999-8999', 400],
  ['no order', ''],
])('the success page with %s shows nothing of one', async (_, query, status = 200) => {
  const replaced = open('payment-success', query, [])
  if (status !== 200) vi.stubGlobal('fetch', async () => Response.json({ msg: 'filters._id' }, { status }))
  await expect.poll(page).toContain('This order is not found')
  expect(page()).not.toContain('Thank you')
  expect(replaced).not.toHaveBeenCalled()
})

test('the result page shows a cancelled order itself', async () => {
  const replaced = open('payment-result', '?order=01999999-9999-7999-8999-999999999999', [
    { ...placed, status: 'CANCELLED' },
  ])
  await expect.poll(page).toContain('This order was cancelled')
  expect(replaced).not.toHaveBeenCalled()
})

// Shows B303.
test('a visitor whose payment app opened another browser is told where the order is, and may sign in', async () => {
  forgetToken()
  openSite({ messages: {}, rules: 'storefront', guests: true })
  const left = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  open('payment-result', '?order=01999999-9999-7999-8999-999999999999', [placed])
  await expect.poll(page).toContain('This browser can’t show your order')
  const login = `/login?from=${encodeURIComponent('/payment/success?order=01999999-9999-7999-8999-999999999999')}`
  expect(document.querySelector('main a, a')?.getAttribute('href')).toBe(login)
  expect(left).not.toHaveBeenCalled()
  openSite({ messages: {}, rules: 'storefront' })
})

test('a visitor of a shop without guests is sent to sign in', async () => {
  forgetToken()
  const left = vi.spyOn(location, 'assign').mockImplementation(() => undefined)
  open('payment-result', '?order=01999999-9999-7999-8999-999999999999', [placed])
  await expect.poll(() => left.mock.lastCall?.[0]).toContain('/login?from=')
  expect(page()).not.toContain('This browser can’t show your order')
})

// Shows B303.
test('the success page leads a guest to an account, as they have no list of orders', async () => {
  forgetToken()
  storeGuest('guest-token')
  open('payment-success', '?order=01999999-9999-7999-8999-999999999999', [placed])
  await expect.poll(page).toContain('We have mailed you a link to your order.')
  expect(document.querySelector('a[href="/signup"]')?.textContent).toBe('Create an account')
  expect(page()).not.toContain('See the order')
  forgetGuest()
})
