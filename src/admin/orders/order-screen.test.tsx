// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { effects } from '../../../tests/support/screens/effects.ts'
import { dialog, page, press, screensOf, within } from '../../../tests/support/screens/screen.tsx'
import { initAt, offerPickUp, studio } from '../../../tests/support/selling/picking-up.ts'
import { shopperWith } from '../../../tests/support/selling/shopping.ts'
import type { Permission } from '../../shared/people/permissions.ts'

const app = await testApp()
const { one, two } = app
const openScreen = screensOf(app)
const { token } = await one.signIn({ userType: 'ADMIN' })

/** An order to be paid on delivery, taken so far. */
async function ordered(...moves: string[]) {
  const { person } = await shopperWith(one, { stock: 5 })
  await person.init('cod')
  const [order] = await person.orders()
  if (!order) throw new Error('nothing was ordered')
  for (const to of moves) await one.call('POST', `/api/v1/orders/${order._id}/moves`, { token, body: { to } })
  return { id: order._id, number: order.number, order: () => person.order(order._id) }
}
type User = Awaited<ReturnType<typeof openScreen>>
const more = async (user: User, item: RegExp) => {
  await user.click(await page().findByRole('button', { name: 'More actions for this order' }))
  await user.click(await page().findByRole('menuitem', { name: item }))
  return dialog()
}

test('an order is packed by one press, shipped with its tracking, and delivered', async () => {
  const { id, number, order } = await ordered()
  const user = await openScreen(`/orders/${id}`)
  await page().findByRole('heading', { level: 1, name: `Order ${number}` })
  await user.click(page().getByRole('button', { name: 'Mark as packed' }))
  await user.click(await page().findByRole('button', { name: 'Ship' }))
  const ship = await dialog()
  await user.type(ship.getByLabelText('Courier'), 'DTDC')
  await user.type(ship.getByLabelText('Tracking number'), 'D100')
  await user.click(ship.getByRole('button', { name: 'Mark as shipped' }))
  await user.click(await page().findByRole('button', { name: 'Mark as delivered' }))
  await user.click((await dialog()).getByRole('button', { name: 'Mark as delivered' }))
  await expect.poll(async () => (await order()).status).toBe('DELIVERED')
})

// Shows B298.
test('an order that is picked up is made ready and collected, and never shipped', async () => {
  await offerPickUp(app, one)
  const { person } = await shopperWith(one)
  const { orderId, number } = (await initAt(person, studio)).body.data
  const user = await openScreen(`/orders/${orderId}`)
  await page().findByText('Pick-up')
  await page().findByText(/^Cash at the shop: ₹[\d,.]+ to be collected\.$/)
  await page().findByText('Collected by Ravi Iyer', { exact: false })
  await press(user, 'Ready to collect')
  await user.click(await page().findByRole('button', { name: 'Mark as collected' }))
  expect(page().queryByRole('button', { name: 'Ship' })).toBeNull()
  const form = await dialog()
  await form.findByText('The customer has all items and has paid ₹500.00.')
  await press(user, 'Mark as collected', form)
  await page().findByText(`Order ${number}: collected`)
  await expect.poll(async () => (await person.order(orderId)).status).toBe('DELIVERED')
  await page().findByText('Collected at the shop', { exact: false })
})

// Shows B232.
test('a payment that moves no real money is marked as a test', async () => {
  const { person } = await shopperWith(one)
  await openScreen(`/orders/${(await person.init('sandbox')).body.data.orderId}`)
  await page().findByText('Test payment')
})

// Shows B226.
test('a cash order that comes back undelivered is marked as refused at the door', async () => {
  const { id, order } = await ordered('PACKED', 'SHIPPED')
  const user = await openScreen(`/orders/${id}`)
  const returned = await more(user, /^Returned undelivered/)
  await user.click(returned.getByLabelText('The customer refused it at the door'))
  await press(user, 'Mark as returned', returned)
  await expect.poll(async () => (await order()).events.at(-1)?.note).toBe('It was refused at the door.')
})

test('a tracking number without its courier is refused at the courier', async () => {
  const { id, order } = await ordered('PACKED')
  const user = await openScreen(`/orders/${id}`)
  await user.click(await page().findByRole('button', { name: 'Ship' }))
  const ship = await dialog()
  await user.type(ship.getByLabelText('Tracking number'), 'D100')
  await user.click(ship.getByRole('button', { name: 'Mark as shipped' }))
  await ship.findByText('Enter the courier of this tracking number.')
  expect(ship.getByLabelText('Courier').getAttribute('aria-invalid')).toBe('true')
  expect((await order()).status).toBe('PACKED')
})

test('an order is shipped with a courier that gives no tracking number', async () => {
  const { id } = await ordered('PACKED')
  const user = await openScreen(`/orders/${id}`)
  await press(user, 'Ship')
  const ship = await dialog()
  await user.type(ship.getByLabelText('Courier'), 'DTDC')
  await press(user, 'Mark as shipped', ship)
  await page().findByRole('button', { name: 'Mark as delivered' })
  const { body } = await one.call('GET', `/api/v1/orders/${id}`, { token })
  expect(body.data.tracking).toEqual({ courier: 'DTDC', number: '' })
})

// Shows B42.
test('tracking is added to an order on its way, and corrected later', async () => {
  const { id } = await ordered('PACKED', 'SHIPPED')
  const user = await openScreen(`/orders/${id}`)
  for (const [item, code] of [
    [/^Add tracking/, 'D100'],
    [/^Change tracking/, 'D200'],
  ] as const) {
    const track = await more(user, item)
    await user.clear(track.getByRole('textbox', { name: 'Tracking number' }))
    await user.type(track.getByRole('textbox', { name: 'Tracking number' }), code)
    if (code === 'D100') await user.type(track.getByRole('combobox', { name: 'Courier' }), 'DTDC')
    await user.click(track.getByRole('button', { name: 'Save tracking' }))
    await page().findByText(code, { selector: 'aside *, [role=complementary] *' })
  }
  await page().findByText('To be paid on delivery.')
})

test('an order is cancelled with a reason that the customer reads, and not without one', async () => {
  const { id, order } = await ordered()
  const user = await openScreen(`/orders/${id}`)
  const cancel = await more(user, /^Cancel order/)
  await cancel.findByText('1 item goes back into stock.')
  await user.click(cancel.getByRole('button', { name: 'Cancel order' }))
  const reason = cancel.getByRole('textbox', { name: /^Reason/ })
  await expect.poll(() => reason.getAttribute('aria-invalid')).toBe('true')
  expect((await order()).status).toBe('PLACED')
  await user.type(reason, 'The last one broke.')
  await user.click(cancel.getByRole('button', { name: 'Cancel order' }))
  await expect.poll(async () => (await order()).status).toBe('CANCELLED')
})

// Shows B210.
test('a note that is being written is not left without a question', async () => {
  const { id } = await ordered()
  const user = await openScreen(`/orders/${id}`)
  await user.type(await page().findByLabelText('Internal note'), 'Rang twice.')
  await user.click(page().getByRole('link', { name: 'Orders' }))
  await press(user, 'Stay', await dialog())
  expect(page().getByLabelText('Internal note')).toHaveProperty('value', 'Rang twice.')
  await user.click(page().getByRole('link', { name: 'Orders' }))
  await press(user, 'Leave without saving', await dialog())
  await expect.poll(() => location.pathname).toMatch(/\/orders$/)
})

test('an internal note stands in the timeline of the order', async () => {
  const { id } = await ordered()
  const user = await openScreen(`/orders/${id}`)
  await user.type(await page().findByLabelText('Internal note'), 'Rang twice.')
  await user.click(page().getByRole('button', { name: 'Add note' }))
  await page().findByText('Rang twice.', { selector: 'li *' })
})

test('Ctrl Enter saves an internal note once, also when it is held down', async () => {
  const { id } = await ordered()
  const user = await openScreen(`/orders/${id}`)
  const box = await page().findByLabelText('Internal note')
  await user.type(box, 'Rang once.')
  const held = { key: 'Enter', ctrlKey: true, bubbles: true, cancelable: true }
  for (let press = 0; press < 3; press++) {
    box.dispatchEvent(new KeyboardEvent('keydown', held))
    await effects()
  }
  await page().findByText('Rang once.', { selector: 'li *' })
  await expect.poll(() => box).toHaveProperty('value', '')
  await effects()
  const { events } = (await one.call('GET', `/api/v1/orders/${id}`, { token })).body.data
  expect(events.filter(({ note }: { note: string }) => note === 'Rang once.')).toHaveLength(1)
})

test('an order of another site is not found', async () => {
  const { person } = await shopperWith(two)
  await person.init('cod')
  const [order] = await person.orders()
  await openScreen(`/orders/${order?._id}`)
  await page().findByText('Order not found')
})

test('staff who may only look read an order and find no act', async () => {
  const { id, number } = await ordered()
  await openScreen(`/orders/${id}`, { as: ['view'] })
  await page().findByRole('heading', { level: 1, name: `Order ${number}` })
  const main = within(page().getByRole('main'))
  main.getByRole('heading', { name: 'Timeline' })
  expect(main.queryAllByRole('button')).toEqual([])
  expect(main.queryByLabelText('Internal note')).toBeNull()
})

// Shows B206.
test('an accountant prints an order and finds no act; who may cancel finds that one', async () => {
  const { id, number } = await ordered()
  const open = async (as: Permission[]) => {
    const user = await openScreen(`/orders/${id}`, { as })
    await page().findByRole('heading', { level: 1, name: `Order ${number}` })
    await press(user, 'More actions for this order')
    return page()
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent)
  }
  const papers = ['Print invoice', 'Print packing slip']
  expect(await open(['orders'])).toEqual(papers)
  expect(page().queryByRole('button', { name: 'Mark as packed' })).toBeNull()
  expect(page().queryByLabelText('Internal note')).toBeNull()
  expect(await open(['orders', 'cancelOrders'])).toEqual([...papers, 'Cancel order…'])
})
