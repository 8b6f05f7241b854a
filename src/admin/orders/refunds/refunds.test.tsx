// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { testApp } from '../../../../tests/support/app.ts'
import { dialog, page, press, retype, screensOf } from '../../../../tests/support/screens/screen.tsx'
import { refundsOf } from '../../../../tests/support/selling/refunding.ts'
import { press as pressAtBank, waitingAtBank } from '../../../../tests/support/selling/shopping.ts'
import { newUtr, payingByUpi, upiShop } from '../../../../tests/support/selling/upi.ts'

const app = await testApp()
const { one, owner } = app
const openScreen = screensOf(app)
const { cancel, post, read, refund, later } = await refundsOf(app, one)

async function paid() {
  const { start, orderId } = await waitingAtBank(one)
  await pressAtBank(one, start, 'pay')
  return orderId
}

// Shows B189.
test('a cancelled order is refunded to its source', async () => {
  const id = await paid()
  await cancel(id)
  const user = await openScreen(`/orders/${id}`)
  expect(await page().findAllByText('Refund due')).not.toHaveLength(0)
  await press(user, 'Refund')
  const asked = await dialog()
  asked.getByText('Through Sandbox bank')
  await press(user, 'Refund', asked)
  await page().findByText('Refund requested')
  expect(page().queryByRole('button', { name: 'Refund' })).toBeNull()
  expect(page().getAllByText('Refund on its way')).not.toHaveLength(0)
  // The event stays in the timeline.
  expect(page().getAllByText('Refund due')).toHaveLength(1)
  expect((await read(id)).refunds).toMatchObject([{ state: 'REQUESTED', amount: 50_000 }])
})

// Shows B328.
test('a part is refunded, and no more than is left; what it is for is asked', async () => {
  const id = await paid()
  const user = await openScreen(`/orders/${id}`)
  await press(user, 'Refund…')
  const asked = await dialog()
  await retype(user, asked.getByRole('textbox', { name: /^Amount/ }), '600')
  await press(user, 'Refund', asked)
  await asked.findByText('Enter an amount up to ₹500.00.')
  await retype(user, asked.getByRole('textbox', { name: /^Amount/ }), '100')
  expect(asked.getByRole('radio', { name: /^A lower price/ })).toHaveProperty('disabled', true)
  asked.getByText('The order has no invoice yet. Issue it first.')
  await press(user, 'Refund', asked)
  await page().findByText('Refund requested')
  await page().findByText('Goodwill, without effect on GST')
  expect((await read(id)).refunds).toMatchObject([{ amount: 10_000, goodwill: 10_000 }])
})

// Shows B328, B343.
test('a refund lowers the price of lines that staff choose, to the paisa', async () => {
  const id = await paid()
  expect((await post(id, 'invoice', {})).status).toBe(200)
  const user = await openScreen(`/orders/${id}`)
  await press(user, 'Refund…')
  const asked = await dialog()
  await retype(user, asked.getByRole('textbox', { name: /^Amount/ }), '100')
  await press(user, 'Refund', asked)
  await asked.findByText('Choose what it is for.')
  await expect.poll(() => document.activeElement).toBe(asked.getByRole('radio', { name: /^A lower price/ }))
  await user.click(asked.getByRole('radio', { name: /^A lower price/ }))
  const [line] = (await read(id)).lines
  const field = asked.getByRole('textbox', { name: new RegExp(`^${line?.name}`) })
  expect(field).toHaveProperty('value', '100')
  await retype(user, field, '99.99')
  await press(user, 'Refund', asked)
  await asked.findByText('Enter amounts that come to ₹100.00, not ₹99.99.')
  await retype(user, field, '100')
  await press(user, 'Refund', asked)
  await page().findByText('Refund requested')
  const order = await read(id)
  expect(order).toMatchObject({ amounts: { reduced: 10_000 }, refunds: [{ amount: 10_000, goodwill: 0 }] })
  expect(order.invoices.map(({ kind }) => kind)).toEqual(['INVOICE', 'CREDIT_NOTE'])
  await page().findByText('Price lowered', { selector: 'dt' })
})

test('a failed refund says why, and is tried again or marked by hand', async () => {
  const id = await paid()
  await cancel(id)
  await owner.query(
    'update sandbox_payments set amount = 1 where id = (select provider_payment_id from payments where order_id = $1)',
    [id],
  )
  await refund(id)
  await later(5_000)
  const user = await openScreen(`/orders/${id}`)
  await page().findByText('Sandbox bank: The payment has less than this left.')
  await press(user, 'Try again')
  const asked = await dialog()
  await user.click(asked.getByRole('radio', { name: /^I have paid it back myself/ }))
  await press(user, 'Mark as refunded', asked)
  await page().findByText('Refunded by hand')
  expect(await read(id)).toMatchObject({ paymentStatus: 'REFUNDED' })
})

test('a refund that takes too long is asked about, and marked by hand', async () => {
  const id = await paid()
  await cancel(id)
  await refund(id)
  await owner.query("update payment_refunds set requested_at = now() - interval '2 hours' where state = 'REQUESTED'")
  const user = await openScreen(`/orders/${id}`)
  await press(user, 'Mark as refunded…')
  const asked = await dialog()
  await press(user, 'Mark as refunded', asked)
  await asked.findByText('Choose how it was refunded.')
  await user.type(asked.getByRole('textbox', { name: /^How it was paid back/ }), 'By UPI.')
  await press(user, 'Mark as refunded', asked)
  await page().findByText('Refunded by hand')
})

test('asking again shows what the provider says', async () => {
  const id = await paid()
  await cancel(id)
  await refund(id)
  const user = await openScreen(`/orders/${id}`)
  await press(user, 'Ask again')
  await page().findByText('Refund on its way', { selector: 'li li *' })
  await press(user, 'Ask again')
  await page().findByText('Refunded', { selector: 'li li *' })
})

// Shows B189.
test('a payment to the shop’s own UPI ID are refunded by hand alone', async () => {
  await upiShop(app, one)
  const { orderId, transactionId, total, enter } = await payingByUpi(one)
  const utr = newUtr()
  await enter(utr)
  const { token } = await one.signIn({ userType: 'ADMIN' })
  const post = (path: string, body: object) => one.call('POST', `/api/v1/orders/${orderId}/${path}`, { token, body })
  expect((await post('upi/arrived', { transactionId, utr, amount: total })).status).toBe(200)
  const toSource = { amount: total, note: '', payment: { id: transactionId, back: 0, how: 'source' } }
  expect((await post('refunds', toSource)).body.msg).toContain('are refunded by hand')
  const user = await openScreen(`/orders/${orderId}`)
  await press(user, 'Refund…')
  const asked = await dialog()
  expect(asked.queryByText(/^Through/)).toBeNull()
  await press(user, 'Mark as refunded', asked)
  await page().findByText('Refunded by hand')
  expect((await read(orderId)).refunds).toMatchObject([{ byHand: true, state: 'DONE', amount: total }])
})
