import { describe, expect, test } from 'vitest'
import { testFulfilment } from '../../../../../tests/support/selling/fulfilling.ts'
import { press, stockOf, waitingAtBank } from '../../../../../tests/support/selling/shopping.ts'

const { app, one, owner, post, read, move, cashOrder, mailsTo } = await testFulfilment()

describe('a returned order', () => {
  // Shows E12.
  test('after delivery is restocked, and its refund is due', async () => {
    const { variantId, id } = await cashOrder()
    for (const to of ['PACKED', 'SHIPPED', 'DELIVERED', 'RETURN_REQUESTED'])
      expect((await move(id, to)).status).toBe(200)
    const { body } = await move(id, 'RETURNED')
    expect(body.data).toMatchObject({ status: 'RETURNED', paymentStatus: 'REFUND_DUE', refundDue: 100_000 })
    expect(await stockOf(app, variantId)).toEqual({ stock: 5, ledger: 5 })
    const { rows } = await owner.query('select reason from stock_moves where order_id = $1 order by id', [id])
    expect(rows.map(({ reason }) => reason)).toEqual(['RESERVED', 'RETURNED'])
  })

  test('that was never delivered needs no refund', async () => {
    const { id } = await cashOrder()
    for (const to of ['PACKED', 'SHIPPED', 'RETURNED']) await move(id, to)
    expect(await read(id)).toMatchObject({ status: 'RETURNED', paymentStatus: 'NOTHING_DUE' })
  })

  test('gets a refund of a payment that the bank still receives', async () => {
    const { person, start, orderId } = await waitingAtBank(one)
    expect((await person.init('cod')).body.data.orderId).toBe(orderId)
    for (const to of ['PACKED', 'SHIPPED', 'RETURNED']) await move(orderId, to)
    await press(one, start, 'pay')
    expect(await person.order(orderId)).toMatchObject({ status: 'RETURNED', paymentStatus: 'REFUND_DUE' })
    expect((await person.order(orderId)).events.at(-1)).toMatchObject({
      kind: 'REFUND_DUE',
      note: '₹500.00 came too late and will be paid back. The order was returned.',
    })
    const { body } = await post(orderId, 'refunds', { amount: 50_000 })
    expect(body.data).toMatchObject({ paymentStatus: 'REFUNDED', refundDue: 0 })
  })

  test('whose return is rejected is delivered again, with one mail about it', async () => {
    const { person, id } = await cashOrder()
    for (const to of ['PACKED', 'SHIPPED', 'DELIVERED', 'RETURN_REQUESTED', 'DELIVERED']) await move(id, to)
    expect(await read(id)).toMatchObject({ status: 'DELIVERED', paymentStatus: 'PAID', payments: [{ status: 'PAID' }] })
    const arrived = (await mailsTo(person.email)).filter(({ subject }) => subject.includes('has arrived'))
    expect(arrived).toHaveLength(1)
  })
})
