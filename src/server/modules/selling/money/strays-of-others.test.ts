import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { upload } from '../../../../../tests/support/files/upload.ts'
import { razorpayOf } from '../../../../../tests/support/outside/razorpay.ts'
import { stripeOf } from '../../../../../tests/support/outside/stripe.ts'
import type { MoneyCase } from '../../../../shared/selling/payments/money-cases.ts'

const app = await testApp()
const { one, owner } = app
const razorpay = await razorpayOf(app)
const stripe = await stripeOf(app, app.services.now)
const { token } = await one.signIn({ userType: 'ADMIN' })

let payments = 0
type Case = { _id: string; kind: string; amount: number; back: number; left: number; reference: string }

/** A payment that another program began at a provider, and how it stands in events and reports. */
const programs = {
  razorpay: {
    async pay() {
      const id = `pay_other${++payments}`
      await razorpay.tell(one, 'payment.captured', { id, order_id: null, amount: 50_000, currency: 'INR' })
      return { id, charge: id }
    },
    head: 'transaction_entity,entity_id,payment_id,amount,currency,debit,credit,order_id,settlement_id,settled_at,settlement_utr',
    payment: ({ id }: Paid) => `payment,${id},,500.00,INR,0.00,500.00,,setl_1,2026-11-20,U1`,
    refund: ({ id }: Paid, name: string, rupees: string) =>
      `refund,rfnd_${name},${id},${rupees},INR,${rupees},0.00,,setl_1,2026-11-20,U1`,
  },
  stripe: {
    async pay() {
      const n = ++payments
      await stripe.tell(one, 'completed', {
        ...{ id: `cs_live_other${n}`, status: 'complete', payment_status: 'paid', amount_total: 50_000 },
        ...{ currency: 'inr', payment_intent: `pi_other${n}`, metadata: {} },
      })
      return { id: `pi_other${n}`, charge: `ch_other${n}` }
    },
    head: 'automatic_payout_id,currency,gross,fee,reporting_category,source_id,payment_intent_id,payment_metadata[attempt],refund_metadata[refund]',
    payment: ({ id, charge }: Paid) => `po_1,inr,500.00,10.00,charge,${charge},${id},,`,
    refund: ({ id }: Paid, name: string, rupees: string) => `po_1,inr,-${rupees},0.00,refund,re_${name},${id},,`,
  },
}
type Paid = { id: string; charge: string }

const casesOf = async ({ id, charge }: Paid): Promise<Case[]> =>
  (await one.call('GET', '/api/v1/money', { token, query: { s: '100' } })).body.data.filter(
    ({ reference }: MoneyCase) => reference === id || reference === charge,
  )
const send = (...lines: string[]) =>
  upload(one, { token, bytes: lines.join('\r\n'), name: 'report.csv', path: '/api/v1/settlements' })
const outcomesOf = async (...lines: string[]) => (await send(...lines)).body.data.outcomes
const rowOf = async (id: string | undefined) =>
  (await owner.query('select status, back, noted from payments where id = $1', [id])).rows[0]

// Shows B335.
describe.each(Object.entries(programs))('a payment that another program began at %s', (name, program) => {
  test('is listed once, whichever columns its report has', async () => {
    const paid = await program.pay()
    expect(await casesOf(paid)).toMatchObject([{ kind: 'stray', amount: 50_000 }])
    expect(await outcomesOf(program.head, program.payment(paid))).toMatchObject({ unknown: 1 })
    expect(await casesOf(paid)).toHaveLength(1)
  })

  test('needs nothing more once its report says that it was paid back', async () => {
    const paid = await program.pay()
    const [found] = await casesOf(paid)
    const lines = [program.head, program.payment(paid), program.refund(paid, `${paid.id}w`, '500.00')]
    expect(await outcomesOf(...lines)).toMatchObject({ matched: 2 })
    expect(await casesOf(paid)).toEqual([])
    expect(await rowOf(found?._id)).toMatchObject({ status: 'REFUNDED', back: '50000', noted: null })
    expect(await outcomesOf(...lines)).toMatchObject({ matched: 2 })
    expect(await rowOf(found?._id)).toMatchObject({ back: '50000' })
  })

  test('has only the rest left to refund once a part of it was paid back, and nothing once several parts were', async () => {
    const paid = await program.pay()
    const [found] = await casesOf(paid)
    const part = program.refund(paid, `${paid.id}a`, '200.00')
    expect(await outcomesOf(program.head, part, part)).toMatchObject({ matched: 1, repeated: 1 })
    expect(await casesOf(paid)).toMatchObject([{ kind: 'stray', amount: 30_000, back: 20_000, left: 30_000 }])
    const booked = await one.call('POST', `/api/v1/money/${found?._id}/book`, { token, body: { number: 1 } })
    expect([booked.status, booked.body.msg]).toEqual([
      409,
      expect.stringContaining('booked, refunded or settled since you opened it'),
    ])
    await outcomesOf(program.head, program.refund(paid, `${paid.id}b`, '300.00'))
    expect(await casesOf(paid)).toEqual([])
    expect(await rowOf(found?._id)).toMatchObject({ status: 'REFUNDED', back: '50000' })
  })

  test('is found with its refund in one report that names both first', async () => {
    const id = `${name === 'stripe' ? 'pi' : 'pay'}_unheard${++payments}`
    const paid = { id, charge: `ch_unheard${payments}` }
    const refund = program.refund(paid, `${id}w`, '500.00')
    expect(await outcomesOf(program.head, refund, program.payment(paid))).toMatchObject({ matched: 2 })
    expect(await casesOf(paid)).toEqual([])
  })

  test('keeps a refund of more than is left for staff to look at', async () => {
    const paid = await program.pay()
    expect(await outcomesOf(program.head, program.refund(paid, `${paid.id}m`, '500.01'))).toMatchObject({ unknown: 1 })
    expect(await casesOf(paid)).toMatchObject([{ kind: 'stray', amount: 50_000, back: 0 }])
  })
})

// Shows B335.
test('a Stripe report without the name that events have is refused where it has payments of other programs', async () => {
  const paid = await programs.stripe.pay()
  const head = 'automatic_payout_id,currency,gross,fee,reporting_category,source_id,payment_metadata[attempt]'
  const { status, body } = await send(head, `po_2,inr,500.00,10.00,charge,${paid.charge},`)
  expect([status, body.errors]).toMatchObject([400, [{ field: 'file', code: 'settlement.intents' }]])
  expect(await casesOf(paid)).toHaveLength(1)
  const own = await send(head, `po_2,inr,500.00,10.00,charge,ch_own,${crypto.randomUUID()}`)
  expect(own.status).toBe(200)
})
