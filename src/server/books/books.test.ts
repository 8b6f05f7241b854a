import { expect, inject, test } from 'vitest'
import { testRequests } from '../../../tests/support/selling/asking.ts'
import { ok, testByLine } from '../../../tests/support/selling/by-line.ts'
import { initAt, offerPickUp, studio } from '../../../tests/support/selling/picking-up.ts'
import { shopperWith } from '../../../tests/support/selling/shopping.ts'
import { noteStrays } from '../modules/selling/payments/index.ts'
import { checkBooks, faultsOf } from './check-books.ts'
import { rules } from './rules.ts'

const shop = await testByLine()
const { one, owner, order, sendParcel, endParcel, cancelPieces, ofReturn, deliver, move, post } = shop
const { ask, decide } = testRequests(shop)

/** An order that is picked up and paid at the shop, of which a piece was cancelled before. */
async function collect(): Promise<void> {
  await offerPickUp(shop.app, one)
  const { person } = await shopperWith(one, { stock: 5 }, 2)
  const { orderId } = (await initAt(person, studio)).body.data
  ok(await post(orderId, 'cancellations', { lines: [{ position: 0, pieces: 1 }], reason: 'Torn.' }))
  expect((await move(orderId, 'DELIVERED')).status).toBe(200)
  const inParts = await shopperWith(one, { stock: 5 }, 3)
  const { orderId: second } = (await initAt(inParts.person, studio)).body.data
  for (const pieces of [1, 2]) ok(await post(second, 'collect', { lines: [{ position: 0, pieces }] }))
}

/** Cash orders of which a part was paid for, and the rest cancelled or refused at the door. */
async function payParts(): Promise<void> {
  const fewer = await order({ mode: 'cod', quantities: [3, 2] })
  const sent = ok(await sendParcel(fewer.id, { lines: fewer.pieces(1, 1) }))
  ok(await endParcel(fewer.id, sent.parcels[0]?._id ?? '', 'DELIVERED'))
  ok(await cancelPieces(fewer.id, fewer.pieces(2, 1)))
  const refused = await order({ mode: 'cod', quantities: [3, 2] })
  const first = ok(await sendParcel(refused.id, { lines: refused.pieces(1) }))
  ok(await sendParcel(refused.id))
  ok(await endParcel(refused.id, first.parcels[0]?._id ?? '', 'RETURNED', { refusedAtDoor: true }))
  expect((await move(refused.id, 'DELIVERED')).status).toBe(200)
}

/** Orders in each state, of which pieces went every way. */
async function trade(): Promise<void> {
  const parts = await order({ mode: 'cod', quantities: [3, 2] })
  ok(await cancelPieces(parts.id, parts.pieces(1), { restock: false }))
  const { parcels } = ok(await sendParcel(parts.id, { lines: parts.pieces(1, 1) }))
  ok(await endParcel(parts.id, parcels[0]?._id ?? '', 'DELIVERED'))
  ok(await sendParcel(parts.id))
  const back = await order({ quantities: [2, 1] })
  await deliver(back.id)
  const { body } = await ask('return', back.person.token, { id: back.id, lines: back.pieces(1, 1) })
  expect((await decide(back.id, 'approve', 'return')).status).toBe(200)
  const [found] = body.data.returns
  const received = ok(await ofReturn(back.id, found._id, 'receive', { restock: back.pieces(1), outcome: 'REFUND' }))
  const payment = { id: received.payments[0]?.transactionId, back: 0, how: 'hand' }
  ok(await post(back.id, 'refunds', { amount: 20_000, payment }))
  const again = ok(await ask('return', back.person.token, { id: back.id, lines: back.pieces(1) }))
  const [, second] = again.returns
  ok(await ofReturn(back.id, second?._id ?? '', 'receive', { restock: [], outcome: 'REPLACEMENT' }))
  const cancelled = await order({ mode: 'cod' })
  ok(await post(cancelled.id, 'cancel', { reason: 'Sold out.' }))
  const refused = await order({ mode: 'cod' })
  for (const to of ['PACKED', 'SHIPPED', 'RETURNED']) expect((await move(refused.id, to)).status).toBe(200)
  await order({ mode: 'cod' })
  await payParts()
  await collect()
}
await trade()

/** A payment that no order has. */
async function stray(reference: string, amount: number): Promise<string> {
  const named = { provider: 'razorpay', reference, providerPaymentId: reference, accountMode: 'live' as const }
  await noteStrays(await one.ctx(), [{ ...named, amount, currency: 'INR' }])
  return (await owner.query('select id from payments where reference = $1', [reference])).rows[0].id
}

/** A change that breaks a rule and that the database lets through. */
const tampered: Record<string, string> = {
  'a variant whose stock is not the sum of its moves':
    'update variants set stock = stock + 1 where id = (select variant_id from order_lines limit 1)',
  'an order whose lines do not make its amount':
    "update orders set items_amount = items_amount + 1, total_amount = total_amount + 1 where status = 'PLACED'",
  'an order whose discounts are not those of its lines':
    "update orders set discount_amount = 1, total_amount = total_amount - 1 where status = 'PLACED'",
  'an order whose taxes are not those of its lines and its shipping':
    "update orders set tax_amount = tax_amount + 1 where status = 'PLACED'",
  'an order whose state is not among its events': "delete from order_events where kind = 'PLACED'",
  'an order that was placed twice':
    "insert into order_events (site_id, order_id, kind) select site_id, id, 'PLACED' from orders limit 1",
  'an order that holds other pieces than it has':
    "update order_lines set cancelled = cancelled + 1 where order_id = (select id from orders where status = 'PLACED' limit 1)",
  'an order that is over and keeps pieces, or goes on without any':
    "update order_lines set returned = 0 where order_id = (select id from orders where status = 'RETURNED' limit 1)",
  'a line that waits for other replacements than those promised or on their way':
    'update order_lines set replacing = 0 where replacing > 0',
  'numbers of orders with gaps': 'delete from orders where number = (select min(number) + 1 from orders)',
  'an order number that will be given again': 'update order_numbers set last = last - 1',
  'an order paid at a payment service without one payment of its amount, or of more with the rest due back': `
    update payments set amount = amount - 1
    where order_id = (select id from orders where payment_mode = 'sandbox' and payment_status = 'PAID' limit 1)`,
  'a payment counted for an order that is not paid': `
    update orders set payment_status = 'NOTHING_DUE' where payment_mode = 'sandbox' and payment_status = 'PAID'`,
  'cash of parcels that arrived, not booked': "update payments set amount = amount - 1 where provider = 'cod'",
  'a cash order that has arrived and keeps more than was paid, or owes what was not':
    "update payments set owed = amount where provider = 'cod'",
  'a payment whose refunds are not what it says is back': "update payment_refunds set state = 'FAILED'",
  'a document whose lines do not make its amounts': `
    update invoice_lines set amount = amount + 1 where position = 0`,
  'an invoice above its order, or credited above itself':
    'update invoices set total = total + 100000000, taxable = taxable + 100000000 where credits is null',
  'an order whose lowered price is not that of its lines and its shipping':
    'update orders set reduced_amount = reduced_amount + 1 where reduced_amount + cancelled_amount + returned_amount < total_amount',
  'a lowered price of lines without a credit note of its amount':
    'update orders set reduced_amount = reduced_amount + 1 where reduced_amount + cancelled_amount + returned_amount < total_amount',
  'numbers of documents with gaps': 'update invoice_series set last = last + 1',
}

// Shows B295, B298.
test('every rupee and piece bought, cancelled, sent and returned is accounted for', async () => {
  const { host, owner: user } = inject('database')
  const { rows } = await owner.query('select current_database() as database')
  const { sums, faults } = await checkBooks({ host, user, database: rows[0].database })
  expect(faults).toEqual([])
  const [sum] = sums
  const { rows: kept } = await owner.query(
    'select count(*)::int as orders, sum(total_amount)::int as ordered from orders where site_id = $1',
    [one.id],
  )
  expect(sum).toMatchObject({ orders: kept[0].orders, ordered: BigInt(kept[0].ordered), back: 20_000n })
  expect(Number(sum?.came) - Number(sum?.left)).toBe(Number(sum?.stock))
})

// Shows B295, B335.
test('a payment without an order is due until staff note how it was settled, and its refunds are checked too', async () => {
  const { host, owner: user } = inject('database')
  const { rows } = await owner.query('select current_database() as database')
  const sumsNow = async () => (await checkBooks({ host, user, database: rows[0].database })).sums[0]
  const before = await sumsNow()
  const id = await stray('pay_of_the_till', 70_000)
  const [paid, due] = [(before?.paid ?? 0n) + 70_000n, before?.due ?? 0n]
  expect(await sumsNow()).toMatchObject({ paid, due: due + 70_000n, elsewhere: 0n })
  const { token } = await one.signIn({ userType: 'ADMIN' })
  const closed = await one.call('POST', `/api/v1/money/${id}/close`, { token, body: { note: 'Sold at the till.' } })
  expect(closed.status).toBe(200)
  expect(await sumsNow()).toMatchObject({ paid, due, elsewhere: 70_000n })
  await owner.query('begin')
  await owner.query('update payments set back = 1 where id = $1', [id])
  const faults = await faultsOf(owner)
  await owner.query('rollback')
  expect(faults).toMatchObject([
    { rule: 'a payment whose refunds are not what it says is back', first: 'pay_of_the_till' },
  ])
})

// Shows B295.
test.each(Object.keys(rules))('%s is found', async (rule) => {
  await owner.query('begin')
  try {
    await owner.query(tampered[rule] ?? '')
    expect((await faultsOf(owner)).map((fault) => fault.rule)).toContain(rule)
  } finally {
    await owner.query('rollback')
  }
})
