// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { razorpayOf } from '../../../tests/support/outside/razorpay.ts'
import { choose, dialog, page, press, rowOf, screensOf, within } from '../../../tests/support/screens/screen.tsx'
import { refundsOf } from '../../../tests/support/selling/refunding.ts'
import { press as pressAtBank, settleBooks, waitingAtBank } from '../../../tests/support/selling/shopping.ts'

let passed = 0
const app = await testApp({ now: () => new Date(Date.now() + passed) })
const { one, owner } = app
const openScreen = screensOf(app)
const { cancel, post, read, refund, later, latest } = await refundsOf(app, one)
const { bank, tell, paying } = await razorpayOf(app)

/** A payment that Razorpay has and no order does, with its order, which has lost it. */
async function paidElsewhere() {
  const { orderId, transactionId, bankOrder } = await paying(one)
  await owner.query('delete from payments where id = $1', [transactionId])
  await tell(one, 'payment.captured', bank.pay(bankOrder))
  return { orderId, reference: bankOrder }
}

async function paid() {
  const { start, orderId } = await waitingAtBank(one)
  await pressAtBank(one, start, 'pay')
  return { id: orderId, number: String((await read(orderId)).number) }
}

// Shows B203.
test('a refund that is due is made from the list, and leaves it', async () => {
  const { id, number } = await paid()
  await cancel(id)
  const user = await openScreen('/money')
  await choose(user, await rowOf(number), 'Refund…')
  await press(user, 'Refund', await dialog())
  await expect.poll(() => page().queryByText(number)).toBeNull()
  expect((await read(id)).refunds).toMatchObject([{ state: 'REQUESTED', amount: 50_000, byHand: false }])
})

test('an order that goes on is refunded the part that is due, and no more', async () => {
  const { start, orderId } = await waitingAtBank(one, { stock: 3 }, 3)
  await pressAtBank(one, start, 'pay')
  await post(orderId, 'cancellations', { lines: [{ position: 0, pieces: 1 }], reason: 'One is torn.' })
  const user = await openScreen('/money')
  const row = await rowOf(String((await read(orderId)).number))
  expect(row.textContent).toContain('The shop owes it to the customer, and it is not refunded yet.')
  await choose(user, row, 'Refund…')
  const asked = within(await page().findByRole('dialog', { name: 'Refund ₹500.00?' }))
  await press(user, 'Refund', asked)
  await expect.poll(async () => (await read(orderId)).refunds).toMatchObject([{ amount: 50_000, byHand: false }])
})

test('a refund that failed says why, and is tried again, marked by hand or settled', async () => {
  const { id, number } = await paid()
  await owner.query(
    'update sandbox_payments set amount = 1 where id = (select provider_payment_id from payments where order_id = $1)',
    [id],
  )
  await refund(id, { amount: 10_000 })
  await later(5_000)
  const user = await openScreen('/money?kind=failed')
  await page().findByText('The payment has less than this left.')
  await choose(user, await rowOf(number), 'Try again…')
  await press(user, 'Refund', await dialog())
  await expect.poll(async () => (await read(id)).refunds.length).toBe(2)
  await later(5_000)
  await openScreen('/money?kind=failed')
  await choose(user, await rowOf(number), 'Mark as refunded…')
  const asked = await dialog()
  await user.type(asked.getByRole('textbox', { name: /^How it was paid back/ }), 'In cash.')
  await press(user, 'Mark as refunded', asked)
  await expect.poll(() => page().queryByText(number)).toBeNull()
  expect((await read(id)).refunds.at(-1)).toMatchObject({ byHand: true, amount: 10_000 })
})

test('a payment of another amount is asked about again, and settled with a note', async () => {
  const { person, start, orderId } = await waitingAtBank(one)
  const number = String((await read(orderId)).number)
  await settleBooks(app, start, 'PAID', 49_900)
  await person.status(start.body.data.transactionId)
  const user = await openScreen('/money')
  const row = await rowOf(number)
  expect(row.textContent).toContain('₹499.00')
  await choose(user, row, 'Ask the provider again')
  await page().findByText('Sandbox bank was asked')
  await choose(user, await rowOf(number), 'Mark as settled…')
  const asked = await dialog()
  await press(user, 'Mark as settled', asked)
  await asked.findByText('Enter what was done.')
  await user.type(asked.getByRole('textbox', { name: /^What was done/ }), 'Paid back at the bank.')
  await press(user, 'Mark as settled', asked)
  await expect.poll(() => page().queryByText(number)).toBeNull()
})

// Shows B282.
test('a payment of more than asked places its order, and the rest stays to be refunded', async () => {
  const { person, start, orderId } = await waitingAtBank(one)
  const number = String((await read(orderId)).number)
  await settleBooks(app, start, 'PAID', 50_100)
  await person.status(start.body.data.transactionId)
  const user = await openScreen('/money')
  const row = await rowOf(number)
  expect(row.textContent).toContain('₹1.00 more than the order’s ₹500.00.')
  await choose(user, row, 'Place the order…')
  const asked = within(await page().findByRole('dialog', { name: `Place order ${number}?` }))
  asked.getByText(/Of ₹501.00 that came, the order takes ₹500.00. The other ₹1.00 is a refund that is due/)
  await press(user, 'Place the order', asked)
  await page().findByText(`Order ${number} is placed, and ₹1.00 is due back`)
  expect(await read(orderId)).toMatchObject({ status: 'PLACED', refundDue: 100 })
  await choose(user, await rowOf(number), 'Refund…')
  await page().findByRole('dialog', { name: 'Refund ₹1.00?' })
})

// Shows B282.
test('a payment of less than asked says what is missing, and is refunded', async () => {
  const { person, start, orderId } = await waitingAtBank(one)
  const number = String((await read(orderId)).number)
  await settleBooks(app, start, 'PAID', 49_900)
  await person.status(start.body.data.transactionId)
  const user = await openScreen('/money')
  const row = await rowOf(number)
  expect(row.textContent).toContain('₹1.00 is missing: the order is of ₹500.00.')
  await choose(user, row, 'Refund…')
  const asked = within(await page().findByRole('dialog', { name: 'Refund ₹499.00?' }))
  asked.getByText(/The order is not paid by it/)
  await press(user, 'Refund', asked)
  await expect.poll(() => page().queryByText(number)).toBeNull()
  expect(await read(orderId)).toMatchObject({ status: 'PENDING_PAYMENT', refunds: [{ amount: 49_900 }] })
})

test('the dashboard leads to it, and who may not refund finds it nowhere', async () => {
  const { id, number } = await paid()
  await cancel(id)
  const user = await openScreen('/dashboard')
  await user.click(await page().findByRole('link', { name: /^\d+ refunds? to make/ }))
  await rowOf(number)
  await openScreen('/dashboard', { as: ['orders', 'handleOrders'] })
  await page().findByRole('link', { name: /^Orders/ })
  expect(page().queryByRole('link', { name: /^Money/ })).toBeNull()
})

test('a refund that takes too long is marked as paid back by its own amount', async () => {
  const { id, number } = await paid()
  await refund(id, { amount: 10_000 })
  passed += 2 * 3_600_000
  const user = await openScreen('/money?kind=stuck', { as: await one.signIn({ userType: 'ADMIN' }) })
  await choose(user, await rowOf(number), 'Mark as refunded…')
  const asked = within(await page().findByRole('dialog', { name: 'Mark ₹100.00 as refunded?' }))
  asked.getByText(/^Look in the provider’s dashboard first/)
  await user.type(asked.getByRole('textbox', { name: /^How it was paid back/ }), 'In cash.')
  await press(user, 'Mark as refunded', asked)
  await expect.poll(() => page().queryByText(number)).toBeNull()
  expect((await read(id)).refunds).toMatchObject([{ amount: 10_000, state: 'DONE' }])
})

// Shows B335.
test('a payment that no order has is booked to one that is searched by number', async () => {
  const { orderId, reference } = await paidElsewhere()
  const { number } = await read(orderId)
  const user = await openScreen('/money?kind=stray', { as: await one.signIn({ userType: 'ADMIN' }) })
  await choose(user, await rowOf(reference), 'Book to an order…')
  const asked = within(await page().findByRole('dialog', { name: 'Book ₹500.00 to an order' }))
  await press(user, 'Book', asked)
  await asked.findByText('Send the number of an order.')
  await user.click(asked.getByRole('combobox', { name: 'Find the order' }))
  await user.type(await page().findByPlaceholderText('Number, name, email or mobile'), String(number))
  await user.click(await page().findByRole('option', { name: /₹500.00, Waiting for payment$/ }))
  await press(user, 'Book', asked)
  await page().findByText(`Booked to order ${number}. The order is paid.`)
  await expect.poll(() => page().queryByText(reference)).toBeNull()
  expect(await read(orderId)).toMatchObject({ status: 'PLACED', paymentStatus: 'PAID' })
})

test('a payment that no order has is refunded, or noted as settled', async () => {
  const [{ reference: back }, { reference: noted }] = [await paidElsewhere(), await paidElsewhere()]
  const user = await openScreen('/money?kind=stray', { as: await one.signIn({ userType: 'ADMIN' }) })
  await choose(user, await rowOf(back), 'Refund…')
  await press(user, 'Refund', await dialog())
  await expect.poll(() => page().queryByText(back)).toBeNull()
  await choose(user, await rowOf(noted), 'Mark as settled…')
  const asked = await dialog()
  await user.type(asked.getByRole('textbox', { name: /^What was done/ }), 'Our stall sold it.')
  await press(user, 'Mark as settled', asked)
  await expect.poll(() => page().queryByText(noted)).toBeNull()
})

// Shows B334.
test('a refund that was paid twice shows both amounts, and is settled with a note', async () => {
  const { orderId, bankOrder } = await paying(one)
  await tell(one, 'payment.captured', bank.pay(bankOrder))
  const number = String((await read(orderId)).number)
  await refund(orderId, { amount: 10_000 })
  await later(5_000)
  const refundId = (await latest(orderId))?._id ?? ''
  passed += 8 * 24 * 3_600_000
  await post(orderId, `refunds/${refundId}/settle`, { note: 'In cash.' })
  await tell(one, 'refund.processed', bank.decide(refundId, 'processed'))
  await later(5_000)
  const user = await openScreen('/money?kind=twice', { as: await one.signIn({ userType: 'ADMIN' }) })
  const row = await rowOf(number)
  expect(row.textContent).toContain('₹100.00 was paid back by hand, or by another refund, and Razorpay paid ₹100.00')
  await choose(user, row, 'Mark as settled…')
  const asked = await dialog()
  await user.type(asked.getByRole('textbox', { name: /^What was done/ }), 'She sent one back.')
  await press(user, 'Mark as settled', asked)
  await expect.poll(() => page().queryByText(number)).toBeNull()
})

// Shows B232.
test.each([...['/dashboard', '/orders', '/orders/invoices'], ...['/money', '/money/settlements']])(
  '%s says which ways to pay move no real money',
  async (path) => {
    await openScreen(path)
    await page().findByText('Test mode: Sandbox bank')
  },
)

// Shows B328.
test('the goodwill refunds of a month are downloaded', async () => {
  passed = 0
  const named: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    named.push(this.download)
  })
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
  const user = await openScreen('/money')
  await press(user, 'Goodwill…')
  await press(user, 'Download CSV', await dialog())
  await expect.poll(() => named).toEqual([expect.stringMatching(/^goodwill-20\d\d-\d\d\.csv$/)])
})
