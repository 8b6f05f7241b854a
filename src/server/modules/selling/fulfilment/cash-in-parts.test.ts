import { expect, test } from 'vitest'
import { taxedSettings } from '../../../../../tests/support/app.ts'
import { ok, testByLine } from '../../../../../tests/support/selling/by-line.ts'
import { discountDesk } from '../../../../../tests/support/selling/discounts.ts'
import { sumOf } from '../../../../shared/selling/orders/pieces.ts'
import type { StaffOrder } from '../../../../shared/selling/orders/staff-order.ts'

const shop = await testByLine()
const { app, one, owner, mailsTo, move, order, sendParcel, endParcel, cancelPieces, recordReturn, ofReturn } = shop
const settings = { ...taxedSettings, shipping: { amount: 4_900, freeFrom: 0 } }
await owner.query('update sites set settings = $2 where id = $1', [one.id, settings])
app.services.bus.tell(one.id, ['site'])

const parcelOf = ({ parcels }: StaffOrder, index: number) => parcels[index]?._id ?? ''

/** The amount that an order keeps: by its payments, by its amounts, and by its invoice less its credit notes. */
async function kept({ _id, payments, amounts }: StaffOrder): Promise<number[]> {
  const sum = "sum(case when kind = 'CREDIT_NOTE' then -total else total end)::int as sum"
  const { rows } = await owner.query(`select ${sum} from invoices where order_id = $1`, [_id])
  return [sumOf(payments, ({ amount }) => amount), amounts.total - amounts.cancelled - amounts.returned, rows[0]?.sum]
}

// Shows B269, B271.
test('items of a cash order cancelled after a parcel was paid for leave no refund due', async () => {
  const { id, person, pieces } = await order({ mode: 'cod' })
  const first = ok(await sendParcel(id, { lines: pieces(1) }))
  ok(await endParcel(id, parcelOf(first, 0), 'DELIVERED'))
  const done = ok(await cancelPieces(id, pieces(2, 2)))
  expect(done).toMatchObject({ status: 'DELIVERED', paymentStatus: 'PAID', refundDue: 0 })
  expect(await kept(done)).toEqual([54_900, 54_900, 54_900])
  const mail = (await mailsTo(person.email)).find(({ subject }) => subject.startsWith('Some items of your order'))
  expect(mail?.body_text).toContain('Nothing was charged for them.')
})

// Shows B271.
test('a parcel of a cash order that comes back after another was paid for makes nothing due; one that was paid for does', async () => {
  const { id, pieces } = await order({ mode: 'cod' })
  const first = ok(await sendParcel(id, { lines: pieces(1) }))
  ok(await endParcel(id, parcelOf(first, 0), 'DELIVERED'))
  const both = ok(await move(id, 'SHIPPED'))
  const done = ok(await endParcel(id, parcelOf(both, 1), 'RETURNED', { refusedAtDoor: true }))
  expect(done).toMatchObject({ status: 'DELIVERED', paymentStatus: 'PAID', refundDue: 0 })
  expect(await kept(done)).toEqual([54_900, 54_900, 54_900])
  const asked = ok(await recordReturn(id, pieces(1)))
  const back = ok(await ofReturn(id, asked.returns[0]?._id ?? '', 'receive', { restock: [], outcome: 'REFUND' }))
  expect([back.status, back.refundDue]).toEqual(['RETURNED', 50_000])
  expect(await kept(back)).toEqual([54_900, 4_900, 4_900])
})

// Shows B271.
test.each([
  ['before the others are sent, the next one collects the shipping', true],
  ['while the others are on their way, the shipping is not paid and credited', false],
])('when the first parcel of a cash order comes back %s', async (_, early) => {
  const { id, pieces } = await order({ mode: 'cod', quantities: [3, 2], prices: [33_333, 10_007] })
  const first = ok(await sendParcel(id, { lines: pieces(1) }))
  const comeBack = () => endParcel(id, parcelOf(first, 0), 'RETURNED')
  if (early) ok(await comeBack())
  ok(await move(id, 'SHIPPED'))
  if (!early) ok(await comeBack())
  const goods = 2 * 33_333 + 2 * 10_007
  expect(await kept(ok(await move(id, 'DELIVERED')))).toEqual(Array(3).fill(early ? goods + 4_900 : goods))
})

// Shows B269, B271.
test('parts of a cash line that does not divide into whole paise add up, sent and cancelled', async () => {
  await (await discountDesk(one)).add({ code: null, title: 'Off', gift: { kind: 'amount', amount: 10 } })
  const { id, pieces } = await order({ mode: 'cod', quantities: [3], prices: [33_333] })
  const first = ok(await sendParcel(id, { lines: pieces(1) }))
  ok(await cancelPieces(id, pieces(2)))
  const done = ok(await endParcel(id, parcelOf(first, 0), 'DELIVERED'))
  expect(await kept(done)).toEqual(Array(3).fill(33_330 + 4_900))
})
