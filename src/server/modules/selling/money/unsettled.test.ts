import { expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { upload } from '../../../../../tests/support/files/upload.ts'
import { refundBanks } from '../../../../../tests/support/outside/refund-banks.ts'
import { refundsOf } from '../../../../../tests/support/selling/refunding.ts'
import { namesOf, settlementFile } from '../../../../../tests/support/selling/settlements.ts'
import type { MoneyCase } from '../../../../shared/selling/payments/money-cases.ts'
import { payoutDays } from '../../../../shared/selling/payments/money-inbox.ts'
import type { SettlingProvider } from '../../../../shared/selling/payments/settlements.ts'

let passed = 0
const app = await testApp({ now: () => new Date(Date.now() + passed) })
const { one, owner } = app
const banks = await refundBanks(app)
const { post, read, signedIn } = await refundsOf(app, one)
const day = 24 * 3_600_000

const kindsOf = async (orderId: string): Promise<string[]> => {
  const { body } = await one.call('GET', '/api/v1/money', { token: await signedIn(), query: { s: '100' } })
  return body.data.filter(({ order }: MoneyCase) => order?._id === orderId).map(({ kind }: MoneyCase) => kind)
}

async function report(provider: SettlingProvider, orderId: string) {
  const [payment] = (await namesOf(app, orderId)).payments
  if (!payment) throw new Error('the order has no payment')
  const text = settlementFile(provider, [{ kind: 'payment', ...payment, rupees: '500.00', payout: `U${orderId}` }])
  const { token } = await one.signIn({ userType: 'ADMIN' })
  await upload(one, { token, bytes: text, name: 'report.csv', path: '/api/v1/settlements' })
}

// Shows B336.
test.each(banks.map((bank) => [bank.name as SettlingProvider, bank] as const))(
  'a payment that no report of %s has is a case once its payout is late',
  async (provider, { paid }) => {
    const before = (await paid(one)).orderId
    passed += 60_000
    const [first, missing, other, settled] = [await paid(one), await paid(one), await paid(one), await paid(one)]
    passed += 40 * day
    // A shop that adds no reports misses nothing in them.
    expect(await kindsOf(missing.orderId)).toEqual([])
    await report(provider, first.orderId)
    for (const { orderId } of [missing, other]) expect(await kindsOf(orderId)).toEqual(['unsettled'])
    for (const id of [before, first.orderId]) expect(await kindsOf(id)).toEqual([])

    await report(provider, other.orderId)
    expect(await kindsOf(other.orderId)).toEqual([])
    const { transactionId } = (await read(missing.orderId)).payments[0] ?? {}
    const close = `payments/${transactionId}/close`
    expect((await post(missing.orderId, close, { note: 'Paid out on 2 May.', kind: 'unsettled' })).status).toBe(200)
    expect(await kindsOf(missing.orderId)).toEqual([])
    expect((await read(missing.orderId)).events.at(-1)?.note).toBe(
      'Payment of ₹500.00 without a settlement settled: Paid out on 2 May.',
    )
    await report(provider, settled.orderId)
    expect(await kindsOf(settled.orderId)).toEqual([])

    const late = (await paid(one)).orderId
    passed += (payoutDays[provider] + 5) * day - 60_000
    expect(await kindsOf(late)).toEqual([])
    passed += 120_000
    expect(await kindsOf(late)).toEqual(['unsettled'])
    const days = (moneyInbox: object) =>
      owner.query('update sites set settings = settings || $2 where id = $1', [one.id, { moneyInbox }])
    await days({ settlementDays: 30 })
    app.services.bus.tell(one.id, ['site'])
    expect(await kindsOf(late)).toEqual([])
    await days({})
    app.services.bus.tell(one.id, ['site'])
  },
)

test('days until a payout is late are between 1 and 60', async () => {
  const { token } = await one.signIn({ userType: 'ADMIN' })
  const { revision } = (await one.call('GET', '/api/v1/settings', { token })).body.data
  for (const settlementDays of [0, 1.5, 61]) {
    const body = { moneyInbox: { strays: true, settlementDays }, revision }
    const { errors } = (await one.call('PATCH', '/api/v1/settings', { token, body })).body
    expect(errors).toMatchObject([{ field: 'moneyInbox.settlementDays' }])
  }
})
