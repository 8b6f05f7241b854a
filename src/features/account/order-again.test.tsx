// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Answer, answerCalls, type Sent } from '../../../tests/support/answers.ts'
import { eventually, mount, press } from '../../../tests/support/screens/mount.tsx'
import { onCartOpened } from '../../client/cart-opened.ts'
import { IslandRoot } from '../../client/island-root.tsx'
import { forgetToken, storeToken } from '../../client/session.ts'
import { OrderAgain } from './order-again.tsx'
import { previewOf } from './preview.ts'

const order = { ...previewOf([]).order, _id: '00000000-0000-4000-8000-000000000001', number: 1042 }
const amounts = { currency: 'INR', mrp: 0, items: 0, discount: 0, shipping: 0, total: 0, tax: 0 }
const cart = { data: [], total: 0, amounts, discounts: [], coupon: null, unsold: [], delivers: true, arrives: null }

let answer: Answer
let sent: Sent[]
let opened = 0
onCartOpened(() => {
  opened += 1
})

beforeEach(() => {
  opened = 0
  storeToken('x'.repeat(43))
  sent = answerCalls(() => answer)
})
afterEach(() => {
  forgetToken()
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const show = () =>
  mount(
    <IslandRoot>
      <OrderAgain order={order} />
    </IslandRoot>,
  )
const text = () => document.body.textContent ?? ''
const pressIt = async () => {
  await eventually(() => press('Order again 1042'))
}

// Shows B283.
test('the bag opens with the items of the order, in one call', async () => {
  answer = [200, { cart, added: 2, missing: [] }]
  show()
  await pressIt()
  await expect.poll(() => opened).toBe(1)
  expect(sent.map(({ body }) => body)).toEqual([{ id: order._id }])
  expect(text()).toBe('Order again 1042')
})

// Shows B283.
test('items that could not be added are named, and an unchanged bag stays closed', async () => {
  answer = [200, { cart, added: 1, missing: ['Clay cup is out of stock.'] }]
  show()
  await pressIt()
  await expect.poll(text).toContain('Not everything could be put into your bagClay cup is out of stock.')
  expect(opened).toBe(1)
  answer = [200, { cart, added: 0, missing: ['Clay cup is out of stock.'] }]
  await pressIt()
  await expect.poll(text).toContain('Nothing of this order could be put into your bag')
  expect(opened).toBe(1)
})

test('a failed call says why', async () => {
  answer = [404, { msg: 'This order was not found.' }]
  show()
  await pressIt()
  await expect.poll(text).toContain('This order was not found.')
  expect(opened).toBe(0)
})

test('an order that waits for its payment is paid and not ordered again', () => {
  mount(<OrderAgain order={{ ...order, status: 'PENDING_PAYMENT' }} />)
  expect(text()).toBe('')
})

test('missing items of the last try are not shown while the next one runs', async () => {
  answer = [200, { cart, added: 1, missing: ['Clay cup is out of stock.'] }]
  show()
  await pressIt()
  await expect.poll(text).toContain('Clay cup is out of stock.')
  const later = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => later.promise)
  await pressIt()
  await expect.poll(text).not.toContain('Clay cup is out of stock.')
  later.resolve(Response.json({ cart, added: 2, missing: [] }))
  await expect.poll(() => opened).toBe(2)
})
