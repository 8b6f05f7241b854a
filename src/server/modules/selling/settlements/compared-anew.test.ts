import { expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { upload } from '../../../../../tests/support/files/upload.ts'
import { refundBanks } from '../../../../../tests/support/outside/refund-banks.ts'
import { namesOf, settlementFile } from '../../../../../tests/support/selling/settlements.ts'

const app = await testApp()
const { one, owner } = app
const bank = (await refundBanks(app)).find(({ name }) => name === 'phonepe')
const { token } = await one.signIn({ userType: 'ADMIN' })

const keep = async (text: string) =>
  (await upload(one, { token, bytes: text, name: 'settlement.csv', path: '/api/v1/settlements' })).body.data
const linesOf = async (q: string, all = 'false') =>
  (await one.call('GET', '/api/v1/settlements', { token, query: { q, all } })).body.data

test('a line that was open matches once its payment is in the books and its report is brought again', async () => {
  const orderId = (await bank?.paidUntold(one))?.orderId ?? ''
  const [payment] = (await namesOf(app, orderId)).payments
  if (!payment) throw new Error('the order has no payment')
  const report = settlementFile('phonepe', [{ kind: 'payment', ...payment, rupees: '500.00', payout: 'UTR-LATE' }])
  expect(await keep(report)).toMatchObject({ known: 0, outcomes: { unpaid: 1 } })
  expect(await linesOf('UTR-LATE')).toMatchObject([{ outcome: 'unpaid' }])
  await owner.query("update payments set status = 'PAID' where id = $1", [payment.id])
  expect(await keep(report)).toMatchObject({ known: 1, outcomes: { matched: 1 } })
  expect(await linesOf('UTR-LATE')).toEqual([])
  // It stays matched, whatever becomes of the payment afterwards.
  await owner.query("update payments set status = 'FAILED' where id = $1", [payment.id])
  await keep(report)
  expect(await linesOf('UTR-LATE', 'true')).toMatchObject([{ outcome: 'matched', order: { _id: orderId } }])
})
