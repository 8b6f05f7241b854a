// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { testApp } from '../../../../tests/support/app.ts'
import { loseAnswer, page, press, retype, screensOf } from '../../../../tests/support/screens/screen.tsx'
import { pathOf, phoneDesk, stranger } from '../../../../tests/support/selling/phone-orders.ts'
import { fort, offerPickUp, studio } from '../../../../tests/support/selling/picking-up.ts'
import { shopper, stockOf } from '../../../../tests/support/selling/shopping.ts'
import type { Permission } from '../../../shared/people/permissions.ts'

const app = await testApp()
const { one, owner } = app
const openScreen = screensOf(app)
const desk = await phoneDesk(one)
const as: Permission[] = ['orders', 'handleOrders']

type User = Awaited<ReturnType<typeof openScreen>>

/** Chooses what a search finds. */
async function find(user: User, button: string, text: string, row: string | RegExp) {
  await user.click(await page().findByRole('combobox', { name: button }))
  await user.type(await page().findByPlaceholderText(/Product or SKU|Name, email or mobile/), text)
  // The results of before the typing may have more.
  await expect.poll(() => document.querySelectorAll('[role=listbox] [role=option]').length).toBe(1)
  await user.click(await page().findByRole('option', { name: row }))
}
const fill = async (user: User, fields: Record<string, string>) => {
  for (const [label, text] of Object.entries(fields))
    await user.type(await page().findByRole('textbox', { name: label }), text)
}
/** The total beside the form. */
const comesTo = (total: string) => page().findByText(total, { selector: 'dd:last-of-type' })
const address = { 'House number and street': '12 Lake Road', 'PIN code': '411001' }

// Shows B299.
test('an order for a new customer is typed, priced while it is typed, and placed in cash', async () => {
  const { variantIds } = await one.product({ name: 'Brass diya', price: 12_000, stock: 5 })
  const { email, mobileNumber } = stranger()
  const user = await openScreen('/orders', { as })
  await user.click(await page().findByRole('link', { name: 'New order' }))
  await page().findByText('Add an item to see what the order comes to.')
  await find(user, 'Add an item', 'brass', /Brass diya/)
  await retype(user, page().getByLabelText('Pieces of Brass diya'), '3')
  await comesTo('₹360')
  await fill(user, { 'First name': 'Meera', 'Last name': 'Iyer', Email: email, ...address })
  expect(page().getByRole('textbox', { name: 'Name on the parcel' })).toHaveProperty('value', 'Meera Iyer')
  await fill(user, { 'Mobile number': mobileNumber })
  // The PIN code fills in state and city.
  expect(page().getByRole('combobox', { name: 'State' })).toHaveProperty('value', 'Maharashtra')
  await press(user, 'Place order')
  await page().findByRole('heading', { level: 1, name: /^Order \d+$/ })
  await page().findByText(/, by Meera Iyer, taken by Asha Rao$/)
  const { rows } = await owner.query(
    'select o.status, o.total_amount::int as total from orders o join users u on u.id = o.user_id where u.email = $1',
    [email],
  )
  expect(rows).toEqual([{ status: 'PLACED', total: 36_000 }])
  expect(await stockOf(app, variantIds[0] ?? '')).toEqual({ stock: 2, ledger: 2 })
})

// Shows B299, B300.
test('a known customer is found, with their own address, and gets a payment link', async () => {
  await one.product({ name: 'Copper jug', price: 80_000, stock: 5 })
  const person = await shopper(one)
  const user = await openScreen('/orders/new', { as })
  await find(user, 'Find a customer', person.email, /Asha Rao/)
  await page().findByRole('button', { name: 'Another customer' })
  await find(user, 'Add an item', 'copper', /Copper jug/)
  await user.click(page().getByRole('radio', { name: /^Payment link/ }))
  await user.selectOptions(page().getByRole('combobox', { name: 'Reserve the items for' }), '48')
  await comesTo('₹800')
  await press(user, 'Create payment link')
  await page().findByRole('heading', { name: 'Payment link' })
  const [order] = await person.orders()
  const link = page().getByLabelText('Link')
  expect(link).toHaveProperty('value', expect.stringMatching(new RegExp(`/pay/${order?._id}\\.`)))
  const hours = (Date.parse(order?.reservedUntil ?? '') - Date.now()) / 3_600_000
  expect(Math.round(hours)).toBe(48)
})

// Shows B299.
test('missing entries are named at their field, and no text is lost', async () => {
  await one.product({ name: 'Clay pot', stock: 1 })
  const user = await openScreen('/orders/new', { as })
  await fill(user, { 'First name': 'Meera', Email: 'no address' })
  await find(user, 'Add an item', 'clay', /Clay pot/)
  await retype(user, page().getByLabelText('Pieces of Clay pot'), '4')
  await page().findByText('Only 1 of Clay pot left.')
  await press(user, 'Place order')
  await page().findByText('Check the marked fields.')
  for (const label of ['Email', 'House number and street', 'PIN code'])
    expect(page().getByRole('textbox', { name: label }).getAttribute('aria-invalid')).toBe('true')
  expect(page().getByRole('textbox', { name: 'First name' })).toHaveProperty('value', 'Meera')
})

// Shows B299.
test('an order that became dearer is refused with the new total, and taken at the next press', async () => {
  const { variantIds } = await one.product({ name: 'Silk scarf', price: 10_000, stock: 5 })
  const person = await shopper(one)
  const user = await openScreen('/orders/new', { as })
  await find(user, 'Find a customer', person.email, /Asha Rao/)
  await find(user, 'Add an item', 'silk', /Silk scarf/)
  await comesTo('₹100')
  await owner.query('update variants set price = 20000, mrp = 20000 where id = $1', [variantIds[0]])
  await press(user, 'Place order')
  await page().findByText(/^Your order now comes to ₹200; this page showed ₹100/)
  await comesTo('₹200')
  await press(user, 'Place order')
  await page().findByRole('heading', { level: 1, name: /^Order \d+$/ })
  expect(await person.orders()).toHaveLength(1)
})

// Shows B299.
test('an order is taken once where the answer is lost and the button is pressed again', async () => {
  await one.product({ name: 'Coir mat', price: 30_000, stock: 5 })
  const person = await shopper(one)
  const user = await openScreen('/orders/new', { as })
  await find(user, 'Find a customer', person.email, /Asha Rao/)
  await find(user, 'Add an item', 'coir', /Coir mat/)
  await comesTo('₹300')
  loseAnswer(/POST .*\/orders$/)
  await press(user, 'Place order')
  await page().findByRole('alert')
  await press(user, 'Place order')
  await page().findByRole('heading', { level: 1, name: /^Order \d+$/ })
  expect(await person.orders()).toHaveLength(1)
})

// Shows B299.
test('the name on the parcel is that of the customer, until another one is typed', async () => {
  const user = await openScreen('/orders/new', { as })
  await fill(user, { 'First name': 'Meera' })
  const parcel = await page().findByRole('textbox', { name: 'Name on the parcel' })
  await user.click(parcel)
  expect(parcel).toHaveProperty('value', 'Meera')
  await retype(user, parcel, 'Ravi Iyer')
  await fill(user, { 'Last name': 'Nair' })
  await user.click(parcel)
  expect(parcel).toHaveProperty('value', 'Ravi Iyer')
})

// Shows B299.
test('a PIN code fills in what is not typed yet, and leaves a city that is', async () => {
  const user = await openScreen('/orders/new', { as })
  await fill(user, { City: 'Poona', 'PIN code': '411001' })
  expect(page().getByRole('textbox', { name: 'City' })).toHaveProperty('value', 'Poona')
  expect(page().getByRole('combobox', { name: 'State' })).toHaveProperty('value', 'Maharashtra')
})

// Shows B309, B327.
test('an order is picked up at a place, by who is named, without a charge for delivery', async () => {
  await offerPickUp(app, one)
  await one.product({ name: 'Cane basket', price: 50_000, stock: 5 })
  const { email, mobileNumber } = stranger()
  const user = await openScreen('/orders/new', { as })
  await find(user, 'Add an item', 'cane', /Cane basket/)
  await comesTo('₹549')
  await fill(user, { 'First name': 'Meera', 'Last name': 'Iyer', Email: email })
  await user.click(page().getByRole('radio', { name: /^Pick up at Lake Road studio/ }))
  await expect.poll(() => page().queryByText('₹549')).toBeNull()
  expect(page().queryByRole('textbox', { name: 'PIN code' })).toBeNull()
  expect(page().getByRole('textbox', { name: 'Collected by' })).toHaveProperty('value', 'Meera Iyer')
  await press(user, 'Place order')
  await page().findByText('Check the marked fields.')
  await fill(user, { 'Mobile number': mobileNumber, GSTIN: '27AAPFU0939F1ZV', 'Business name': 'Iyer Traders' })
  await press(user, 'Place order')
  await page().findByText('Enter the registered address of the business.')
  await fill(user, { 'Registered address of the business': '5 Mill Road, Pune 411001' })
  await press(user, 'Place order')
  await page().findByRole('heading', { level: 1, name: /^Order \d+$/ })
  await page().findByRole('heading', { name: 'Pick up at' })
  await page().findByText('GSTIN 27AAPFU0939F1ZV')
  await page().findByText(`Collected by Meera Iyer, +91 ${mobileNumber}`)
  await offerPickUp(app, one, { pickUp: [] })
})

// Shows B309.
test('a place that is removed meanwhile is refused where it was chosen, and nothing that was typed is lost', async () => {
  await offerPickUp(app, one)
  await one.product({ name: 'Jute rug', price: 50_000, stock: 5 })
  const person = await shopper(one)
  const user = await openScreen('/orders/new', { as })
  await find(user, 'Find a customer', person.email, /Asha Rao/)
  await find(user, 'Add an item', 'jute', /Jute rug/)
  await comesTo('₹549')
  await user.click(await page().findByRole('radio', { name: /^Pick up at Lake Road studio/ }))
  expect(page().getByRole('textbox', { name: 'Collected by' })).toHaveProperty('value', 'Asha Rao')
  await expect.poll(() => page().queryByText('₹549')).toBeNull()
  await offerPickUp(app, one, { pickUp: [{ ...fort, cash: true }] })
  await press(user, 'Place order')
  const where = await page().findByRole('radiogroup', { name: 'Delivery or pick-up' })
  await expect.poll(() => where.textContent).toContain('Orders can no longer be picked up there.')
  await expect.poll(() => page().queryByRole('radio', { name: new RegExp(studio.name) })).toBeNull()
  await user.click(await page().findByRole('radio', { name: /^Pick up at Fort shop/ }))
  await expect.poll(() => page().getByRole('button', { name: 'Place order' })).toHaveProperty('disabled', false)
  await press(user, 'Place order')
  await page().findByRole('heading', { level: 1, name: /^Order \d+$/ })
  expect(await person.orders()).toMatchObject([{ pickUp: { name: 'Fort shop' } }])
  await offerPickUp(app, one, { pickUp: [] })
})

// Shows B300.
test('a payment link is copied, mailed and prolonged from its order', async () => {
  const { order, id, email } = await desk.linked({ hours: 1 })
  const user = await openScreen(`/orders/${id}`, { as })
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await press(user, 'Copy link')
  expect(copied).toHaveBeenCalledWith(order.paymentLink.url)
  const whatsApp = page().getByRole('link', { name: 'Send on WhatsApp' }).getAttribute('href') ?? ''
  expect(decodeURIComponent(whatsApp)).toContain(pathOf(order))
  await press(user, 'Mail to customer')
  await page().findByText(`The link is on its way to ${email}`)
  await press(user, 'Prolong')
  await expect
    .poll(async () => Date.parse((await desk.read(id)).reservedUntil) - Date.now() > 23 * 3_600_000)
    .toBe(true)
})

// Shows B299, B300.
test('staff who only see orders are offered neither a new order nor a payment link', async () => {
  const { id } = await desk.linked()
  await openScreen(`/orders/${id}`, { as: ['orders'] })
  await page().findByRole('heading', { level: 1, name: /^Order \d+$/ })
  expect(page().queryByRole('heading', { name: 'Payment link' })).toBeNull()
  await openScreen('/orders', { as: ['orders'] })
  await page().findByRole('heading', { level: 1, name: 'Orders' })
  expect(page().queryByRole('link', { name: 'New order' })).toBeNull()
  await openScreen('/orders/new', { as: ['orders'] })
  await page().findByText('Your role can’t take orders')
})
