import { beforeAll, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { phonepeOf } from '../../../../../tests/support/outside/phonepe.ts'
import { inMood } from '../../../../../tests/support/outside/provider.ts'
import { razorpayOf } from '../../../../../tests/support/outside/razorpay.ts'
import { stripeOf } from '../../../../../tests/support/outside/stripe.ts'
import { refundsOf } from '../../../../../tests/support/selling/refunding.ts'
import { doJobs } from '../../../../../tests/support/selling/shopping.ts'
import type { MoneyCase } from '../../../../shared/selling/payments/money-cases.ts'

let passed = 0
const now = () => new Date(Date.now() + passed)
const app = await testApp({ now })
const { one, owner, services } = app
const { post, read, signedIn } = await refundsOf(app, one)
const banks = { razorpay: await razorpayOf(app), stripe: await stripeOf(app, now), phonepe: await phonepeOf(app, now) }
const providers = ['razorpay', 'stripe', 'phonepe'] as const
const hour = 3_600_000

beforeAll(async () => {
  const settings = { payments: { modes: providers } }
  await owner.query('update sites set settings = settings || $2 where id = $1', [one.id, settings])
  services.bus.tell(one.id, ['site'])
})

const caseOf = async (orderId: string) => {
  const { body } = await one.call('GET', '/api/v1/money', { token: await signedIn() })
  return (body.data as MoneyCase[]).find(({ order }) => order?._id === orderId)
}
const act = async (orderId: string, what: string, body: object = {}) =>
  post(orderId, `payments/${(await read(orderId)).payments[0]?.transactionId}/${what}`, body)

async function aDayLater() {
  passed += 25 * hour
  await doJobs(app, now())
}

// Shows B203.
test.each(providers)('a payment about which %s gave no answer for a day is left to staff', async (provider) => {
  const { bank, paying } = banks[provider]
  const { orderId } = await paying(one)
  await inMood(app, bank, 'silent', aDayLater)
  expect(await read(orderId)).toMatchObject({ status: 'LAPSED' })
  expect(await caseOf(orderId)).toMatchObject({ kind: 'pending', amount: 50_000 })
  await inMood(app, bank, 'silent', () => act(orderId, 'ask'))
  expect(await caseOf(orderId)).toMatchObject({ kind: 'pending' })
  await act(orderId, 'ask')
  expect(await caseOf(orderId)).toBeUndefined()
})

// Shows B234.
test.each([
  ['moves', { to: 'CANCELLED', note: 'No more.' }, 200],
  ['cancel', { reason: 'No more.' }, 200],
  ['release', {}, 200],
  ['cancellations', { lines: [{ position: 0, pieces: 1 }], reason: 'No more.' }, 409],
  ['request/approve', { kind: 'cancel' }, 409],
])('an open payment is asked about outside of any transaction before “%s”', async (what, body, status) => {
  const { orderId } = await banks.stripe.paying(one)
  expect((await post(orderId, what, body)).status).toBe(status)
})

test('an attempt that another one overtook is closed with the order placed, and is no case later', async () => {
  const { person, orderId, bankOrder } = await banks.razorpay.paying(one)
  await person.init('stripe')
  const [, first] = (await read(orderId)).payments
  banks.razorpay.bank.pay(bankOrder)
  await post(orderId, `payments/${first?.transactionId}/ask`, {})
  expect(await read(orderId)).toMatchObject({
    ...{ status: 'PLACED', paymentStatus: 'PAID' },
    payments: [
      { provider: 'stripe', status: 'FAILED' },
      { provider: 'razorpay', status: 'PAID' },
    ],
  })
  await aDayLater()
  expect(await caseOf(orderId)).toBeUndefined()
})

test('a payment whose keys were removed is left to staff, who note what became of it', async () => {
  const { orderId, transactionId } = await banks.razorpay.paying(one)
  await owner.query("delete from payment_credentials where site_id = $1 and provider = 'razorpay'", [one.id])
  for (const path of ['', '/return'])
    expect((await one.call('GET', `/payment/razorpay/${transactionId}${path}`)).headers.get('location')).toContain(
      `/payment/result?order=${orderId}`,
    )
  await aDayLater()
  expect(await caseOf(orderId)).toMatchObject({ kind: 'pending' })
  expect((await act(orderId, 'close', { note: 'The dashboard has no payment.' })).status).toBe(200)
  expect(await caseOf(orderId)).toBeUndefined()
})

test('a payment that its provider still calls open after a day is no case', async () => {
  const { orderId } = await banks.stripe.paying(one)
  await aDayLater()
  expect(await caseOf(orderId)).toBeUndefined()
})
