import { afterEach, describe, expect, test } from 'vitest'
import { testRequests } from '../../../../../tests/support/selling/asking.ts'
import { ok, testByLine } from '../../../../../tests/support/selling/by-line.ts'
import { discountDesk } from '../../../../../tests/support/selling/discounts.ts'
import { shopperWith, stockOf } from '../../../../../tests/support/selling/shopping.ts'

const shop = await testByLine()
const { app, one, owner, read, move, post, order, sendParcel, endParcel, cancelPieces, mailsTo } = shop
const { ask, decide, set } = testRequests(shop)
const desk = await discountDesk(one)

const moves = async (id: string) =>
  (await owner.query('select quantity, reason from stock_moves where order_id = $1 order by id', [id])).rows

describe('staff who cancel pieces', () => {
  // Shows B269.
  test('owe exactly what they came to, and the rest is sent as before', async () => {
    const { person, id, variantIds, pieces } = await order()
    const { amounts } = await read(id)
    const left = ok(await cancelPieces(id, pieces(1, 1)))
    const lost = 50_000 + 33_333
    expect(left).toMatchObject({
      ...{ status: 'PLACED', paymentStatus: 'PAID', refundDue: lost },
      amounts: { total: amounts.total, cancelled: lost, returned: 0 },
    })
    expect(left.events.map(({ kind }) => kind)).toContain('ITEMS_CANCELLED')
    expect(await stockOf(app, variantIds[0] ?? '')).toEqual({ stock: 8, ledger: 8 })
    const [payment] = left.payments
    const how = { payment: { id: payment?.transactionId, back: 0, how: 'hand' } }
    expect(ok(await post(id, 'refunds', { amount: lost, ...how }))).toMatchObject({ status: 'PLACED', refundDue: 0 })
    await move(id, 'PACKED')
    expect(ok(await move(id, 'SHIPPED')).parcels[0]?.lines.reduce((sum, { pieces }) => sum + pieces, 0)).toBe(3)
    const mail = (await mailsTo(person.email)).find(({ subject }) => subject.startsWith('Some items'))
    expect(mail?.body_text).toContain('1 × Kansa bowl')
    expect(mail?.body_text).toContain('₹833.33 will be refunded')
  })

  // Shows B291.
  test('twice by one press cancel them once: the second request no longer finds what it saw', async () => {
    const { id, pieces } = await order()
    const seen = pieces(1).map((part) => ({ ...part, of: 3 }))
    const answers = await Promise.all([cancelPieces(id, seen), cancelPieces(id, seen)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      msg: 'Only 2 of Kansa bowl can be chosen now. Check the quantity and try again.',
      errors: [{ field: 'lines.0.pieces', code: 'order.fewerPieces' }],
    })
    expect((await read(id)).lines[0]?.cancelled).toBe(1)
  })

  // Shows B269.
  test('write off pieces that are not there, in the ledger too', async () => {
    const { id, variantIds, pieces } = await order()
    ok(await cancelPieces(id, pieces(2), { restock: false }))
    expect(await stockOf(app, variantIds[0] ?? '')).toEqual({ stock: 7, ledger: 7 })
    expect(await moves(id)).toEqual(
      expect.arrayContaining([
        { quantity: 2, reason: 'RELEASED' },
        { quantity: -2, reason: 'WRITTEN_OFF' },
      ]),
    )
  })

  // Shows B269.
  test('pay the shipping back with the last piece, and the order is cancelled', async () => {
    const { id, pieces } = await order()
    ok(await cancelPieces(id, pieces(3, 1)))
    const over = ok(await cancelPieces(id, pieces(0, 1)))
    expect(over).toMatchObject({ status: 'CANCELLED', paymentStatus: 'REFUND_DUE', refundDue: over.amounts.total })
    expect(over.amounts.cancelled).toBe(over.amounts.total)
  })

  // Shows B269.
  test('lower what is collected of a cash order, and cancel no more than is there', async () => {
    const { id, pieces } = await order({ mode: 'cod' })
    const { amounts } = ok(await cancelPieces(id, pieces(1)))
    expect(amounts.cancelled).toBe(50_000)
    expect(await cancelPieces(id, pieces(3))).toMatchObject({
      status: 409,
      body: { msg: 'Only 2 of Kansa bowl can be chosen now. Check the quantity and try again.' },
    })
    await move(id, 'PACKED')
    expect(ok(await move(id, 'SHIPPED')).parcels[0]?.collect).toBe(amounts.total - 50_000)
    expect((await cancelPieces(id, pieces(1))).status).toBe(409)
  })

  // Shows B270.
  test('of an order that is partly sent cancel the rest: it is shipped', async () => {
    const { id, pieces } = await order()
    ok(await sendParcel(id, { lines: pieces(3) }))
    const rest = ok(await post(id, 'cancel', { reason: 'Sold out.' }))
    expect(rest).toMatchObject({ status: 'SHIPPED', refundDue: 66_666, moves: ['DELIVERED', 'RETURNED'] })
    expect(ok(await move(id, 'DELIVERED')).status).toBe('DELIVERED')
  })
})

describe('a customer who cancels some pieces', () => {
  // Shows C40, B268.
  test('of a placed order does so at once, by variant or position', async () => {
    const { person, id, variantIds, at } = await order()
    const lines = [
      { productVariantId: variantIds[0], pieces: 1 },
      { position: at(1), pieces: 2 },
    ]
    const { body } = await ask('cancel', person.token, { id, lines, reason: 'notNeeded' })
    expect(body.data).toMatchObject({ status: 'PLACED', amounts: { cancelled: 116_666 }, actions: ['cancel'] })
    expect((await read(id)).refundDue).toBe(116_666)
    const both = [{ position: 0, productVariantId: variantIds[0], pieces: 1 }]
    expect((await ask('cancel', person.token, { id, lines: both })).status).toBe(400)
    expect((await ask('cancel', person.token, { id, lines: [{ position: 7, pieces: 1 }] })).status).toBe(404)
  })

  // Shows B268.
  test('of a packed order asks the shop, which cancels exactly these', async () => {
    const { person, id, pieces } = await order()
    await move(id, 'PACKED')
    const { body } = await ask('cancel', person.token, { id, lines: pieces(0, 1) })
    expect(body.data).toMatchObject({ status: 'CANCEL_REQUESTED', request: { lines: pieces(0, 1) } })
    expect((await ask('cancel', person.token, { id, lines: pieces(0, 1) })).status).toBe(200)
    for (const lines of [pieces(1), undefined])
      expect(await ask('cancel', person.token, { id, lines })).toMatchObject({
        status: 409,
        body: { msg: expect.stringContaining('already asked the shop') },
      })
    expect((await cancelPieces(id, pieces(1))).body.msg).toContain('Approve or refuse it first')
    const { body: approved } = await decide(id, 'approve', 'cancel')
    expect(approved.data).toMatchObject({ status: 'PACKED', request: null, refundDue: 33_333 })
  })

  // Shows B270.
  test('of an order that is partly sent ends up with one that was shipped, or delivered on the day of that', async () => {
    for (const [arrives, status] of [
      [false, 'SHIPPED'],
      [true, 'DELIVERED'],
    ] as const) {
      const { person, id, pieces } = await order()
      const { parcels } = ok(await sendParcel(id, { lines: pieces(3) }))
      if (arrives) ok(await endParcel(id, parcels[0]?._id ?? '', 'DELIVERED'))
      await ask('cancel', person.token, { id })
      const { body } = await decide(id, 'approve', 'cancel')
      expect(body.data.status).toBe(status)
      const kinds = (await person.order(id)).events.map(({ kind }: { kind: string }) => kind)
      expect(kinds.filter((kind: string) => kind === 'ITEMS_CANCELLED' || kind === status)).toEqual([
        'ITEMS_CANCELLED',
        status,
      ])
    }
  })

  // Shows B268.
  test('of an order that waits for its payment is told to cancel it whole', async () => {
    const { person } = await shopperWith(one, {}, 2)
    const id = (await person.init('sandbox')).body.data.orderId
    const answer = await ask('cancel', person.token, { id, lines: [{ position: 0, pieces: 1 }] })
    expect(answer.body.msg).toBe('An unpaid order can only be cancelled as a whole.')
    expect((await ask('cancel', person.token, { id })).body.data.status).toBe('CANCELLED')
  })
})

// Shows B228, B268.
describe('a customer who would keep a discount that the rest does not earn', () => {
  afterEach(async () => {
    await desk.clear()
    await set({})
  })

  test('makes a request that names the discount, and still cancels the whole order at once', async () => {
    await desk.add({ title: 'Big', leastAmount: 200_000 })
    const { person, id, pieces } = await order()
    const asked = ok(await ask('cancel', person.token, { id, lines: pieces(1) }))
    const unearned = { discounts: ['Big: 10% off'], delivery: false }
    expect(asked).toMatchObject({ status: 'CANCEL_REQUESTED', request: { lines: pieces(1), unearned } })
    expect(asked.events.at(-1)?.note).toContain('The rest no longer has what “Big: 10% off” asks for.')
    expect(ok(await decide(id, 'approve', 'cancel'))).toMatchObject({ status: 'PLACED', refundDue: 45_000 })
    expect(ok(await ask('cancel', person.token, { id })).status).toBe('CANCELLED')
  })

  test('cancels at once what the discount does not need', async () => {
    await desk.add({ title: 'Big', leastAmount: 150_000 })
    const { person, id, pieces } = await order()
    expect(ok(await ask('cancel', person.token, { id, lines: pieces(1) })).status).toBe('PLACED')
    expect(ok(await ask('cancel', person.token, { id, lines: pieces(1) })).status).toBe('CANCEL_REQUESTED')
  })

  test('makes a request where the rest does not earn free delivery', async () => {
    await set({}, { shipping: { amount: 4_900, freeFrom: 150_000 } })
    const { person, id, pieces } = await order()
    expect(ok(await ask('cancel', person.token, { id, lines: pieces(1) })).status).toBe('PLACED')
    const asked = ok(await ask('cancel', person.token, { id, lines: pieces(1) }))
    expect(asked.request).toMatchObject({ unearned: { discounts: [], delivery: true } })
  })
})
