import { describe, expect, onTestFinished, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import {
  doJobs,
  settleBooks,
  shopper,
  shopperWith,
  stockOf,
  waitingAtBank,
  webhook,
} from '../../../../../tests/support/selling/shopping.ts'
import { storedOrderLimits } from '../../../../shared/selling/orders/order-limits.ts'

const minute = 60_000
let passed = 0
const now = () => new Date(Date.now() + passed)
const app = await testApp({ now })
const { one, two } = app

const total = 50_000

const waiting = (given: Parameters<typeof shopperWith>[1] = {}) => waitingAtBank(one, given)

test('an undecided payment fails after a day, and its reserved order waits for another one', async () => {
  const { person, orderId, bank } = await waiting()
  const later = `now() + interval '30 days'`
  await app.owner.query(`update orders set reserved_until = ${later} where id = $1`, [orderId])
  await app.owner.query(`update sandbox_payments set expires_at = ${later} where id = $1`, [bank])
  const after = async (hours: number) => {
    passed += hours * 60 * minute
    await doJobs(app, now())
    const { status, paymentStatus, payments } = await person.order(orderId)
    return [status, paymentStatus, payments[0]?.status]
  }
  expect(await after(23)).toEqual(['PENDING_PAYMENT', 'OPEN', 'OPEN'])
  expect(await after(2)).toEqual(['PENDING_PAYMENT', 'FAILED', 'FAILED'])
  expect((await person.order(orderId)).events.map(({ kind }) => kind)).toContain('PAYMENT_FAILED')
})

describe('the browser reporting a failed payment', () => {
  test('is believed when the bank has no payment, and can report it repeatedly', async () => {
    const { person, start } = await waiting()
    const first = await person.failed(start.body.data.transactionId)
    const again = await person.failed(start.body.data.transactionId)
    expect(first.body.data).toMatchObject({
      status: 'PENDING_PAYMENT',
      paymentStatus: 'FAILED',
      payments: [{ status: 'FAILED' }],
    })
    expect(again.body).toEqual(first.body)
  })

  // Shows C38.
  test('is not believed when the bank has the payment', async () => {
    const { person, start } = await waiting()
    await settleBooks(app, start, 'PAID')
    const { body } = await person.failed(start.body.data.transactionId)
    expect(body.data).toMatchObject({ status: 'PLACED', paymentStatus: 'PAID' })
  })

  test('does not lead to a second attempt when the payment has arrived since', async () => {
    const { person, start, orderId } = await waiting()
    await person.failed(start.body.data.transactionId)
    await settleBooks(app, start, 'PAID')
    const again = await person.init('sandbox')
    expect(again.body.data).toMatchObject({ orderId, redirect: null })
    expect(await person.order(orderId)).toMatchObject({ status: 'PLACED', payments: [{ status: 'PAID' }] })
  })

  test('does not hide a later payment, even without a webhook', async () => {
    const { person, start, orderId } = await waiting()
    await person.failed(start.body.data.transactionId)
    await settleBooks(app, start, 'PAID')
    passed += minute
    await doJobs(app, now())
    expect(await person.order(orderId)).toMatchObject({ status: 'PLACED', payments: [{ status: 'PAID' }] })
  })
})

describe('a transaction', () => {
  test('is visible to its owner only, on its own site', async () => {
    const { start } = await waiting()
    const id = start.body.data.transactionId
    for (const stranger of [await shopper(one), await shopper(two)]) {
      for (const answer of [await stranger.failed(id), await stranger.status(id)])
        expect(answer).toMatchObject({ status: 404, body: { msg: 'This payment was not found.' } })
    }
    expect((await one.call('GET', `/api/sandbox/status/${id}`)).status).toBe(401)
  })

  test('replies with its state, its order and its amount', async () => {
    const { person, start, orderId } = await waiting()
    const transactionId = start.body.data.transactionId
    expect((await person.status(transactionId)).body).toEqual({
      data: { status: 'OPEN', transactionId, orderId, amount: total },
    })
    expect((await person.status('nonsense')).body.errors[0].defaultMessage).toBe('Send the transaction id.')
  })
})

describe("the bank's webhook", () => {
  test('is accepted only with its signature, and for its own site', async () => {
    const { person, orderId, bank } = await waiting()
    const notice = { id: bank, status: 'PAID', amount: total, currency: 'INR' }
    for (const answer of [
      await webhook(app, one, notice, 'f'.repeat(64)),
      await webhook(app, one, notice, ''),
      await one.call('POST', '/api/sandbox/webhook', { body: notice }),
    ])
      expect(answer).toMatchObject({ status: 401, body: { msg: 'The signature is invalid.' } })
    expect((await webhook(app, two, notice)).status).toBe(404)
    expect((await person.order(orderId)).status).toBe('PENDING_PAYMENT')
  })

  test('refuses an unreadable body', async () => {
    expect((await webhook(app, one, { id: 'x', status: 'MAYBE' })).status).toBe(400)
    expect((await webhook(app, one, { id: 'sbx_none', status: 'PAID', amount: 1, currency: 'INR' })).status).toBe(404)
  })
})

// Shows B21.
test('a payment service without an answer reserves nothing and counts against no limit; the next try is a new order', async () => {
  const { person, variantId } = await shopperWith(one, { stock: 1 })
  const { sandbox } = await import('../payments/sandbox/sandbox.ts')
  const start = sandbox.start
  sandbox.start = async () => ({ outcome: 'unavailable' })
  onTestFinished(() => {
    sandbox.start = start
  })
  const { checkoutsPerHour } = storedOrderLimits.parse({})
  for (let tries = 0; tries <= checkoutsPerHour; tries++) {
    expect(await person.init('sandbox')).toMatchObject({
      status: 502,
      body: { msg: 'The payment service isn’t responding. You weren’t charged. Please try again.' },
    })
    expect(await stockOf(app, variantId)).toEqual({ stock: 1, ledger: 1 })
  }
  sandbox.start = start
  expect((await person.init('sandbox')).status).toBe(200)
  const [newest, before] = await person.orders()
  expect(newest).toMatchObject({ status: 'PENDING_PAYMENT', payments: [{ status: 'OPEN' }] })
  expect(before).toMatchObject({ status: 'LAPSED', payments: [{ status: 'FAILED' }] })
  expect(await stockOf(app, variantId)).toEqual({ stock: 0, ledger: 0 })
})

test('an attempt that a concurrent request has opened is not given up', async () => {
  const { person } = await shopperWith(one)
  const { sandbox } = await import('../payments/sandbox/sandbox.ts')
  const start = sandbox.start
  sandbox.start = async (ctx, asked) => {
    const opened = await start(ctx, asked)
    if (opened.outcome === 'started')
      await app.owner.query('update payments set provider_payment_id = $1, redirect = $2 where id = $3', [
        opened.providerPaymentId,
        opened.redirect,
        asked.id,
      ])
    return { outcome: 'unavailable' }
  }
  const answer = await person.init('sandbox').finally(() => {
    sandbox.start = start
  })
  expect(answer.status).toBe(200)
  expect(await person.orders()).toMatchObject([{ payments: [{ status: 'OPEN' }] }])
})
