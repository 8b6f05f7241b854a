import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { lastEvent, refusedAs, testOrderEdits } from '../../../../../tests/support/selling/order-edits.ts'
import { phoneDesk, piecesOf, variantOf } from '../../../../../tests/support/selling/phone-orders.ts'
import { initAt, offerPickUp, studio } from '../../../../../tests/support/selling/picking-up.ts'
import { shopperWith, stockOf } from '../../../../../tests/support/selling/shopping.ts'
import { faultsOf } from '../../../books/index.ts'

const shop = await testOrderEdits()
const { app, one, owner, set, acts, add, cashOrder, mailsTo, move, paidOrder, post, quoteItems, read } = shop

// Shows B305.
describe('staff add items to a placed order that is paid on delivery', () => {
  test('which are reserved, at their price of today, while what was ordered keeps its own', async () => {
    await set({ shipping: { amount: 4_900, freeFrom: 99_900, daysFrom: 1, daysTo: 2 }, cashOnDelivery: { fee: 2_500 } })
    const { id, person, variantId } = await cashOrder(1)
    await set()
    const before = await read(id)
    await owner.query('update variants set price = 60000, mrp = 60000 where id = $1', [variantId])
    const lampId = await variantOf(one, { name: 'Brass lamp', price: 33_333, stock: 4 })
    const lines = [...piecesOf(variantId, 2), ...piecesOf(lampId, 1)]
    const quote = (await quoteItems(id, lines)).body.data
    expect(quote).toMatchObject({ before: before.amounts.total, added: 153_333, total: before.amounts.total + 153_333 })
    await mailsTo(person.email)
    const { status, body } = await add(id, lines)
    expect(status).toBe(200)
    const { amounts, lines: now } = body.data
    expect(now[0]).toEqual(before.lines[0])
    expect(now.slice(1)).toMatchObject([
      { productVariantId: variantId, quantity: 2, price: 60_000, discounts: [] },
      { productVariantId: lampId, quantity: 1, price: 33_333, discounts: [] },
    ])
    expect(amounts).toEqual({
      ...before.amounts,
      ...{ items: before.amounts.items + 153_333, total: quote.total, tax: before.amounts.tax + quote.tax },
    })
    expect(await stockOf(app, lampId)).toEqual({ stock: 3, ledger: 3 })
    expect(await stockOf(app, variantId)).toEqual({ stock: 2, ledger: 2 })
    const note = (await person.order(id)).events.at(-1)?.note
    expect(lastEvent(body.data)).toEqual({ kind: 'ITEMS_ADDED', note })
    expect(note).toMatch(/^Added: 2 × .*, 1 × Brass lamp\. The order now comes to ₹2,107\.33\.$/)
    const [mail] = (await mailsTo(person.email)).slice(-1)
    expect(mail?.subject).toContain(`Items were added to your order ${before.number}`)
    expect(mail?.body_text).toContain('You now pay ₹2,107.33 when your order arrives.')
    const [entry] = (await acts(id)).filter(({ act }) => act === 'order.addItems')
    expect(entry?.changes.map(({ field }) => field)).toContain('total')
  })

  test('and its courier collects all of it, its invoice has it, and every rupee and piece is accounted for', async () => {
    const { id, variantId, person } = await cashOrder(1)
    expect((await add(id, piecesOf(variantId, 2))).status).toBe(200)
    expect((await post(id, 'cancellations', { lines: [{ position: 1, pieces: 1 }], reason: 'Torn.' })).status).toBe(200)
    expect((await move(id, 'PACKED')).status).toBe(200)
    expect((await move(id, 'SHIPPED')).status).toBe(200)
    const { parcels, amounts } = await read(id)
    expect(parcels[0]?.collect).toBe(amounts.total - amounts.cancelled)
    const { rows } = await owner.query('select total::int from invoices where order_id = $1', [id])
    expect(rows).toEqual([{ total: 100_000 }])
    expect((await move(id, 'DELIVERED')).status).toBe(200)
    expect((await person.order(id)).paymentStatus).toBe('PAID')
    expect(await faultsOf(owner)).toEqual([])
  })

  test('once for a key, however often and however late it is sent', async () => {
    const { id, variantId } = await cashOrder(1)
    const key = randomUUID()
    const { total } = (await quoteItems(id, piecesOf(variantId))).body.data
    const answers = await Promise.all([1, 2, 3].map(() => add(id, piecesOf(variantId), { key, total })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await read(id)).lines).toHaveLength(2)
    expect(await stockOf(app, variantId)).toEqual({ stock: 3, ledger: 3 })
    await move(id, 'PACKED')
    const recorded = (await acts(id)).length
    expect((await add(id, piecesOf(variantId), { key, total })).status).toBe(200)
    expect(await acts(id)).toHaveLength(recorded)
  })

  test('and two who add the last piece to two orders: one gets it', async () => {
    const last = await variantOf(one, { name: 'Last vase', stock: 1 })
    const [first, second] = [await cashOrder(1), await cashOrder(1)]
    const answers = await Promise.all([add(first.id, piecesOf(last)), add(second.id, piecesOf(last))])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(answers.map(refusedAs)).toContainEqual({
      ...{ status: 409, msg: 'Last vase is out of stock.', field: 'lines.0.quantity' },
    })
    expect(await stockOf(app, last)).toEqual({ stock: 0, ledger: 0 })
    expect(await faultsOf(owner)).toEqual([])
  })

  test('and the halves of its GST stay even at each rate', async () => {
    const ids = await Promise.all([1, 2].map(() => variantOf(one, { price: 10_059, gstRate: 18, stock: 5 })))
    const { id } = await cashOrder(1)
    for (const variantId of ids) expect((await add(id, piecesOf(variantId))).status).toBe(200)
    const { lines } = await read(id)
    const added: { tax: number; centreTax: number }[] = lines.slice(1)
    expect(added.map(({ tax }) => tax % 2)).toEqual([0, 0].map(() => (added[0]?.tax ?? 0) % 2))
    const ahead = added.reduce((sum, { tax, centreTax }) => sum + tax - 2 * centreTax, 0)
    expect(Math.abs(ahead)).toBeLessThanOrEqual(1)
  })

  test('and its buyer cancels and orders again all pieces of a variant, wherever they stand', async () => {
    const { id, variantId, person } = await cashOrder(1)
    expect((await add(id, piecesOf(variantId))).status).toBe(200)
    const again = await one.call('POST', '/api/v1/cart/order-again', { token: person.token, body: { id } })
    expect(again.body.cart.data).toMatchObject([{ quantity: 2 }])
    const lines = [{ productVariantId: variantId, pieces: 2, of: 2 }]
    const asked = await one.call('POST', '/api/io/crm/cuser/order/cancel/request', {
      token: person.token,
      body: { id, lines },
    })
    expect(asked.status).toBe(200)
    expect((await read(id)).lines.map(({ cancelled }: { cancelled: number }) => cancelled)).toEqual([1, 1])
    expect(await faultsOf(owner)).toEqual([])
  })

  test('and pieces that were cancelled leave room for others', async () => {
    const { id, variantId } = await cashOrder(2)
    await set({ orderLimits: { pieces: 2 } })
    expect(refusedAs(await add(id, piecesOf(variantId), { total: 9_00_000 }))).toMatchObject({
      ...{ status: 409, field: 'lines.0.quantity' },
    })
    const lines = [{ position: 0, pieces: 1 }]
    expect((await post(id, 'cancellations', { lines, reason: 'Torn.' })).status).toBe(200)
    expect((await add(id, piecesOf(variantId))).status).toBe(200)
    await set()
  })

  test('where it is picked up too, and its buyer reads what they pay there', async () => {
    await offerPickUp(app, one)
    const { person, variantId } = await shopperWith(one, { stock: 5 })
    const { orderId } = (await initAt(person, studio)).body.data
    expect((await read(orderId)).edits).toEqual(['items'])
    expect((await add(orderId, piecesOf(variantId))).body.data.amounts).toMatchObject({ shipping: 0, total: 100_000 })
    const [mail] = (await mailsTo(person.email)).slice(-1)
    expect(mail?.body_text).toContain('You now pay ₹1,000.00 when you collect your order.')
    await set()
  })
})

// Shows B305.
describe('nothing is added', () => {
  test('to an order that is paid online, and its buyer is taken a further order for', async () => {
    const { id } = await paidOrder()
    const lines = piecesOf(await variantOf(one))
    const msg = 'This order is paid, so nothing can be added to it. Take a further order for the same customer instead.'
    expect(refusedAs(await quoteItems(id, lines))).toMatchObject({ status: 409, msg })
    expect(refusedAs(await add(id, lines, { total: 9_00_000 }))).toMatchObject({ status: 409, msg })
    expect((await read(id)).edits).toEqual(['address'])
  })

  test('to one that is packed, invoiced or not paid yet, and the state is named', async () => {
    const { id } = await cashOrder()
    await move(id, 'PACKED')
    const lines = piecesOf(await variantOf(one))
    expect((await add(id, lines, { total: 9_00_000 })).body.msg).toMatch(/“Packed”\.$/)
    const linked = await (await phoneDesk(one)).linked()
    expect((await quoteItems(linked.id, lines)).body.msg).toMatch(/“Waiting for payment”\.$/)
    const invoiced = await cashOrder()
    await post(invoiced.id, 'invoice', {})
    expect((await quoteItems(invoiced.id, lines)).body.msg).toMatch(/^The invoice of this order has been issued/)
  })

  test('to one that its buyer cancels at the same moment, and every piece is back', async () => {
    for (const _ of [1, 2]) {
      const { id, variantId, person } = await cashOrder(1)
      const other = await variantOf(one, { stock: 3 })
      const { total } = (await quoteItems(id, piecesOf(other))).body.data
      const cancel = { token: person.token, body: { id } }
      const [added, cancelled] = await Promise.all([
        add(id, piecesOf(other), { total }),
        one.call('POST', '/api/io/crm/cuser/order/cancel/request', cancel),
      ])
      expect([200, 409]).toContain(added.status)
      expect(cancelled.status).toBe(200)
      expect((await read(id)).status).toBe('CANCELLED')
      expect(await stockOf(app, other)).toEqual({ stock: 3, ledger: 3 })
      expect(await stockOf(app, variantId)).toEqual({ stock: 5, ledger: 5 })
    }
    expect(await faultsOf(owner)).toEqual([])
  })

  test('where it would be dearer than was shown', async () => {
    const { id, variantId } = await cashOrder(1)
    const { total } = (await quoteItems(id, piecesOf(variantId))).body.data
    await owner.query('update variants set price = 60000, mrp = 60000 where id = $1', [variantId])
    expect(refusedAs(await add(id, piecesOf(variantId), { total }))).toEqual({
      ...{ status: 409, field: 'total' },
      msg: 'With these items the order now comes to ₹1,100; you were shown ₹1,000. Nothing was added. Check what changed, then add them again.',
    })
    expect(await stockOf(app, variantId)).toEqual({ stock: 4, ledger: 4 })
  })

  test('beyond the sizes of orders and what the shop takes in cash', async () => {
    const { id, variantId } = await cashOrder(1)
    const other = await variantOf(one, { name: 'Clay cup' })
    await set({ orderLimits: { lines: 1, pieces: 2 } })
    const total = 9_00_000
    expect(refusedAs(await add(id, piecesOf(variantId, 2), { total }))).toMatchObject({
      ...{ status: 409, field: 'lines.0.quantity' },
    })
    expect(refusedAs(await add(id, piecesOf(other), { total }))).toMatchObject({ status: 409, field: 'lines' })
    await set({ cashOnDelivery: { largest: 90_000 } })
    expect(refusedAs(await add(id, piecesOf(variantId), { total }))).toEqual({
      ...{ status: 409, field: 'lines', msg: 'Cash on delivery is available up to ₹900.' },
    })
    await set()
    expect((await read(id)).lines).toHaveLength(1)
  })

  test('once the shop is registered otherwise, and unknown or missing items are named', async () => {
    const { id } = await cashOrder()
    const lines = piecesOf(await variantOf(one))
    await set({ gst: { number: '', state: '' } })
    expect((await quoteItems(id, lines)).body.msg).toMatch(/^The currency or the GST details/)
    await set()
    const unknown = await add(id, piecesOf(randomUUID()), { total: 9_00_000 })
    expect(refusedAs(unknown)).toMatchObject({ status: 404, field: 'lines.0.variantId' })
    expect(refusedAs(await add(id, [], { total: 0 }))).toMatchObject({ status: 400, field: 'lines' })
  })
})
