import { describe, expect, test } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import { refundsOf } from '../../../../../tests/support/selling/refunding.ts'
import { press, settleBooks, shopperWith, waitingAtBank } from '../../../../../tests/support/selling/shopping.ts'
import type { MoneyCase } from '../../../../shared/selling/payments/money-cases.ts'

let passed = 0
const app = await testApp({ now: () => new Date(Date.now() + passed) })
const { one, two, owner } = app
const { cancel, read, refund, later, post, signedIn } = await refundsOf(app, one)
const hour = 3_600_000

const list = async (query: Record<string, string> = {}) =>
  (await one.call('GET', '/api/v1/money', { token: await signedIn(), query })).body as {
    data: MoneyCase[]
    total: number
  }
const caseOf = async (orderId: string) => (await list()).data.find(({ order }) => order?._id === orderId)
const counts = async () => (await one.call('GET', '/api/v1/money/counts', { token: await signedIn() })).body.data.by
const act = async (orderId: string, what: string, body: object = {}) =>
  post(orderId, `payments/${(await read(orderId)).payments[0]?.transactionId}/${what}`, body)

async function paid() {
  const { start, orderId } = await waitingAtBank(one)
  await press(one, start, 'pay')
  return orderId
}

/** Leaves less at the bank than was paid, so that it refuses a refund. */
const emptyBank = (orderId: string) =>
  owner.query(
    'update sandbox_payments set amount = 1 where id = (select provider_payment_id from payments where order_id = $1)',
    [orderId],
  )

// Shows B203.
describe('money that needs a decision', () => {
  test('of an order that is over is due, until it is on its way back', async () => {
    const id = await paid()
    expect(await caseOf(id)).toBeUndefined()
    await cancel(id)
    expect(await caseOf(id)).toMatchObject({ kind: 'due', amount: 50_000, left: 50_000, back: 0, owed: true })
    await refund(id, { amount: 20_000 })
    expect(await caseOf(id)).toMatchObject({ kind: 'due', amount: 30_000, back: 20_000 })
    await refund(id)
    expect(await caseOf(id)).toBeUndefined()
  })

  test('of a part of an order is due by that part alone', async () => {
    const { start, orderId } = await waitingAtBank(one, { stock: 3 }, 3)
    await press(one, start, 'pay')
    await post(orderId, 'cancellations', { lines: [{ position: 0, pieces: 1 }], reason: 'One is torn.' })
    expect(await caseOf(orderId)).toMatchObject({ kind: 'due', amount: 50_000, due: 50_000, left: 150_000, back: 0 })
  })

  test('that came twice or late is not needed by its order', async () => {
    const { person, start, orderId } = await waitingAtBank(one)
    await person.failed(start.body.data.transactionId)
    const second = await person.init('sandbox')
    await press(one, second, 'pay')
    await press(one, start, 'pay')
    expect(await caseOf(orderId)).toMatchObject({ kind: 'unneeded', order: { status: 'PLACED' } })
    const late = await waitingAtBank(one)
    await settleBooks(app, late.start, 'PAID')
    passed += 24 * hour
    await later(1_000)
    expect(await caseOf(late.orderId)).toMatchObject({ kind: 'unneeded', order: { status: 'LAPSED' } })
  })

  test('whose refund failed says why, until another one is made or it is settled', async () => {
    const [first, second] = [await paid(), await paid()]
    for (const id of [first, second]) {
      await emptyBank(id)
      await refund(id, { amount: 10_000 })
      await later(5_000)
      expect(await caseOf(id)).toMatchObject({
        ...{ kind: 'failed', amount: 10_000, owed: false },
        refund: { fault: 'The payment has less than this left.' },
      })
    }
    await refund(first, { amount: 10_000, how: 'hand' })
    expect((await act(second, 'close', { note: 'She took a voucher.' })).status).toBe(200)
    for (const id of [first, second]) expect(await caseOf(id)).toBeUndefined()
    expect((await read(second)).events.at(-1)).toMatchObject({
      internal: true,
      note: 'Payment of ₹500.00 settled: She took a voucher.',
    })
  })

  test('that is due cannot be closed, and asks for a note', async () => {
    const id = await paid()
    await cancel(id)
    expect((await act(id, 'close', { note: 'Done.' })).body.msg).toBe(
      'A refund of this payment is due. Refund it, or mark it as refunded.',
    )
    expect((await act(id, 'close', { note: ' ' })).status).toBe(400)
    expect(await caseOf(id)).toMatchObject({ kind: 'due' })
  })

  test('whose refund takes too long is stuck, and is asked about', async () => {
    const id = await paid()
    await cancel(id)
    await refund(id)
    expect(await caseOf(id)).toBeUndefined()
    passed += 2 * hour
    expect(await caseOf(id)).toMatchObject({ kind: 'stuck', amount: 50_000 })
    await act(id, 'ask')
    await act(id, 'ask')
    expect(await read(id)).toMatchObject({ paymentStatus: 'REFUNDED' })
    expect(await caseOf(id)).toBeUndefined()
  })

  test('of another amount than asked is shown once it is reported, and again only with a new amount', async () => {
    const { person, start, orderId } = await waitingAtBank(one)
    await settleBooks(app, start, 'PAID', 49_900)
    await person.status(start.body.data.transactionId)
    expect(await caseOf(orderId)).toMatchObject({ kind: 'differs', amount: 49_900 })
    const differs = async () => (await person.order(orderId)).payments.map(({ differs }) => differs)
    expect(await differs()).toEqual([true])
    await act(orderId, 'close', { note: 'Paid back at the bank.' })
    expect(await differs()).toEqual([false])
    await later(1_000)
    expect(await caseOf(orderId)).toBeUndefined()
    await settleBooks(app, start, 'PAID', 49_800)
    await act(orderId, 'ask')
    expect(await caseOf(orderId)).toMatchObject({ kind: 'differs', amount: 49_800 })
    await settleBooks(app, start, 'PAID', 50_000)
    await act(orderId, 'ask')
    expect(await caseOf(orderId)).toBeUndefined()
  })

  test('that is undecided for a day is pending, and can be settled', async () => {
    const { orderId } = await waitingAtBank(one)
    await owner.query("delete from jobs.job where name = 'payments.poll'")
    passed += 26 * hour
    expect(await caseOf(orderId)).toMatchObject({ kind: 'pending', amount: 50_000 })
    await act(orderId, 'close', { note: 'The page was left.' })
    expect(await caseOf(orderId)).toBeUndefined()
    expect((await read(orderId)).payments).toMatchObject([{ status: 'FAILED' }])
  })

  test('is counted, filtered and found, and shown on the dashboard', async () => {
    const id = await paid()
    await cancel(id)
    const by = await counts()
    expect(by.due).toBeGreaterThan(0)
    const due = await list({ kind: 'due' })
    expect(due.total).toBe(by.due)
    expect(new Set(due.data.map(({ kind }) => kind))).toEqual(new Set(['due']))
    const { number, customer } = await read(id)
    for (const q of [String(number), `#${number}`, customer.email])
      expect((await list({ q })).data).toMatchObject([{ order: { number } }])
    const { toDo } = (await one.call('GET', '/api/v1/dashboard', { token: await signedIn() })).body.data
    expect(toDo).toContainEqual({ kind: 'refund', count: by.due + by.unneeded, href: '/money' })
  })

  test('is for those alone who may refund, on their own site', async () => {
    const id = await paid()
    await cancel(id)
    for (const permissions of [['orders', 'handleOrders'], ['view']] as const) {
      const { token } = await one.signIn({ userType: 'STAFF', permissions: [...permissions] })
      expect((await one.call('GET', '/api/v1/money', { token })).status).toBe(403)
    }
    const { token } = await two.signIn({ userType: 'ADMIN' })
    expect((await two.call('GET', '/api/v1/money', { token })).body.total).toBe(0)
    const { person } = await shopperWith(one)
    const other = (await person.init('sandbox')).body.data.orderId
    const { transactionId } = (await read(id)).payments[0] ?? {}
    expect((await post(other, `payments/${transactionId}/ask`, {})).status).toBe(404)
  })
})
