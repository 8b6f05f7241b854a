// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { stripeOf } from '../../../tests/support/outside/stripe.ts'
import { choose, dialog, page, press, rowOf, screensOf, within } from '../../../tests/support/screens/screen.tsx'
import { namesOf, type ReportLine, settlementFile } from '../../../tests/support/selling/settlements.ts'

const app = await testApp()
const { one } = app
const openScreen = screensOf(app)
const { bank, tell, paying } = await stripeOf(app, app.services.now)

async function ordered({ told }: { told: boolean }): Promise<string> {
  const { orderId, session } = await paying(one)
  const event = bank.pay(session)
  if (told) await tell(one, 'completed', event)
  return orderId
}

async function lineOf(orderId: string, payout: string, rupees = '500.00'): Promise<ReportLine> {
  const [payment] = (await namesOf(app, orderId)).payments
  if (!payment) throw new Error('the order has no payment')
  return { kind: 'payment', ...payment, rupees, fee: '11.80', payout }
}
const csv = (text: string) => new File([text], 'report.csv', { type: 'text/csv' })

// Shows B296.
test('a report is compared first and kept afterwards, and what does not match is mended or closed', async () => {
  const [well, untold] = [await ordered({ told: true }), await ordered({ told: false })]
  const elsewhere: ReportLine = { kind: 'payment', id: 'order_far', providerId: '', rupees: '120.00', payout: 'UTR7' }
  const text = settlementFile('stripe', [await lineOf(well, 'UTR7'), await lineOf(untold, 'UTR7'), elsewhere])
  const user = await openScreen('/money')
  await user.click(await page().findByRole('link', { name: 'Settlements' }))
  await page().findByText('Nothing to look at')
  await press(user, 'Add a report')
  const adding = await dialog()
  await user.upload(adding.getByLabelText('CSV file'), csv('Name,Age'))
  await adding.findByText(/^We can’t read this as a settlement report/)
  await user.upload(adding.getByLabelText('CSV file'), csv(text))
  await adding.findByText('Stripe: 3 payments and refunds. 2 do not match.')
  expect(adding.getByText('Into your account').nextSibling?.textContent).toBe('₹1,096.40')
  expect(adding.getByText('Refunds').nextSibling?.textContent).toBe('₹0.00')
  await press(user, 'Keep 3 lines', adding)
  await page().findByText('3 lines kept')

  await choose(user, await rowOf(/does not have it as paid/), 'Ask Stripe again')
  await page().findByText('The line was compared anew')
  await expect.poll(() => page().queryByText(/does not have it as paid/)).toBeNull()
  await choose(user, await rowOf('order_far'), 'Mark as done…')
  const closing = await dialog()
  await user.type(closing.getByRole('textbox', { name: /^What was done/ }), 'Our other shop.')
  await press(user, 'Mark as done', closing)
  await page().findByText('Nothing to look at')
  await user.click(page().getByRole('link', { name: 'All lines' }))
  await page().findByText('Done: Our other shop.')
  expect(within(await rowOf('order_far')).queryByRole('button', { name: /^Actions for/ })).toBeNull()
  await expect.poll(() => page().getAllByText('Matches')).toHaveLength(2)
})

// Shows B296.
test('a file that cannot be read takes the place of the report before, and nothing is left to keep', async () => {
  const line = await lineOf(await ordered({ told: true }), 'UTR8')
  const user = await openScreen('/money/settlements')
  await press(user, 'Add a report')
  const adding = await dialog()
  await user.upload(adding.getByLabelText('CSV file'), csv(settlementFile('stripe', [line])))
  await adding.findByRole('button', { name: 'Keep 1 line' })
  await user.upload(adding.getByLabelText('CSV file'), csv('Name,Age'))
  await adding.findByText(/^We can’t read this as a settlement report/)
  expect(adding.queryByText('Into your account')).toBeNull()
  expect(adding.getByRole('button', { name: 'Keep' }).matches(':disabled')).toBe(true)
})

// Shows B296.
test('the dashboard leads to lines that do not match', async () => {
  const line = await lineOf(await ordered({ told: true }), 'UTR9', '499.00')
  const user = await openScreen('/money/settlements')
  await press(user, 'Add a report')
  const adding = await dialog()
  await user.upload(adding.getByLabelText('CSV file'), csv(settlementFile('stripe', [line])))
  await press(user, 'Keep 1 line', adding)
  await page().findByText('The order’s payment is ₹500.00.')
  await openScreen('/dashboard')
  await user.click(await page().findByRole('link', { name: /^\d settlements? to look at/ }))
  await page().findByText('The order’s payment is ₹500.00.')
})
