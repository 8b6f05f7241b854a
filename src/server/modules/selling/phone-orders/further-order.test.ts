import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { discountDesk } from '../../../../../tests/support/selling/discounts.ts'
import { hour, testFurtherOrders } from '../../../../../tests/support/selling/further-orders.ts'
import { lastEvent, refusedAs } from '../../../../../tests/support/selling/order-edits.ts'
import { piecesOf, variantOf } from '../../../../../tests/support/selling/phone-orders.ts'
import { initAt, offerPickUp, studio } from '../../../../../tests/support/selling/picking-up.ts'
import { press, shopperWith, stockOf } from '../../../../../tests/support/selling/shopping.ts'
import type { OrderTableRow } from '../../../../shared/selling/orders/order-table.ts'
import { faultsOf } from '../../../books/index.ts'

const shop = await testFurtherOrders()
const { app, one, two, owner, desk, set, acts, correct, cashOrder, mailsTo, move, paidOrder, post, read } = shop
const { quoteFurther, further, taken, payAt, pass } = shop

const shipping = { amount: 4_900, freeFrom: 0, daysFrom: 1, daysTo: 2 }
afterEach(() => set())

const rowOf = async (number: number): Promise<OrderTableRow> =>
  (await one.call('GET', '/api/v1/orders', { token: desk.token, query: { q: String(number) } })).body.data[0]

// Shows B360.
describe('items are added to a paid order as an order of their own that goes along', () => {
  test('without a charge for delivery, to be paid by a link, and both orders say what is owed and then when it was paid', async () => {
    await set({ shipping, cashOnDelivery: { fee: 2_500 } })
    const { id, person } = await paidOrder()
    const first = await read(id)
    const { order, id: furtherId, path, variantId } = await taken(id)
    expect(order).toMatchObject({
      ...{ status: 'PENDING_PAYMENT', address: first.address, customer: { _id: person.id } },
      ...{ amounts: { items: 24_000, shipping: 0, cashFee: 0, total: 24_000 } },
      goesWith: { _id: id, number: first.number, status: 'PLACED' },
    })
    const { number } = order
    expect(lastEvent(order).note).toBe(`Ordered by phone or message. It goes along with order ${first.number}.`)
    const waiting = await person.order(id)
    expect(waiting.amounts).toEqual(first.amounts)
    expect(waiting.goingAlong).toEqual([
      { _id: furtherId, number, status: 'PENDING_PAYMENT', paymentStatus: 'OPEN', left: 24_000, paid: null },
    ])
    expect(waiting.events.at(-1)).toMatchObject({
      ...{ kind: 'FURTHER_ORDER', about: { _id: furtherId, number } },
      note: `Order ${number} goes along with it: 2 × Brass diya. ₹240.00 is still to be paid.`,
    })
    expect(await rowOf(first.number)).toMatchObject({ goingAlong: [{ number, status: 'PENDING_PAYMENT' }] })
    await payAt(path)
    const paid = await person.order(id)
    expect(paid.goingAlong).toMatchObject([{ status: 'PLACED', paymentStatus: 'PAID', paid: expect.any(String) }])
    expect(paid.events.at(-1)?.note).toBe(`Order ${number}, which goes along with it, was paid: ₹240.00.`)
    expect((await person.order(furtherId)).goesWith).toMatchObject({ number: first.number })
    expect(await rowOf(number)).toMatchObject({ goesWith: { number: first.number } })
    const mail = (await mailsTo(person.email)).find(({ subject }) => subject.includes(`Your order ${number}`))
    expect(mail?.body_text).toContain(`It goes along with order ${first.number}.`)
    expect(await stockOf(app, variantId)).toEqual({ stock: 3, ledger: 3 })
    const [entry] = (await acts(id)).filter(({ act }) => act === 'order.further')
    expect(entry?.changes.map(({ field }) => field)).toEqual(['goingAlong'])
    expect(await faultsOf(owner)).toEqual([])
  })

  test('or on delivery, where cash is taken, and each is invoiced, sent and returned by itself', async () => {
    const { id } = await paidOrder()
    const { order, id: furtherId } = await taken(id, { paymentMode: 'cod' })
    expect(order).toMatchObject({ status: 'PLACED', paymentStatus: 'DUE_ON_DELIVERY', amounts: { total: 24_000 } })
    expect(lastEvent(await read(id)).note).toMatch(/2 × Brass diya\. To be paid on delivery\.$/)
    for (const each of [id, furtherId])
      for (const to of ['PACKED', 'SHIPPED', 'DELIVERED']) expect((await move(each, to)).status).toBe(200)
    expect((await read(furtherId)).parcels).toMatchObject([{ collect: 24_000 }])
    expect((await read(id)).goingAlong).toMatchObject([{ status: 'DELIVERED', paymentStatus: 'PAID', paid: null }])
    const { rows } = await owner.query('select distinct number from invoices where order_id = any($1)', [
      [id, furtherId],
    ])
    expect(rows).toHaveLength(2)
    expect(await faultsOf(owner)).toEqual([])
  })

  test('is refused in cash where none is taken, and the reason stands in the quote', async () => {
    const { id } = await paidOrder()
    await correct(id, { pincode: '416001' })
    const lines = piecesOf(await variantOf(one))
    await set({ delivery: { zones: [{ ...zoneOf('416'), cash: false }] } })
    const { ways } = (await quoteFurther(id, { lines })).body.data
    expect(ways).toEqual({ link: null, cod: expect.stringContaining('416001') })
    expect(refusedAs(await further(id, { lines, paymentMode: 'cod' }))).toMatchObject({
      ...{ status: 409, field: 'paymentMode' },
    })
  })

  test('with the discounts that it has by itself, and with no use of one that delivers free', async () => {
    await set({ shipping })
    const discounts = await discountDesk(one)
    await discounts.add({ title: 'Ten off', combines: true })
    await discounts.add({ title: 'Free', gift: { kind: 'delivery' }, combines: true })
    const { id } = await paidOrder()
    const { order } = await taken(id)
    expect(order.amounts).toMatchObject({ items: 24_000, discount: 2_400, shipping: 0, total: 21_600 })
    expect(order.discounts).toMatchObject([{ amount: 2_400, shipping: 0 }])
    await discounts.clear()
    expect(await faultsOf(owner)).toEqual([])
  })

  test('once for a key, however often it is sent, also at once', async () => {
    const { id } = await paidOrder()
    const variantId = await variantOf(one, { stock: 5 })
    const body = { lines: piecesOf(variantId), key: randomUUID(), total: 50_000 }
    const answers = await Promise.all([1, 2, 3].map(() => further(id, body)))
    expect(new Set(answers.map(({ body }) => body.data._id)).size).toBe(1)
    expect(await stockOf(app, variantId)).toEqual({ stock: 4, ledger: 4 })
    expect((await read(id)).goingAlong).toHaveLength(1)
    const recorded = (await acts(id)).length
    expect((await further(id, body)).status).toBe(200)
    expect(await acts(id)).toHaveLength(recorded)
  })

  test('is refused while it is dearer than was shown', async () => {
    const { id } = await paidOrder()
    const lines = piecesOf(await variantOf(one))
    expect((await further(id, { lines, total: 40_000 })).body.msg).toMatch(/₹500/)
    expect((await read(id)).goingAlong).toEqual([])
  })

  test('where the order is picked up too, at the same place', async () => {
    await offerPickUp(app, one)
    const { person } = await shopperWith(one, { stock: 5 })
    const start = await initAt(person, studio, 'sandbox')
    await press(one, start, 'pay')
    const { orderId } = start.body.data
    const { order } = await taken(orderId)
    expect(order).toMatchObject({ pickUp: { name: studio.name }, amounts: { shipping: 0, total: 24_000 } })
    await offerPickUp(app, one, { pickUp: [] })
    expect((await quoteFurther(orderId, { lines: piecesOf(await variantOf(one)) })).body.msg).toBeTruthy()
  })

  test('to a further order as well: it goes along with the first', async () => {
    const { id } = await paidOrder()
    const { id: second } = await taken(id, { paymentMode: 'cod' })
    const { order } = await taken(second)
    expect(order.goesWith?._id).toBe(id)
  })

  test('and the address is corrected for both, at the first', async () => {
    const { id } = await paidOrder()
    const { id: furtherId, order } = await taken(id)
    expect(order.edits).toEqual([])
    expect((await correct(furtherId, { line1: '14 Lake Road' })).body.msg).toMatch(/^This order goes along with order/)
    expect((await correct(id, { line1: '14 Lake Road' })).status).toBe(200)
    expect((await read(furtherId)).address).toMatchObject({ line1: '14 Lake Road' })
    const { id: cash } = await taken(id, { paymentMode: 'cod' })
    await move(cash, 'PACKED')
    expect((await correct(id, { line1: '15 Lake Road' })).body.msg).toMatch(/is packed or invoiced already/)
  })

  test('and the address of one that may yet be paid late is corrected too', async () => {
    const { id } = await paidOrder()
    const { id: furtherId } = await taken(id, { hours: 1 })
    await pass(2 * hour)
    expect((await correct(id, { line1: '16 Lake Road' })).status).toBe(200)
    expect(await read(furtherId)).toMatchObject({ status: 'LAPSED', address: { line1: '16 Lake Road' } })
  })

  test('and what was not paid in time does not go along', async () => {
    const { id } = await paidOrder()
    const { order, id: furtherId, variantId } = await taken(id, { hours: 1 })
    await pass(2 * hour)
    expect((await read(furtherId)).status).toBe('LAPSED')
    expect(lastEvent(await read(id)).note).toBe(
      `Order ${order.number} was not paid in time, so its items do not go along.`,
    )
    expect(await stockOf(app, variantId)).toEqual({ stock: 5, ledger: 5 })
  })
})

// Shows B360.
describe('no further order goes along', () => {
  const refused = async (id: string) => {
    const lines = piecesOf(await variantOf(one))
    const answers = [await quoteFurther(id, { lines }), await further(id, { lines, total: 9_00_000 })]
    const [msg, again] = answers.map(({ body }) => body.msg)
    expect(again).toBe(msg)
    return msg
  }

  test('with one that has left, is cancelled, returned or not paid yet, and its state is named', async () => {
    const { id } = await paidOrder()
    await move(id, 'PACKED')
    expect(await read(id)).toMatchObject({ edits: [], takesFurther: true })
    await taken(id)
    await move(id, 'SHIPPED')
    expect(await refused(id)).toMatch(/is shipped\. Take a new order/)
    expect((await read(id)).takesFurther).toBe(false)
    const cancelled = await paidOrder()
    await post(cancelled.id, 'cancel', { reason: 'Sold out.' })
    expect(await refused(cancelled.id)).toMatch(/is cancelled\./)
    const back = await paidOrder()
    const [payment] = (await read(back.id)).payments
    const refund = {
      amount: payment.amount,
      note: 'Late.',
      payment: { id: payment.transactionId, back: 0, how: 'hand' },
    }
    const { token } = await one.signIn({ userType: 'ADMIN' })
    expect((await post(back.id, 'refunds', refund, token)).status).toBe(200)
    expect(await refused(back.id)).toMatch(/is refunded\./)
    const linked = await desk.linked()
    expect(await refused(linked.id)).toMatch(/is waiting for payment\./)
  })

  test('with one that is to be paid on delivery and takes the items itself', async () => {
    const { id } = await cashOrder()
    expect(await refused(id)).toMatch(/is still to be paid on delivery\. Add the items to it instead\.$/)
  })

  test('to a place where nothing is delivered any more, nor with an order of another site', async () => {
    const { id } = await paidOrder()
    await set({ delivery: { zones: [{ ...zoneOf('411'), delivers: false }] } })
    expect(await refused(id)).toContain('411001')
    await set()
    const { token } = await two.signIn({ userType: 'STAFF', permissions: ['orders', 'handleOrders'] })
    const body = { lines: piecesOf(await variantOf(two)), paymentMode: 'link', total: 50_000, key: randomUUID() }
    expect((await two.call('POST', `/api/v1/orders/${id}/further`, { token, body })).status).toBe(404)
  })

  test('with one that is cancelled at the same moment, unless that is cancelled too', async () => {
    for (const _ of [1, 2, 3]) {
      const { id } = await paidOrder()
      const variantId = await variantOf(one, { stock: 3 })
      const [answer] = await Promise.all([
        further(id, { lines: piecesOf(variantId), total: 50_000 }),
        post(id, 'cancel', { reason: 'Sold out.' }),
      ])
      await pass(0)
      if (answer.status === 200) expect((await read(answer.body.data._id)).status).toBe('CANCELLED')
      expect(await stockOf(app, variantId)).toEqual({ stock: 3, ledger: 3 })
    }
    expect(await faultsOf(owner)).toEqual([])
  })
})

// Shows B360.
test('an order in cash takes items itself until it is packed, then further ones go along', async () => {
  const { id } = await cashOrder()
  expect((await read(id)).edits).toEqual(['address', 'items'])
  await move(id, 'PACKED')
  expect(await read(id)).toMatchObject({ edits: [], takesFurther: true })
  expect((await taken(id, { paymentMode: 'cod' })).order.status).toBe('PLACED')
})

function zoneOf(pins: string) {
  return {
    ...{ name: pins, states: [], pins, delivers: true, cash: true, by: 'value', slabs: [{ from: 0, amount: 0 }] },
    ...{ freeFrom: 0, daysFrom: 0, daysTo: 0 },
  }
}
