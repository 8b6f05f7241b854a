// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { testApp } from '../../../../tests/support/app.ts'
import { dialog, page, press, screensOf } from '../../../../tests/support/screens/screen.tsx'
import { newUtr, payingByUpi, statementOf, upiShop } from '../../../../tests/support/selling/upi.ts'

const app = await testApp()
const { one } = app
const openScreen = screensOf(app)
await upiShop(app, one)

async function entered(utr = newUtr()) {
  const paying = await payingByUpi(one)
  await paying.enter(utr)
  return { ...paying, utr, order: () => paying.person.order(paying.orderId) }
}

// Shows B213.
test('a UPI payment is found from the orders, confirmed with its amount, and places the order', async () => {
  const { utr, number, order } = await entered()
  const user = await openScreen('/orders')
  await user.click(await page().findByRole('link', { name: 'UPI payments' }))
  await user.click(await page().findByRole('link', { name: utr }))
  await page().findByRole('heading', { name: 'Check a UPI payment of ₹500.00' })
  await press(user, 'Money arrived…')
  const asking = await dialog()
  const amount = asking.getByRole('textbox', { name: /^Amount at the bank/ })
  await user.clear(amount)
  await user.type(amount, '499')
  await press(user, 'Money arrived', asking)
  await asking.findByText('The amount doesn’t match the order.')
  expect((await order()).status).toBe('PENDING_PAYMENT')
  await user.clear(amount)
  await user.type(amount, '500')
  await press(user, 'Money arrived', asking)
  await expect.poll(async () => (await order()).status).toBe('PLACED')
  await page().findByText(`The payment of order ${number} is noted`)
  await expect.poll(() => page().queryByRole('heading', { name: /UPI payment/ })).toBeNull()
})

// Shows B213.
test('a UPI payment that did not arrive needs words for its customer', async () => {
  const { orderId, order } = await entered()
  const user = await openScreen(`/orders/${orderId}`)
  await press(user, 'Did not arrive…')
  const asking = await dialog()
  await press(user, 'Did not arrive', asking)
  const words = asking.getByRole('textbox', { name: /^Message to the customer/ })
  await expect.poll(() => words.getAttribute('aria-invalid')).toBe('true')
  await user.type(words, 'Nothing came.')
  await press(user, 'Did not arrive', asking)
  await page().findByRole('heading', { name: 'A UPI payment of ₹500.00 was not found' })
  expect((await order()).payments[0]?.utr?.state).toBe('MISSING')
  expect(page().queryByRole('button', { name: 'Did not arrive…' })).toBeNull()
})

// Shows B213.
test('a UTR of two orders is marked in the list, and each order leads to the other', async () => {
  const first = await entered()
  const second = await entered(first.utr)
  const user = await openScreen('/orders/upi')
  expect(await page().findAllByText('Used twice')).toHaveLength(2)
  await openScreen(`/orders/${first.orderId}`)
  await user.click(await page().findByRole('link', { name: `order ${second.number}` }))
  await page().findByRole('heading', { name: `Order ${second.number}` })
})

test('a viewer reads the UTR and decides nothing', async () => {
  const { orderId, utr } = await entered()
  await openScreen(`/orders/${orderId}`, { as: ['view'] })
  await page().findAllByText(utr)
  expect(page().queryByRole('button', { name: 'Money arrived…' })).toBeNull()
})

// Shows B223.
test('a bank’s statement shows its matches, which are confirmed by one press', async () => {
  const [first, second] = [await entered(), await entered()]
  const user = await openScreen('/orders/upi')
  await press(user, 'Match a bank statement')
  const statement = await dialog()
  const file = statementOf([
    [first.utr, '500'],
    [second.utr, '400'],
  ])
  await user.upload(statement.getByLabelText('CSV file'), new File(['Name,Age'], 'people.csv', { type: 'text/csv' }))
  await statement.findByText(/^This file has no header row/)
  await user.upload(statement.getByLabelText('CSV file'), file)
  await statement.findByText(`Order ${first.number}`)
  statement.getByText('The order asks for ₹500.00.')
  expect((await first.order()).status).toBe('PENDING_PAYMENT')
  await press(user, 'Confirm 1 payment', statement)
  await expect.poll(async () => (await first.order()).status).toBe('PLACED')
  expect((await second.order()).status).toBe('PENDING_PAYMENT')
  await expect.poll(() => page().queryByRole('link', { name: first.utr })).toBeNull()
})

// Shows B223.
test('a payment that was decided meanwhile is named, and the others are confirmed', async () => {
  const [first, second] = [await entered(), await entered()]
  const user = await openScreen('/orders/upi')
  await press(user, 'Match a bank statement')
  const statement = await dialog()
  const rows: [string, string][] = [first, second].map(({ utr }) => [utr, '500'])
  await user.upload(statement.getByLabelText('CSV file'), statementOf(rows))
  const confirm = await statement.findByRole('button', { name: 'Confirm 2 payments' })
  await second.enter(newUtr())
  await user.click(confirm)
  await statement.findByText(new RegExp(`^Order ${second.number} was not confirmed: `))
  expect((await first.order()).status).toBe('PLACED')
  expect((await second.order()).status).toBe('PENDING_PAYMENT')
})

// Shows B223.
test('a file that cannot be read takes the place of the statement before, and nothing is left to confirm', async () => {
  const { utr, order } = await entered()
  const user = await openScreen('/orders/upi')
  await press(user, 'Match a bank statement')
  const statement = await dialog()
  await user.upload(statement.getByLabelText('CSV file'), statementOf([[utr, '500']]))
  await statement.findByRole('button', { name: 'Confirm 1 payment' })
  await user.upload(statement.getByLabelText('CSV file'), new File(['Name,Age'], 'people.csv', { type: 'text/csv' }))
  await statement.findByText(/^This file has no header row/)
  expect(statement.getByRole('button', { name: 'Confirm payments' }).matches(':disabled')).toBe(true)
  expect((await order()).status).toBe('PENDING_PAYMENT')
})
