import { beforeAll, describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { phonepeKeys, phonepeOf } from '../../../../../tests/support/outside/phonepe.ts'
import { inMood } from '../../../../../tests/support/outside/provider.ts'
import { razorpayKeys, razorpayOf } from '../../../../../tests/support/outside/razorpay.ts'
import { stripeKeys, stripeOf } from '../../../../../tests/support/outside/stripe.ts'
import { doJobs } from '../../../../../tests/support/selling/shopping.ts'
import type { MoneyCase } from '../../../../shared/selling/payments/money-cases.ts'

const app = await testApp()
const { one } = app
const razorpay = await razorpayOf(app)
const stripe = await stripeOf(app, app.services.now)
const phonepe = await phonepeOf(app, app.services.now)
const { token } = await one.signIn({ userType: 'ADMIN' })

type Mode = 'test' | 'live'
let payments = 0

/** Pays at one account of the site without an order here, and returns the payment's name. */
const paidAt = {
  async razorpay(mode: Mode) {
    const payment = razorpay.bank.payLink(razorpayKeys(one, mode).keyId, 50_000)
    await razorpay.tell(one, 'payment.captured', payment)
    return payment.id
  },
  async stripe(mode: Mode) {
    const n = ++payments
    const session = {
      ...{ id: `cs_${mode}_link${n}`, object: 'checkout.session' as const, status: 'complete' as const, metadata: {} },
      ...{ payment_status: 'paid' as const, amount_total: 50_000, currency: 'inr', payment_intent: `pi_${mode}${n}` },
      ...{ client_reference_id: '', success_url: '', cancel_url: '', expires_at: 0, livemode: mode === 'live' },
      ...{ url: null, secret: stripeKeys(one, mode).secret },
    }
    stripe.bank.sessions.set(session.id, session)
    await stripe.tell(one, 'completed', session)
    return session.payment_intent
  },
  async phonepe(mode: Mode) {
    const merchantOrderId = `link-${++payments}`
    const order = {
      ...{ orderId: `OMO${payments}`, merchantOrderId, keyId: phonepeKeys(one, mode).keyId, redirectUrl: '' },
      ...{ state: 'COMPLETED' as const, amount: 50_000, expireAfter: 0 },
    }
    phonepe.bank.orders.set(merchantOrderId, order)
    await phonepe.tell(one, 'checkout.order.completed', order)
    return merchantOrderId
  },
}
const banks = { razorpay: razorpay.bank, stripe: stripe.bank, phonepe: phonepe.bank }
const keys = { razorpay: razorpayKeys, stripe: stripeKeys, phonepe: phonepeKeys }

const casesOf = async (name: string): Promise<MoneyCase[]> =>
  (await one.call('GET', '/api/v1/money', { token, query: { s: '100' } })).body.data.filter(
    ({ reference }: MoneyCase) => reference === name,
  )
const later = (ms: number) => doJobs(app, new Date(app.services.now().getTime() + ms))

// Shows B335.
describe.each(['razorpay', 'stripe', 'phonepe'] as const)(
  'an unknown payment at %s whose test and live webhook have one secret',
  (provider) => {
    beforeAll(async () => {
      const { webhookSecret } = keys[provider](one)
      const { webhookUser } = phonepeKeys(one)
      const body = { ...keys[provider](one, 'test'), webhookSecret, ...(provider === 'phonepe' && { webhookUser }) }
      const saved = await one.call('PUT', `/api/v1/payment-accounts/${provider}/test`, { token, body })
      expect(saved.status).toBe(200)
    })

    test('is no live money where the test account took it', async () => {
      const name = await paidAt[provider]('test')
      await later(5_000)
      expect(await casesOf(name)).toMatchObject([{ kind: 'stray', amount: 50_000, test: true }])
    })

    test('is live money where the live account took it', async () => {
      const name = await paidAt[provider]('live')
      await later(5_000)
      expect(await casesOf(name)).toMatchObject([{ kind: 'stray', amount: 50_000, test: false }])
    })

    test('is kept once its account answers', async () => {
      const name = await paidAt[provider]('test')
      await inMood(app, banks[provider], 'silent', () => later(1_000))
      expect(await casesOf(name)).toEqual([])
      await later(60_000)
      expect(await casesOf(name)).toMatchObject([{ test: true }])
    })
  },
)
