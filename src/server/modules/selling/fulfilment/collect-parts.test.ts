import { beforeEach, expect, inject, test } from 'vitest'
import { testRequests } from '../../../../../tests/support/selling/asking.ts'
import { ok, testByLine } from '../../../../../tests/support/selling/by-line.ts'
import { discountDesk } from '../../../../../tests/support/selling/discounts.ts'
import { initAt, offerPickUp, studio } from '../../../../../tests/support/selling/picking-up.ts'
import { press, shopper, stockOf } from '../../../../../tests/support/selling/shopping.ts'
import type { OrderInvoice } from '../../../../shared/selling/invoices/invoices.ts'
import { cashFor, cashLeft, leftToPay } from '../../../../shared/selling/orders/cash-left.ts'
import { checkBooks } from '../../../books/index.ts'

const shop = await testByLine()
const { app, one, two, owner, post, read, move, mailsTo, cancelPieces, ofReturn, recordReturn } = shop
const { ask, decide } = testRequests(shop)

beforeEach(() => offerPickUp(app, one))

const collect = (id: string, lines?: object[], more: object = {}) => post(id, 'collect', { lines, ...more })

/** An order of three bowls at ₹333.33 and two cups at ₹500 that is picked up. */
async function picked(mode = 'cod') {
  const person = await shopper(one)
  const bowl = await one.product({ name: 'Kansa bowl', price: 33_333, stock: 10 })
  const cup = await one.product({ name: 'Clay cup', price: 50_000, stock: 10 })
  const variantIds = [bowl.variantIds[0] ?? '', cup.variantIds[0] ?? '']
  await person.add(variantIds[0] ?? '', 3)
  await person.add(variantIds[1] ?? '', 2)
  const start = await initAt(person, studio, mode)
  if (mode === 'sandbox') await press(one, start, 'pay')
  const id = start.body.data.orderId as string
  const { lines } = await person.order(id)
  const at = (index: number) => lines.findIndex(({ productVariantId }) => productVariantId === variantIds[index])
  const pieces = (...counts: number[]) =>
    counts.flatMap((count, index) => (count > 0 ? [{ position: at(index), pieces: count }] : []))
  return { person, id, variantIds, pieces, at }
}

const invoicesOf = async (id: string) =>
  (await read(id)).invoices.filter(({ kind }: OrderInvoice) => kind === 'INVOICE').length

async function expectBooks() {
  const { host, owner: user } = inject('database')
  const { faults } = await checkBooks({ host, user, database: String(owner.database) })
  expect(faults).toEqual([])
}

// Shows B324.
test('a part of a paid order that is handed over leaves it ready to collect, with its invoice and a mail', async () => {
  const { person, id, variantIds, pieces } = await picked('sandbox')
  await move(id, 'PACKED')
  await mailsTo(person.email)
  const part = ok(await collect(id, pieces(2, 1), { note: 'Mind the glaze.' }))
  expect(part).toMatchObject({
    ...{ status: 'PACKED', paymentStatus: 'PAID', moves: ['DELIVERED', 'CANCELLED', 'RETURN_REQUESTED'] },
    parcels: [{ number: 1, state: 'DELIVERED', courier: '', collect: 0 }],
  })
  expect(part.events.at(-1)).toMatchObject({
    kind: 'PARCEL_COLLECTED',
    note: expect.stringMatching(/^Collected: .*2 × Kansa bowl.*\. Mind the glaze\.$/),
  })
  expect(await invoicesOf(id)).toBe(1)
  const mail = (await mailsTo(person.email)).at(-1)
  expect(mail?.subject).toMatch(/^You have collected a part of your order \d+/)
  expect(mail?.body_text).toContain('Mind the glaze.')
  expect(mail?.body_text).toMatch(/These items wait for you at Lake Road studio:\n\n(1 × .*\n){2}/)
  expect(mail?.body_text).not.toContain('Bring')
  const done = ok(await move(id, 'DELIVERED'))
  expect(done).toMatchObject({ status: 'DELIVERED', parcels: [{ number: 1 }, { number: 2, state: 'DELIVERED' }] })
  expect(done.events.at(-1)?.note).toMatch(/^Collected: 1 × .*, 1 × /)
  expect(await invoicesOf(id)).toBe(1)
  expect((await mailsTo(person.email)).at(-1)?.subject).toMatch(/^You have collected your order/)
  for (const [index, variantId] of variantIds.entries())
    expect(await stockOf(app, variantId)).toMatchObject({ stock: [7, 8][index] })
  await expectBooks()
})

// Shows B324.
test('an order of which the rest is not ready stays placed, and its buyer hears when it is', async () => {
  const { person, id, pieces } = await picked('sandbox')
  await mailsTo(person.email)
  expect(ok(await collect(id, pieces(3)))).toMatchObject({ status: 'PLACED' })
  const mail = (await mailsTo(person.email)).at(-1)
  expect(mail?.body_text).toContain('These items are not ready yet. We write to you when they are:\n\n2 × Clay cup')
  expect((await person.order(id)).actions).toEqual(['cancel', 'requestReturn'])
  ok(await move(id, 'PACKED'))
  const ready = (await mailsTo(person.email)).at(-1)
  expect(ready?.subject).toMatch(/^The rest of your order \d+ is ready to collect/)
  expect(ready?.body_text).toContain('These items of your order')
  expect(ready?.body_text).toContain('2 × Clay cup')
  expect(ready?.body_text).not.toContain('Kansa bowl')
  expect(ok(await collect(id))).toMatchObject({ status: 'DELIVERED' })
  await expectBooks()
})

// Shows B324.
test('cash is paid part by part, to the paisa, also where pieces are cancelled in between', async () => {
  const { person, id, pieces } = await picked()
  await move(id, 'PACKED')
  expect((await mailsTo(person.email)).at(-1)?.body_text).toContain('Bring ₹1,999.99')
  expect(cashFor(await read(id), pieces(2))).toBe(66_666)
  const first = ok(await collect(id, pieces(2)))
  expect(first).toMatchObject({ paymentStatus: 'DUE_ON_DELIVERY', payments: [{ status: 'PAID', amount: 66_666 }] })
  expect((await mailsTo(person.email)).at(-1)?.body_text).toContain('Bring ₹1,333.33')
  const fewer = ok(await cancelPieces(id, pieces(0, 1)))
  expect([cashLeft(fewer), cashFor(fewer, pieces(1, 1)), cashFor(fewer, pieces(0, 1))]).toEqual([
    83_333, 83_333, 50_000,
  ])
  const done = ok(await move(id, 'DELIVERED'))
  expect(done).toMatchObject({ status: 'DELIVERED', paymentStatus: 'PAID', refundDue: 0 })
  expect(done.parcels.map(({ collect }) => collect)).toEqual([66_666, 83_333])
  expect(done.payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(199_999 - 50_000)
  await expectBooks()
})

// Shows B324.
test('the rest of an order is cancelled after a part was collected, and the order is then collected', async () => {
  for (const status of ['PLACED', 'PACKED']) {
    const { person, id, pieces, variantIds } = await picked()
    if (status === 'PACKED') await move(id, 'PACKED')
    ok(await collect(id, pieces(1)))
    expect(ok(await post(id, 'cancel', { reason: 'Not collected.' }))).toMatchObject({
      ...{ status: 'DELIVERED', paymentStatus: 'PAID', refundDue: 0, payments: [{ amount: 33_333 }] },
    })
    expect((await stockOf(app, variantIds[1] ?? '')).stock).toBe(10)
    expect((await person.order(id)).actions).toEqual(['requestReturn'])
  }
  await expectBooks()
})

// Shows B324.
test('customers cancel what waits by themselves while it is placed, and get back what it came to', async () => {
  const { person, id, pieces } = await picked('sandbox')
  ok(await collect(id, pieces(3)))
  const { body } = await ask('cancel', person.token, { id })
  expect(body.data).toMatchObject({ status: 'DELIVERED', amounts: { cancelled: 100_000 } })
  expect(await read(id)).toMatchObject({ refundDue: 100_000 })
  await expectBooks()
})

// Shows B324.
test('the shop decides where what was collected would keep a discount that it no longer earns', async () => {
  const desk = await discountDesk(one)
  await desk.add({ leastPieces: 5 })
  const { person, id, pieces } = await picked('sandbox')
  await desk.clear()
  ok(await collect(id, pieces(3)))
  const { body } = await ask('cancel', person.token, { id })
  expect(body.data).toMatchObject({
    status: 'CANCEL_REQUESTED',
    request: { unearned: { discounts: ['Ten: 10% off'] } },
  })
  expect((await collect(id)).status).toBe(409)
  expect((await decide(id, 'approve', 'cancel')).status).toBe(200)
  expect(await read(id)).toMatchObject({ status: 'DELIVERED', refundDue: 90_000 })
  await expectBooks()
})

// Shows B324.
test('collected pieces are returned by line while the rest waits', async () => {
  const { person, id, pieces } = await picked('sandbox')
  ok(await collect(id, pieces(2)))
  const asked = await ask('return', person.token, { id, lines: pieces(1) })
  expect(asked.body.data).toMatchObject({ status: 'PLACED', request: { kind: 'return' } })
  expect((await decide(id, 'approve', 'return')).status).toBe(200)
  const { token } = await one.signIn({ userType: 'ADMIN' })
  const open = (await one.call('GET', '/api/v1/orders', { token, query: { request: 'open', q: person.email } })).body
  expect(open.data).toMatchObject([{ _id: id }])
  const [found] = (await read(id)).returns
  ok(await ofReturn(id, found?._id ?? '', 'receive', { restock: pieces(1), outcome: 'REFUND' }))
  expect(await read(id)).toMatchObject({ status: 'PLACED', request: null, refundDue: 33_333 })
  ok(await recordReturn(id, pieces(1)))
  expect(ok(await collect(id))).toMatchObject({ status: 'RETURN_REQUESTED' })
  await expectBooks()
})

// Shows B318, B324.
test('the order says that as much is left to pay as the shop collects, also after a return', async () => {
  const { person, id, pieces } = await picked()
  ok(await collect(id, pieces(2)))
  const asked = await ask('return', person.token, { id, lines: pieces(1) })
  expect((await decide(id, 'approve', 'return')).status).toBe(200)
  const expected = async () => {
    const order = await person.order(id)
    expect([leftToPay(order), cashFor(order, pieces(1, 2))]).toEqual([133_333, 133_333])
  }
  const found = asked.body.data.returns[0]?._id ?? ''
  ok(await ofReturn(id, found, 'receive', { restock: [], outcome: 'REFUND' }))
  await expected()
  ok(await post(id, 'refunds', { amount: 33_333 }))
  await expected()
  const done = ok(await collect(id))
  expect(done.parcels.map(({ collect }) => collect)).toEqual([66_666, 133_333])
  await expectBooks()
})

// Shows B324.
test('no piece is handed over twice, and bad pieces are refused at their field', async () => {
  const { id, pieces, at } = await picked()
  const wish = pieces(2).map((part) => ({ ...part, of: 3 }))
  const answers = await Promise.all([collect(id, wish), collect(id, wish)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const more = await collect(id, pieces(2))
  expect(more.body.errors).toMatchObject([{ code: 'order.fewerPieces', field: 'lines.0.pieces' }])
  expect((await collect(id, [{ position: 9, pieces: 1 }])).status).toBe(404)
  expect((await collect(id, [])).body.errors).toMatchObject([{ field: 'lines' }])
  expect((await collect(id, [{ position: at(0), pieces: 0 }])).body.errors).toMatchObject([{ field: 'lines.0.pieces' }])
  expect((await read(id)).parcels).toHaveLength(1)
})

// Shows B324.
test('only an order that is picked up is handed over, at its own site, by staff who handle orders', async () => {
  const delivered = await shop.order()
  expect((await collect(delivered.id)).body.msg).toBe(
    'This order is delivered, so it can’t be collected at the shop. Send a parcel instead.',
  )
  const { id, person } = await picked()
  const other = await two.signIn({ userType: 'ADMIN' })
  const path = `/api/v1/orders/${id}/collect`
  expect((await two.call('POST', path, { token: other.token, body: {} })).status).toBe(404)
  const viewer = await one.signIn({ userType: 'STAFF', permissions: ['orders'] })
  expect((await one.call('POST', path, { token: viewer.token, body: {} })).status).toBe(403)
  expect((await ask('cancel', person.token, { id })).status).toBe(200)
  expect((await collect(id)).status).toBe(409)
})
