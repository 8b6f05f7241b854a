import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { testApp } from '../../../../../tests/support/app.ts'
import {
  bankId,
  doJobs,
  press,
  type Shopper,
  settleBooks,
  shopper,
  shopperWith,
  stockOf,
  waitingAtBank,
  webhook,
} from '../../../../../tests/support/selling/shopping.ts'
import { readyRoles } from '../../../../shared/people/roles.ts'
import { jobs } from '../../../modules.ts'
import type { JobData } from '../../../platform/jobs.ts'
import { sandbox } from '../payments/sandbox/sandbox.ts'

const minute = 60_000
let passed = 0
const now = () => new Date(Date.now() + passed)
const app = await testApp({ now })
const { one, owner } = app

const total = 50_000

const waiting = (given: Parameters<typeof shopperWith>[1] = {}) => waitingAtBank(one, given)

/** Number of mails that told the buyer about the placed order, and about the refund. */
async function mailsTo(person: Shopper): Promise<{ placed: number; refund: number }> {
  await doJobs(app, now())
  const { rows } = await owner.query(
    "select subject from mails where recipient = $1 and subject not like '%was not paid%'",
    [person.email],
  )
  const refund = rows.filter(({ subject }) => subject.includes('comes back to you')).length
  return { placed: rows.length - refund, refund }
}

async function lapse(): Promise<void> {
  passed += 16 * minute
  await doJobs(app, now())
}

describe('a payment', () => {
  test('counts once, however often and by whichever way it is reported', async () => {
    const { person, variantId, start, orderId, bank } = await waiting()
    await settleBooks(app, start, 'PAID')
    passed += minute
    const notice = { id: bank, status: 'PAID', amount: total, currency: 'INR' }
    const poll = jobs.find(({ name }) => name === 'payments.poll')
    const { transactionId } = start.body.data
    const ctx = await one.ctx()
    const tellings = [
      async () => (await webhook(app, one, notice)).status,
      async () => (await person.status(transactionId)).body.data.status,
      async () => poll?.run(ctx, { siteId: one.id, attemptId: transactionId, asked: 0 } as JobData),
    ]
    const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => tellings[index % 3]?.()))
    expect(new Set(answers)).toEqual(new Set([200, 'PAID', undefined]))
    const order = await person.order(orderId)
    expect(order).toMatchObject({ status: 'PLACED', paymentStatus: 'PAID', payments: [{ status: 'PAID' }] })
    expect(order.events.map(({ kind }) => kind)).toEqual(['PENDING_PAYMENT', 'PLACED'])
    expect(await stockOf(app, variantId)).toEqual({ stock: 0, ledger: 0 })
    expect(await mailsTo(person)).toEqual({ placed: 1, refund: 0 })
  })

  test('is found by polling when the bank never reported it', async () => {
    const { person, start, orderId } = await waiting()
    await settleBooks(app, start, 'PAID')
    passed += minute
    await doJobs(app, now())
    expect((await person.order(orderId)).status).toBe('PLACED')
  })

  test('is polled at growing intervals for a day, and then no more', async () => {
    // A service that stays pending; the sandbox bank fails once its page expires.
    const status = vi.spyOn(sandbox, 'status').mockResolvedValue({ outcome: 'pending' })
    onTestFinished(() => status.mockRestore())
    const { start } = await waiting({ stock: 5 })
    const due = async () =>
      (
        await owner.query(
          "select start_after from jobs.job where name = 'payments.poll' and state = 'created' and data->>'attemptId' = $1",
          [start.body.data.transactionId],
        )
      ).rows.map((row) => Math.round((row.start_after.getTime() - now().getTime()) / 1000))
    const distances = []
    for (let next = await due(); next.length > 0 && distances.length < 40; next = await due()) {
      distances.push(next[0])
      passed += (next[0] ?? 0) * 1000
      await doJobs(app, now())
    }
    expect(distances.slice(0, 6)).toEqual([10, 30, 120, 600, 1800, 3600])
    expect(distances.reduce<number>((sum, distance = 0) => sum + distance, 0)).toBeGreaterThanOrEqual(24 * 3600)
    expect(distances.length).toBeLessThan(25)
  })

  // Shows B203.
  test('of another amount or currency settles nothing, adds one event, and is told by mail', async () => {
    const { person, orderId, bank } = await waiting()
    for (const wrong of [{ amount: total - 1 }, { amount: total + 1 }, { currency: 'USD' }]) {
      const answer = await webhook(app, one, { id: bank, status: 'PAID', amount: total, currency: 'INR', ...wrong })
      expect(answer).toMatchObject({ status: 409, body: { msg: 'The amount doesn’t match the order.' } })
    }
    const order = await person.order(orderId)
    expect(order).toMatchObject({ status: 'PENDING_PAYMENT', payments: [{ status: 'OPEN' }] })
    expect(order.events.filter(({ kind }) => kind === 'PAYMENT_AMOUNT_DIFFERS')).toHaveLength(1)
    await doJobs(app, now())
    const { rows } = await owner.query('select body_text from mails where recipient = $1 order by id', [person.email])
    const told = rows.map(({ body_text }) => /\S+ was reported for order \d+ instead of \S+,/.exec(body_text)?.[0])
    const reported = (money: string) => `${money} was reported for order ${order.number} instead of ₹500.00,`
    expect(told).toEqual([reported('₹499.99'), reported('₹500.01'), expect.stringContaining('500.00 was reported')])
    await webhook(app, one, { id: bank, status: 'PAID', amount: total, currency: 'INR' })
    expect((await person.order(orderId)).status).toBe('PLACED')
  })

  test('that failed leaves the order waiting for another attempt', async () => {
    const { person, orderId, bank } = await waiting()
    const notice = { id: bank, status: 'FAILED', amount: total, currency: 'INR' }
    await Promise.all([1, 2, 3].map(() => webhook(app, one, notice)))
    const order = await person.order(orderId)
    expect(order).toMatchObject({
      status: 'PENDING_PAYMENT',
      paymentStatus: 'FAILED',
      payments: [{ status: 'FAILED' }],
    })
    expect(order.events.filter(({ kind }) => kind === 'PAYMENT_FAILED')).toHaveLength(1)
  })

  test('that was made stays made when a later report says that it failed', async () => {
    const { person, orderId, bank } = await waiting()
    for (const status of ['PAID', 'FAILED'])
      await webhook(app, one, { id: bank, status, amount: total, currency: 'INR' })
    expect(await person.order(orderId)).toMatchObject({ status: 'PLACED', payments: [{ status: 'PAID' }] })
  })

  // Shows B22.
  test('by two attempts places the order once, and the second is refunded as not needed', async () => {
    const { person, start, orderId } = await waiting()
    await person.failed(start.body.data.transactionId)
    const second = await person.init('sandbox')
    await press(one, second, 'pay')
    await press(one, start, 'pay')
    const order = await person.order(orderId)
    expect(order).toMatchObject({
      status: 'PLACED',
      paymentStatus: 'PAID',
      payments: [{ status: 'PAID' }, { status: 'REFUND_DUE' }],
    })
    const note = '₹500.00 was not needed and will be paid back. The order is placed already.'
    expect(order.events.at(-1)).toMatchObject({ kind: 'REFUND_DUE', note })
    expect(await mailsTo(person)).toEqual({ placed: 1, refund: 1 })
    const query = 'select 1 from mails where recipient = $1 and body_text like $2'
    expect((await owner.query(query, [person.email, `%${note}%`])).rows).toHaveLength(1)
  })
})

test('two concurrent payments place the order once, and the other is refunded', async () => {
  for (let round = 0; round < 5; round++) {
    const { person, start, orderId, bank } = await waiting()
    await person.failed(start.body.data.transactionId)
    const second = bankId(await person.init('sandbox'))
    const notices = [bank, second, bank, second].map((id) => ({ id, status: 'PAID', amount: total, currency: 'INR' }))
    const answers = await Promise.all(notices.map((notice) => webhook(app, one, notice)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const order = await person.order(orderId)
    expect(order).toMatchObject({ status: 'PLACED', paymentStatus: 'PAID' })
    expect(order.payments.map(({ status }) => status).sort()).toEqual(['PAID', 'REFUND_DUE'])
    expect(await mailsTo(person)).toEqual({ placed: 1, refund: 1 })
  }
})

/** A due refund as staff see it: on the dashboard, in the table, on the order's page. */
async function seenByStaff(orderId: string) {
  const { token } = await one.signIn({ userType: 'STAFF', permissions: [...readyRoles.orders.permissions] })
  const see = async (path: string, query = {}) => (await one.call('GET', path, { token, query })).body.data
  const [dashboard, table, order] = await Promise.all([
    see('/api/v1/dashboard'),
    see('/api/v1/orders', { payment: 'REFUND_DUE' }),
    see(`/api/v1/orders/${orderId}`),
  ])
  const listed: { _id: string }[] = table
  return {
    toDo: dashboard.toDo.find(({ kind }: { kind: string }) => kind === 'refund'),
    isListed: listed.some(({ _id }) => _id === orderId),
    refundDue: order.refundDue,
    lastNote: order.events.at(-1).note,
  }
}

describe('a payment after the order has lapsed', () => {
  test('places it while the pieces are in stock', async () => {
    const { person, variantId, start, orderId } = await waiting()
    await lapse()
    expect((await person.order(orderId)).status).toBe('LAPSED')
    await press(one, start, 'pay')
    const order = await person.order(orderId)
    expect(order).toMatchObject({ status: 'PLACED', paymentStatus: 'PAID', payments: [{ status: 'PAID' }] })
    expect(order.events.map(({ kind }) => kind)).toEqual(['PENDING_PAYMENT', 'LAPSED', 'PLACED'])
    expect(await stockOf(app, variantId)).toEqual({ stock: 0, ledger: 0 })
    expect((await person.cart()).total).toBe(0)
    expect(await mailsTo(person)).toEqual({ placed: 1, refund: 0 })
  })

  test('is refunded when others have bought the pieces', async () => {
    const { person, variantId, start, orderId } = await waiting()
    await lapse()
    const other = await shopper(one)
    await other.add(variantId)
    await other.init('cod')
    await press(one, start, 'pay')
    const order = await person.order(orderId)
    expect(order).toMatchObject({ status: 'LAPSED', paymentStatus: 'REFUND_DUE', payments: [{ status: 'REFUND_DUE' }] })
    expect(order.events.at(-1)?.kind).toBe('REFUND_DUE')
    expect(await seenByStaff(orderId)).toEqual({
      toDo: { kind: 'refund', count: expect.any(Number), href: '/money' },
      isListed: true,
      refundDue: total,
      lastNote: expect.stringContaining('came too late and will be paid back'),
    })
    expect(await stockOf(app, variantId)).toEqual({ stock: 0, ledger: 0 })
    expect(await mailsTo(person)).toEqual({ placed: 0, refund: 1 })
  })

  test('is refunded as a whole when only some pieces are in stock', async () => {
    const { person, variantId } = await shopperWith(one, { stock: 1 })
    const { variantIds } = await one.product({ stock: 3 })
    const [plenty = ''] = variantIds
    await person.add(plenty, 2)
    const start = await person.init('sandbox')
    await lapse()
    await owner.query('update variants set stock = 0 where id = $1', [variantId])
    await press(one, start, 'pay')
    expect((await person.order(start.body.data.orderId)).paymentStatus).toBe('REFUND_DUE')
    expect(await stockOf(app, plenty)).toEqual({ stock: 3, ledger: 3 })
  })

  test('that races with the lapse always ends in an order or a refund', async () => {
    for (let round = 0; round < 5; round++) {
      const { person, variantId, start, orderId } = await waiting()
      passed += 16 * minute
      await Promise.all([doJobs(app, now()), press(one, start, 'pay')])
      expect(await person.order(orderId)).toMatchObject({ status: 'PLACED', payments: [{ status: 'PAID' }] })
      expect(await stockOf(app, variantId)).toEqual({ stock: 0, ledger: 0 })
    }
  })
})
