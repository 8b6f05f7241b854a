import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { testInTurn } from '../../../../../tests/support/enumerations/test-in-turn.ts'
import { upload } from '../../../../../tests/support/files/upload.ts'
import { refundBanks } from '../../../../../tests/support/outside/refund-banks.ts'
import { refundsOf } from '../../../../../tests/support/selling/refunding.ts'
import { namesOf, settlementFile } from '../../../../../tests/support/selling/settlements.ts'
import { shopperWith } from '../../../../../tests/support/selling/shopping.ts'
import type { MoneyCase } from '../../../../shared/selling/payments/money-cases.ts'
import type { SettlingProvider } from '../../../../shared/selling/payments/settlements.ts'

const app = await testApp()
const { one, two, owner } = app
const banks = await refundBanks(app)
const { read, later } = await refundsOf(app, one)
const { token } = await one.signIn({ userType: 'ADMIN' })
const soon = 5_000

const strays = async (site = one, by = token): Promise<MoneyCase[]> =>
  (await site.call('GET', '/api/v1/money', { token: by, query: { s: '100' } })).body.data.filter(
    ({ order }: MoneyCase) => order === null,
  )
const strayOf = async (reference: string) => (await strays()).filter((found) => found.reference === reference)
const act = (id: string | undefined, what: string, body: object = {}) =>
  one.call('POST', `/api/v1/money/${id}/${what}`, { token, body })
const acts = async () => {
  const { body } = await one.call('GET', '/api/v1/activity', { token, query: { s: '5' } })
  return body.data.map(({ act }: { act: string }) => act)
}
const keep = async (text: string) =>
  (await upload(one, { token, bytes: text, name: 'report.csv', path: '/api/v1/settlements' })).body.data
const linesOf = async (q: string, all = 'false') =>
  (await one.call('GET', '/api/v1/settlements', { token, query: { q, all } })).body.data

// Shows B335.
describe.each(banks.map((bank, at) => [bank.name as SettlingProvider, bank, at] as const))(
  'a payment at %s that no order has',
  (provider, double, at) => {
    const inTurn = testInTurn(at, banks)
    async function stray() {
      const { orderId, transactionId, providerId, person } = await double.paidElsewhere(one)
      const reference = provider === 'razorpay' ? providerId : transactionId
      const [found, second] = await strayOf(reference)
      expect(second).toBeUndefined()
      const line = { kind: 'payment', id: transactionId, providerId, rupees: '500.00', payout: `U${orderId}` } as const
      const report = settlementFile(provider, [line])
      return { orderId, reference, found, line, report, person }
    }
    const numberOf = async (orderId: string) => (await read(orderId)).number

    inTurn(
      'is listed once, whichever event and report names it, and pays the order that staff book it to',
      async () => {
        const { orderId, reference, found, report } = await stray()
        expect(found).toMatchObject({
          ...{ kind: 'stray', provider, amount: 50_000, due: 50_000, test: false },
          ...{ customer: null, refundable: true },
        })
        expect(await keep(report)).toMatchObject({ outcomes: { unknown: 1 } })
        expect(await strayOf(reference)).toHaveLength(1)
        const { body } = await act(found?._id, 'book', { number: await numberOf(orderId) })
        expect(body.data).toEqual({ _id: found?._id, orderId, taken: true })
        expect(await read(orderId)).toMatchObject({ status: 'PLACED', paymentStatus: 'PAID', paymentMode: provider })
        expect(await strayOf(reference)).toEqual([])
        expect(await linesOf(`U${orderId}`)).toEqual([])
        expect(await linesOf(`U${orderId}`, 'true')).toMatchObject([{ outcome: 'matched', order: { _id: orderId } }])
        expect(await acts()).toContain('payment.book')
        expect((await act(found?._id, 'book', { number: 1 })).status).toBe(404)
      },
    )

    inTurn('is due back where its order is paid already', async () => {
      const [{ found }, other] = [await stray(), await double.paid(one)]
      const { body } = await act(found?._id, 'book', { number: await numberOf(other.orderId) })
      expect(body.data).toMatchObject({ taken: false })
      expect(await read(other.orderId)).toMatchObject({
        ...{ status: 'PLACED', paymentStatus: 'PAID' },
        payments: [{ status: 'PAID' }, { status: 'REFUND_DUE' }],
      })
    })

    inTurn('is booked to no order that is missing, of another amount or paid at the door', async () => {
      const { found } = await stray()
      const large = await shopperWith(one, { price: 60_000, stock: 1 })
      const { orderId: other } = (await large.person.init('sandbox')).body.data
      const cash = await shopperWith(one, { stock: 1 })
      const { orderId: atTheDoor } = (await cash.person.init('cod')).body.data
      const [n1, n2] = [await numberOf(other), await numberOf(atTheDoor)]
      const cases = [
        { number: 999_999, said: 'Order 999999 was not found.' },
        { number: n1, said: `Order ${n1} is ₹600.00; this payment is ₹500.00.` },
        { number: n2, said: `Order ${n2} is paid on delivery. Refund this payment, or note how it was settled.` },
      ]
      for (const { number, said } of cases) {
        const { body } = await act(found?._id, 'book', { number })
        expect([body.msg, body.errors]).toMatchObject([said, [{ field: 'number' }]])
      }
      // The second is a mobile number that was pasted into the wrong field.
      for (const number of [1.5, 9_829_041_122]) {
        const { status, body } = await act(found?._id, 'book', { number })
        expect([status, body.errors]).toMatchObject([400, [{ field: 'number' }]])
      }
    })

    inTurn('goes back through its provider once, and its report matches', async () => {
      const { reference, found, line } = await stray()
      expect((await act(found?._id, 'refund')).status).toBe(200)
      expect((await act(found?._id, 'refund')).status).toBe(409)
      expect((await act(found?._id, 'book', { number: 1 })).status).toBe(409)
      expect(await strayOf(reference)).toEqual([])
      await later(soon)
      const { rows } = await owner.query('select id, provider_refund_id from payment_refunds where payment_id = $1', [
        found?._id,
      ])
      const [{ id, provider_refund_id: providerId }] = rows
      expect(double.held().filter((each) => each === id)).toHaveLength(1)
      await double.tell(one, double.done(id))
      await later(soon)
      const state = await owner.query('select status from payments where id = $1', [found?._id])
      expect(state.rows).toEqual([{ status: 'REFUNDED' }])
      const back = { kind: 'refund', id, providerId, payment: line, rupees: '500.00', payout: line.payout } as const
      expect(await keep(settlementFile(provider, [line, back]))).toMatchObject({ outcomes: { matched: 2 } })
    })

    inTurn('whose refund fails says why, and is tried again or noted', async () => {
      const { reference, found } = await stray()
      await act(found?._id, 'refund')
      await later(soon)
      const { rows } = await owner.query('select id from payment_refunds where payment_id = $1', [found?._id])
      expect((await act(found?._id, 'close', { note: 'In cash.' })).body.msg).toMatch(/^A refund .* is on its way/)
      await double.tell(one, double.failed(rows[0].id))
      await later(soon)
      expect(await strayOf(reference)).toMatchObject([
        { kind: 'failed', refund: { fault: expect.stringMatching(/\w/) } },
      ])
      await act(found?._id, 'refund')
      expect(await strayOf(reference)).toEqual([])
    })

    inTurn('is noted as settled, with its line of the report', async () => {
      const { orderId, reference, found, report } = await stray()
      await keep(report)
      expect((await act(found?._id, 'close', { note: ' ' })).body.errors).toMatchObject([{ field: 'note' }])
      expect((await act(found?._id, 'close', { note: 'Our stall sold it.' })).status).toBe(200)
      expect(await strayOf(reference)).toEqual([])
      expect(await linesOf(`U${orderId}`)).toEqual([])
      expect(await acts()).toContain('payment.close')
    })

    inTurn('is found by its report alone, and closed by its line', async () => {
      const { orderId, transactionId, providerId } = await double
        .paidUntold(one)
        .then(async ({ orderId, transactionId }) => ({
          ...{ orderId, transactionId },
          providerId: (await namesOf(app, orderId)).payments[0]?.providerId ?? '',
        }))
      await owner.query('delete from payments where id = $1', [transactionId])
      const line = { kind: 'payment', id: transactionId, providerId, rupees: '500.00', payout: `U${orderId}` } as const
      await keep(settlementFile(provider, [line]))
      const reference = provider === 'razorpay' ? providerId : transactionId
      const [found] = await strayOf(reference)
      // Stripe takes no name but its own, which its report does not have.
      expect(found).toMatchObject({ kind: 'stray', refundable: provider !== 'stripe' })
      if (provider === 'stripe')
        expect((await act(found?._id, 'refund')).body.msg).toMatch(/^Only the provider’s report names this payment/)
      const [open] = await linesOf(`U${orderId}`)
      await one.call('POST', `/api/v1/settlements/${open._id}/close`, { token, body: { note: 'Known.' } })
      expect(await strayOf(reference)).toEqual([])
    })

    inTurn('needs nothing more once its report says that it was paid back', async () => {
      const { reference, line } = await stray()
      const back = {
        kind: 'refund',
        id: 'x',
        providerId: 'rfnd_far',
        payment: line,
        rupees: '500.00',
        payout: 'UF',
      } as const
      await keep(settlementFile(provider, [line, back]))
      // PhonePe's report does not name the payment of a refund here.
      expect(await strayOf(reference)).toHaveLength(provider === 'phonepe' ? 1 : 0)
    })
  },
)

// Shows B335.
describe('payments that no order has', () => {
  const [razorpay] = banks

  test('are of their site, for staff who may refund, and not asked about where they belong to another program', async () => {
    const stranger = (await two.signIn({ userType: 'ADMIN' })).token
    expect(await strays(two, stranger)).toEqual([])
    await razorpay?.paidElsewhere(one)
    const [found] = await strays()
    for (const what of ['book', 'refund', 'ask', 'close']) {
      const body = { number: 1, note: 'Mine.' }
      const path = `/api/v1/money/${found?._id}/${what}`
      expect((await two.call('POST', path, { token: stranger, body })).status).toBe(404)
    }
    const patch = async (strays: boolean) => {
      const { revision } = (await one.call('GET', '/api/v1/settings', { token })).body.data
      const body = { moneyInbox: { strays, settlementDays: 5 }, revision }
      return one.call('PATCH', '/api/v1/settings', { token, body })
    }
    expect((await patch(false)).status).toBe(200)
    const { providerId } = (await razorpay?.paidElsewhere(one)) ?? {}
    expect(await strays()).toEqual([])
    await patch(true)
    expect(await strayOf(providerId ?? '')).toEqual([])
  })
})
