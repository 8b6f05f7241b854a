import { describe, expect, test } from 'vitest'
import { taxedSettings, testApp } from '../../../../../tests/support/app.ts'
import {
  doJobs,
  press,
  settleBooks,
  shopper,
  shopperWith,
  shownAmounts,
  stockOf,
} from '../../../../../tests/support/selling/shopping.ts'

const minute = 60_000
let passed = 0
const now = () => new Date(Date.now() + passed)
const app = await testApp({ now })
const { one, two, owner } = app
async function mailsTo(email: string) {
  await doJobs(app, now())
  return (await owner.query('select * from mails where recipient = $1 order by id', [email])).rows
}

describe('ordering with an online payment', () => {
  // Shows B21.
  test('reserves the pieces and leads to the payment page; the cart stays until it is paid', async () => {
    const { person, variantId } = await shopperWith(one, { stock: 1 })
    const { body } = await person.init('sandbox')
    expect(body.data.redirect).toMatch(/^\/payment\/sandbox\/sbx_[\w-]{24}$/)
    const order = await person.order(body.data.orderId)
    expect(order).toMatchObject({
      status: 'PENDING_PAYMENT',
      paymentStatus: 'OPEN',
      payments: [{ transactionId: body.data.transactionId, provider: 'sandbox', status: 'OPEN' }],
    })
    expect(Date.parse(order.reservedUntil ?? '') - Date.parse(order.created)).toBeCloseTo(5 * minute, -4)
    expect(await stockOf(app, variantId)).toEqual({ stock: 0, ledger: 0 })
    // Their own reserved piece is available to them and sold out for others.
    expect((await person.cart()).data[0].available).toBe(1)
    const other = await shopper(one)
    expect((await other.add(variantId)).body.msg).toContain('is out of stock.')
  })

  test('returns the same order and page for repeated requests, even twenty concurrent ones', async () => {
    const { person, variantId } = await shopperWith(one, { stock: 1 })
    const answers = await Promise.all(Array.from({ length: 20 }, () => person.init('sandbox')))
    const again = await person.init('sandbox')
    expect(new Set([...answers, again].map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect((await person.orders())[0]?.payments).toHaveLength(1)
    expect(await stockOf(app, variantId)).toEqual({ stock: 0, ledger: 0 })
  })

  test('makes a new attempt for the same order after one has failed', async () => {
    const { person } = await shopperWith(one, { stock: 1 })
    const first = await person.init('sandbox')
    await press(one, first, 'fail')
    expect(await person.order(first.body.data.orderId)).toMatchObject({
      status: 'PENDING_PAYMENT',
      paymentStatus: 'FAILED',
    })
    const second = await person.init('sandbox')
    expect(second.body.data.orderId).toBe(first.body.data.orderId)
    expect(second.body.data.transactionId).not.toBe(first.body.data.transactionId)
    await press(one, second, 'pay')
    expect(await person.order(first.body.data.orderId)).toMatchObject({
      status: 'PLACED',
      paymentStatus: 'PAID',
      payments: [{ status: 'PAID' }, { status: 'FAILED' }],
    })
    expect((await person.cart()).total).toBe(0)
    expect(await mailsTo(person.email)).toHaveLength(1)
  })

  test('lapses when it is not paid in time: the pieces are released, the cart stays', async () => {
    const { person, variantId } = await shopperWith(one, { stock: 1 })
    const { body } = await person.init('sandbox')
    passed += 4 * minute
    await doJobs(app, now())
    expect((await person.order(body.data.orderId)).status).toBe('PENDING_PAYMENT')
    passed += 2 * minute
    await doJobs(app, now())
    expect(await person.order(body.data.orderId)).toMatchObject({
      status: 'LAPSED',
      paymentStatus: 'FAILED',
      payments: [{ status: 'FAILED' }],
      reservedUntil: null,
    })
    expect(await stockOf(app, variantId)).toEqual({ stock: 1, ledger: 1 })
    expect((await person.cart()).total).toBe(1)
    expect((await person.init('sandbox')).body.data.orderId).not.toBe(body.data.orderId)
  })

  // Shows B321.
  test('that lapses tells its buyer once, who had gone to pay', async () => {
    const { person } = await shopperWith(one)
    const start = await person.init('sandbox')
    const { number } = await person.order(start.body.data.orderId)
    passed += 16 * minute
    for (const _ of ['lapses', 'is done again']) await doJobs(app, now())
    expect(await mailsTo(person.email)).toMatchObject([
      {
        subject: `Your order ${number} was not paid · Site one`,
        body_text: expect.stringContaining(
          'If money left your account, it comes back or the order is placed after all.',
        ),
      },
    ])
  })

  test('does not lapse when the bank has the payment but has not reported it', async () => {
    const { person } = await shopperWith(one, { stock: 1 })
    const start = await person.init('sandbox')
    await owner.query("delete from jobs.job where name = 'payments.poll'")
    await settleBooks(app, start, 'PAID')
    passed += 16 * minute
    await doJobs(app, now())
    expect((await person.order(start.body.data.orderId)).status).toBe('PLACED')
  })

  test('makes a new order after the time is over, even if the old one has not lapsed yet', async () => {
    const { person, variantId } = await shopperWith(one, { stock: 1 })
    const first = await person.init('sandbox')
    passed += 16 * minute
    const second = await person.init('sandbox')
    expect(second.body.data.orderId).not.toBe(first.body.data.orderId)
    await doJobs(app, now())
    expect((await person.orders()).map(({ status }) => status)).toEqual(['PENDING_PAYMENT', 'LAPSED'])
    expect(await stockOf(app, variantId)).toEqual({ stock: 0, ledger: 0 })
  })

  test('makes a new order when prices have changed but not the total', async () => {
    const { person, variantId } = await shopperWith(one, { price: 10_000, gstRate: 5 })
    const { variantIds } = await one.product({ price: 20_000, gstRate: 5 })
    await person.add(variantIds[0] ?? '')
    const first = await person.init('sandbox')
    await owner.query('update variants set price = 30000 - price, mrp = 30000 where id = any ($1)', [
      [variantId, variantIds[0]],
    ])
    expect((await person.init('sandbox')).body.data.orderId).not.toBe(first.body.data.orderId)
  })

  test('makes a new order of a changed cart, and the old one releases its pieces', async () => {
    const { person, variantId } = await shopperWith(one, { stock: 3 }, 2)
    const first = await person.init('sandbox')
    expect((await person.add(variantId)).status).toBe(200)
    const second = await person.init('sandbox')
    expect(second.body.data.orderId).not.toBe(first.body.data.orderId)
    expect(await person.order(first.body.data.orderId)).toMatchObject({
      status: 'LAPSED',
      payments: [{ status: 'FAILED' }],
    })
    expect((await person.order(second.body.data.orderId)).lines[0]?.quantity).toBe(3)
    expect(await stockOf(app, variantId)).toEqual({ stock: 0, ledger: 0 })
  })

  test('makes a new order when a price has changed, so that the shown price is paid', async () => {
    const { person, variantId } = await shopperWith(one, { price: 50_000 })
    const first = await person.init('sandbox')
    await owner.query('update variants set price = 40000 where id = $1', [variantId])
    const second = await person.init('sandbox')
    expect((await person.order(second.body.data.orderId)).amounts.items).toBe(40_000)
    expect((await person.order(first.body.data.orderId)).status).toBe('LAPSED')
  })

  test('makes a new order with today’s amounts when shipping or a GST rate has changed', async () => {
    const change = async (settings: object) => {
      await owner.query('update sites set settings = $2 where id = $1', [two.id, settings])
      app.services.bus.tell(two.id, ['site'])
    }
    await change(taxedSettings)
    const { person, variantId } = await shopperWith(two, { price: 50_000, gstRate: 5 })
    const orders = new Set<string>()
    const again = async () => {
      const order = await person.order((await person.init('sandbox')).body.data.orderId)
      expect((await person.cart()).amounts).toMatchObject(shownAmounts(order.amounts))
      orders.add(order._id)
      return order.amounts
    }
    expect(await again()).toMatchObject({ total: 50_000, tax: 2_381 })
    await change({ ...taxedSettings, shipping: { amount: 4_900, freeFrom: 99_900 } })
    expect(await again()).toMatchObject({ total: 54_900, tax: 2_614 })
    const gst = 'update products set gst_rate = 18 where id = (select product_id from variants where id = $1)'
    await owner.query(gst, [variantId])
    expect(await again()).toMatchObject({ total: 54_900, tax: 8_374 })
    expect(orders.size).toBe(3)
  })

  test('keeps the old order when the changed cart is out of stock', async () => {
    const { person, variantId } = await shopperWith(one, { name: 'Stole', stock: 2 }, 1)
    const first = await person.init('sandbox')
    await owner.query('update cart_items set quantity = 5 where user_id = $1', [person.id])
    expect(await person.init('sandbox')).toMatchObject({ status: 409, body: { msg: 'Only 2 of Stole left.' } })
    expect((await person.order(first.body.data.orderId)).status).toBe('PENDING_PAYMENT')
    expect(await stockOf(app, variantId)).toEqual({ stock: 1, ledger: 1 })
  })

  test('can be changed to cash on delivery for the same order; a late payment is refunded', async () => {
    const { person, variantId } = await shopperWith(one, { stock: 1 })
    const online = await person.init('sandbox')
    const cod = await person.init('cod')
    expect(cod.body.data).toMatchObject({ orderId: online.body.data.orderId, redirect: null })
    expect(await person.order(cod.body.data.orderId)).toMatchObject({
      status: 'PLACED',
      paymentMode: 'cod',
      paymentStatus: 'DUE_ON_DELIVERY',
      payments: [{ status: 'FAILED' }],
    })
    await press(one, online, 'pay')
    const order = await person.order(cod.body.data.orderId)
    expect(order).toMatchObject({
      status: 'PLACED',
      paymentStatus: 'DUE_ON_DELIVERY',
      payments: [{ status: 'REFUND_DUE' }],
    })
    expect(order.events.map(({ kind }) => kind)).toContain('REFUND_DUE')
    expect(await stockOf(app, variantId)).toEqual({ stock: 0, ledger: 0 })
    const mails = await mailsTo(person.email)
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining(`Your order ${order.number} at`),
      expect.stringContaining(`Your payment for order ${order.number} comes back to you`),
    ])
  })

  test('returns an order paid a moment ago when another payment mode is requested', async () => {
    const { person } = await shopperWith(one)
    const online = await person.init('sandbox')
    await settleBooks(app, online, 'PAID')
    const cod = await person.init('cod')
    expect(cod.body.data).toMatchObject({ orderId: online.body.data.orderId, redirect: null })
    expect(await person.orders()).toMatchObject([{ status: 'PLACED', paymentMode: 'sandbox', paymentStatus: 'PAID' }])
  })

  test('leaves items in the cart that were added after the order', async () => {
    const { person, variantId } = await shopperWith(one)
    const start = await person.init('sandbox')
    const { variantIds } = await one.product({ name: 'Later thought' })
    await person.add(variantIds[0] ?? '')
    await person.add(variantId, 2)
    await press(one, start, 'pay')
    const { data } = await person.cart()
    expect(data.map(({ name, quantity }: { name: string; quantity: number }) => [name, quantity])).toEqual([
      [expect.stringContaining('Thing'), 2],
      ['Later thought', 1],
    ])
  })
})
