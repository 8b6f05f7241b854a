import type { CollectBody } from '../../../../shared/selling/orders/fulfilment.ts'
import { type PiecesOf, sentOf, sumOf, toSend } from '../../../../shared/selling/orders/pieces.ts'
import { formatMoney } from '../../../../shared/selling/pricing/money.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import {
  addEvent,
  addParcel,
  changePieces,
  type LockedOrder,
  listLines,
  move,
  moveByHand,
  moveParcel,
  type OrderLineRow,
  type ParcelRow,
  partCollectedMail,
  requireMove,
  type Sentence,
} from '../orders/index.ts'
import { addCash, lockAttempts } from '../payments/index.ts'
import { afterArrival } from './after-arrival.ts'
import { chosenOrAll, itemsText } from './chosen-pieces.ts'
import { heldOrder } from './held-order.ts'
import { invoiceOrder } from './invoice-order.ts'
import { cashWith } from './parcel-cash.ts'
import { asTracked } from './tracking.ts'

/**
 * Hands over pieces of an order that its buyer picks up.
 * @throws Refusal `order.notFound`, `order.notPickedUp`, and those of `collect`
 */
export function collectPieces(ctx: Ctx, id: string, body: CollectBody): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const order = await heldOrder(ctx, id)
    if (!order.pickUp) throw refusal('order.notPickedUp')
    await collect(ctx, order, body)
  })
}

/**
 * The buyer of a picked-up order takes along all that is left of it, or the chosen pieces: a parcel without courier that has arrived, so that
 * pieces, invoice and cash are booked as for any other (B298, B324). A part leaves the order in its state. One that was never marked as ready is
 * packed before its last pieces leave, without a mail.
 * @throws Refusal `order.move`, `order.noLine`, `order.fewerPieces`, `order.nothingLeft`
 */
export async function collect(ctx: Ctx, placed: LockedOrder, { lines: wished, note }: CollectBody): Promise<void> {
  requireMove(placed, 'DELIVERED')
  const lines = await listLines(ctx, [placed.id])
  const parts = chosenOrAll(lines, wished, toSend)
  const isLast = sumOf(parts, ({ pieces }) => pieces) === sumOf(lines, toSend)
  const order = isLast && placed.status === 'PLACED' ? await moveByHand(ctx, placed, 'PACKED', {}) : placed
  await invoiceOrder(ctx, order)
  const parcel = await handOver(ctx, order, { lines, parts, isLast })
  if (parcel.collectAmount > 0) await addCash(ctx, order, await lockAttempts(ctx, order.id), parcel.collectAmount)
  const words = { said: saidOf(order, parcel, lines), note }
  if (isLast) return void (await afterArrival(ctx, await move(ctx, order, 'DELIVERED', words)))
  await addEvent(ctx, order, 'PARCEL_COLLECTED', words)
  await partCollectedMail.later(ctx, { orderId: order.id, parcelId: parcel.id })
}

type Handed = { lines: OrderLineRow[]; parts: PiecesOf[]; isLast: boolean }

async function handOver(ctx: Ctx, order: LockedOrder, handed: Handed): Promise<ParcelRow> {
  const parcel = await addParcel(ctx, order, {
    ...{ lines: handed.parts, ...asTracked(undefined), returnId: null },
    collectAmount: await cashWith(ctx, order, handed),
  })
  await changePieces(ctx, order, handed.parts, { delivered: 1 })
  await moveParcel(ctx, order, parcel, 'DELIVERED')
  return parcel
}

/** The items, unless they are all of the order, and what was paid for them. */
function saidOf({ currency }: LockedOrder, parcel: ParcelRow, lines: OrderLineRow[]): Sentence[] {
  const isWhole = sumOf(parcel.lines, ({ pieces }) => pieces) === sentOf(lines).pieces
  const amount = formatMoney(parcel.collectAmount, currency)
  return [
    ...(isWhole ? [] : [{ is: 'itemsCollected' as const, values: { items: itemsText(lines, parcel.lines) } }]),
    ...(parcel.collectAmount > 0 ? [{ is: 'paidOnCollection' as const, values: { amount } }] : []),
  ]
}
