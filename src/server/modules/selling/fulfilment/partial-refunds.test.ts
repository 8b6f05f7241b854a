import { describe, expect, test } from 'vitest'
import { timesOf } from '../../../../../tests/support/enumerations/sample.ts'
import { testFulfilment } from '../../../../../tests/support/selling/fulfilling.ts'
import { refundsOf } from '../../../../../tests/support/selling/refunding.ts'
import { press, shopperWith } from '../../../../../tests/support/selling/shopping.ts'

const { app, one, owner, move, cashOrder, paidOrder, mailsTo } = await testFulfilment()
const { post, read, refund, cancel, later } = await refundsOf(app, one)
const price = 50_000
const rounds = Array.from({ length: timesOf({ gate: 5, deep: 20 }) }, (_, index) => index)

const paymentOf = async (id: string) => {
  const { payments } = await read(id)
  const [{ transactionId, refunds } = { transactionId: '', refunds: [] }] = payments
  return { transactionId, back: refunds.reduce((sum, { amount }) => sum + amount, 0) }
}
const ask = (id: string, payment: object, amount: number) => post(id, 'refunds', { amount, note: '', payment })

const onePiece = { lines: [{ position: 0, pieces: 1 }], reason: 'Broken.', restock: true }

/** A paid order of two pieces. */
async function paidForTwo() {
  const { person } = await shopperWith(one, { price, stock: 5 }, 2)
  const start = await person.init('sandbox')
  await press(one, start, 'pay')
  return { person, id: start.body.data.orderId as string }
}

// Shows B189.
describe('a refund of a part', () => {
  test('leaves the order paid, and what is left is due once it is cancelled', async () => {
    const { person, id } = await paidOrder()
    expect((await refund(id, { amount: 10_000, note: 'For the scratch.' })).status).toBe(200)
    await later(60_000)
    expect(await read(id)).toMatchObject({
      ...{ status: 'PLACED', paymentStatus: 'PAID', refundDue: 0, payments: [{ status: 'PAID' }] },
      refunds: [{ state: 'DONE', amount: 10_000 }],
    })
    const { body } = await cancel(id)
    expect(body.data).toMatchObject({ paymentStatus: 'REFUND_DUE', refundDue: 40_000 })
    expect(body.data.events.at(-1)).toMatchObject({ kind: 'REFUND_DUE', note: '₹400.00 will be paid back.' })
    await refund(id)
    await later(60_000)
    expect(await read(id)).toMatchObject({ paymentStatus: 'REFUNDED', payments: [{ status: 'REFUNDED' }] })
    expect((await person.order(id)).payments[0]?.refunds).toMatchObject([{ amount: 10_000 }, { amount: 40_000 }])
  })

  test('for goodwill takes nothing off what is due for pieces that are cancelled later', async () => {
    const { person } = await shopperWith(one, { price, stock: 5 }, 3)
    const start = await person.init('sandbox')
    await press(one, start, 'pay')
    const id = start.body.data.orderId as string
    await refund(id, { amount: 10_000, how: 'hand', note: 'For the scratch.' })
    const due = []
    for (const _ of ['first', 'second']) due.push((await post(id, 'cancellations', onePiece)).body.data.refundDue)
    expect(due).toEqual([price, 2 * price])
    await post(id, 'refunds', { amount: 2 * price })
    expect(await read(id)).toMatchObject({ paymentStatus: 'PAID', refundDue: 0 })
  })

  test('leaves less to refund for an item that is cancelled later, and the mail names that amount', async () => {
    const [half, whole] = [await paidForTwo(), await paidForTwo()]
    await refund(half.id, { amount: 80_000, how: 'hand' })
    await refund(whole.id, { amount: 2 * price, how: 'hand' })
    for (const { id } of [half, whole]) await post(id, 'cancellations', onePiece)
    expect((await read(half.id)).refundDue).toBe(20_000)
    const mailOf = async ({ person }: typeof half) =>
      (await mailsTo(person.email)).find(({ subject }) => subject.startsWith('Some items'))?.body_text
    expect(await mailOf(half)).toContain('₹200.00 will be refunded')
    expect(await mailOf(whole)).not.toContain('will be refunded')
  })

  test('of the whole payment leaves nothing to refund for a return, and the mail names no amount', async () => {
    const { id, person } = await paidForTwo()
    for (const to of ['PACKED', 'SHIPPED', 'DELIVERED']) await move(id, to)
    await refund(id, { amount: 2 * price, how: 'hand' })
    const asked = await post(id, 'returns', { lines: onePiece.lines })
    const received = await post(id, `returns/${asked.body.data.returns[0]._id}/receive`, {
      ...{ restock: [], outcome: 'REFUND' },
    })
    expect(received.body.data).toMatchObject({ refundDue: 0, returns: [{ state: 'CLOSED', refundAmount: 0 }] })
    const mail = (await mailsTo(person.email)).find(({ subject }) => subject.startsWith('Your return'))
    expect(mail?.body_text).not.toContain('will be refunded')
  })

  test('of all that was paid makes the order refunded, though it was never cancelled', async () => {
    const { id, person } = await paidOrder()
    for (const amount of [20_000, 30_000]) await refund(id, { amount, how: 'hand' })
    expect(await read(id)).toMatchObject({
      status: 'PLACED',
      paymentStatus: 'REFUNDED',
      payments: [{ status: 'REFUNDED' }],
    })
    await cancel(id)
    expect(await read(id)).toMatchObject({ status: 'CANCELLED', paymentStatus: 'REFUNDED', refundDue: 0 })
    const mail = (await mailsTo(person.email)).find(({ subject }) => subject.includes('was cancelled'))
    expect(mail?.body_text).toContain('Your payment has been refunded.')
  })

  test('is never more than is left, nor more than nothing', async () => {
    const { id } = await paidOrder()
    expect((await refund(id, { amount: price + 1 })).body).toMatchObject({
      msg: 'At most ₹500.00 of this payment can be refunded.',
    })
    for (const amount of [0, -1, 0.5]) expect((await refund(id, { amount })).status).toBe(400)
    await refund(id, { amount: 40_000 })
    expect((await refund(id, { amount: 10_001 })).status).toBe(409)
    await expect(owner.query('update payments set back = amount + 1 where order_id = $1', [id])).rejects.toThrow(
      'payments_back',
    )
  })

  test('by concurrent requests is made once for what its user saw', async () => {
    for (const _ of rounds) {
      const { id } = await paidOrder()
      const { transactionId, back } = await paymentOf(id)
      const answers = await Promise.all(
        [1, 2, 3, 4].map(() => ask(id, { id: transactionId, back, how: 'source' }, 10_000)),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
      await later(60_000)
      const { rows } = await owner.query(
        'select sum(r.amount)::int as sum from sandbox_refunds r join payments p on p.provider_payment_id = r.payment_id where p.order_id = $1',
        [id],
      )
      expect(rows).toEqual([{ sum: 10_000 }])
    }
  })

  test('of cash is made by hand, and of an order’s own payments alone', async () => {
    const { person, id } = await cashOrder()
    for (const to of ['PACKED', 'SHIPPED', 'DELIVERED']) await move(id, to)
    expect((await refund(id)).body.msg).toBe(
      'Payments of this kind are refunded by hand. Send the money, then mark the refund as paid.',
    )
    const other = await paymentOf((await paidOrder()).id)
    expect((await ask(id, { id: other.transactionId, back: 0, how: 'hand' }, 100)).status).toBe(404)
    expect((await refund(id, { amount: 30_000, how: 'hand', note: 'In cash.' })).status).toBe(200)
    expect(await read(id)).toMatchObject({ paymentStatus: 'PAID', refunds: [{ byHand: true, state: 'DONE' }] })
    const [mail] = (await mailsTo(person.email)).filter(({ subject }) => subject.startsWith('Your refund'))
    expect(mail?.body_text).toContain('In cash.')
  })

  test('that waits at the bank is not due again when the order is cancelled', async () => {
    const { id } = await paidOrder()
    await refund(id)
    const { body } = await cancel(id)
    expect(body.data).toMatchObject({ paymentStatus: 'REFUND_DUE', refundDue: 0 })
    expect((await post(id, 'refunds', { amount: price })).body.msg).toBe('This order has no refund due.')
    await later(60_000)
    expect(await read(id)).toMatchObject({ paymentStatus: 'REFUNDED', payments: [{ status: 'REFUNDED' }] })
  })
})
