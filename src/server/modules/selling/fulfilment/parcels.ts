import type { MoveBody, ParcelBody, ParcelMoveBody } from '../../../../shared/selling/orders/fulfilment.ts'
import { type PiecesOf, statusByPieces, sumOf, toSend } from '../../../../shared/selling/orders/pieces.ts'
import { formatMoney } from '../../../../shared/selling/pricing/money.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { noteDoorRefusal } from '../checkout/index.ts'
import {
  addEvent,
  addParcel,
  changePieces,
  type LockedOrder,
  listLines,
  listParcels,
  move,
  moveParcel,
  type OrderLineRow,
  type ParcelRow,
  parcelBackMail,
  refundReturn,
  requireMove,
  type Sentence,
  shippedMail,
} from '../orders/index.ts'
import { addCash, lockAttempts } from '../payments/index.ts'
import { afterArrival } from './after-arrival.ts'
import { chosenOrAll, itemsText } from './chosen-pieces.ts'
import { heldOrder } from './held-order.ts'
import { invoiceOrder } from './invoice-order.ts'
import { pack } from './pack-orders.ts'
import { cashWith } from './parcel-cash.ts'
import { takeOut } from './take-out.ts'
import { asTracked, sentWith } from './tracking.ts'

/**
 * Sends some pieces of an order as a parcel. An order that is only placed counts as packed then.
 * @throws Refusal `order.notFound`, `order.pickUp`, `order.move`, `order.noLine`, `order.fewerPieces`, `order.nothingLeft`
 */
export function sendParcel(ctx: Ctx, id: string, body: ParcelBody): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const order = await heldOrder(ctx, id)
    requireDelivered(order)
    const packed = order.status === 'PLACED' ? await pack(ctx, order, '') : order
    await send(ctx, packed, body)
  })
}

/** Sends all that is left of an order, or some of it: the order is shipped once nothing is left. @throws Refusal as `sendParcel` */
export async function send(ctx: Ctx, order: LockedOrder, { lines: wished, tracking, note }: ParcelBody): Promise<void> {
  requireDelivered(order)
  requireMove(order, 'SHIPPED')
  await invoiceOrder(ctx, order)
  const before = await listLines(ctx, [order.id])
  const parts = chosenOrAll(before, wished, toSend)
  const earlier = (await listParcels(ctx, [order.id])).filter(({ returnId }) => returnId === null)
  await changePieces(ctx, order, parts, { shipped: 1 })
  const isLast = statusByPieces(await listLines(ctx, [order.id])) !== undefined
  const parcel = await addParcel(ctx, order, {
    ...{ lines: parts, ...asTracked(tracking), returnId: null },
    collectAmount: await cashWith(ctx, order, { lines: before, parts, isLast }),
  })
  const isWhole = isLast && earlier.length === 0
  const items: Sentence = { is: 'itemsSent', values: { items: itemsText(before, parts) } }
  const said = [...(isWhole ? [] : [items]), ...(tracking ? [sentWith(tracking)] : [])]
  if (isLast) await move(ctx, order, 'SHIPPED', { said, note })
  else await addEvent(ctx, order, 'PARCEL_SENT', { said, note })
  await shippedMail.later(ctx, { orderId: order.id, parcelId: parcel.id })
}

/** @throws Refusal `order.pickUp` for an order that its buyer picks up */
function requireDelivered({ pickUp }: LockedOrder): void {
  if (pickUp) throw refusal('order.pickUp')
}

type Named = { id: string; parcel: string }

/**
 * A parcel has arrived, or came back undelivered.
 * @throws Refusal `order.notFound`, `parcel.notFound`, `parcel.ended`, `parcel.returnOpen`, `order.notAtDoor`
 */
export function endParcel(ctx: Ctx, named: Named, { to, note, refusedAtDoor }: ParcelMoveBody): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const order = await heldOrder(ctx, named.id)
    const parcel = (await listParcels(ctx, [order.id])).find(({ id }) => id === named.parcel)
    if (!parcel) throw refusal('parcel.notFound')
    if (parcel.state !== 'SENT') throw refusal('parcel.ended')
    if (to === 'DELIVERED') await deliverParcel(ctx, order, parcel, note)
    else await bringBack(ctx, order, [parcel], { note, refusedAtDoor })
  })
}

/** Delivers all parcels on their way. @throws Refusal `order.move` */
export async function deliverAll(ctx: Ctx, order: LockedOrder, note: string): Promise<void> {
  requireMove(order, 'DELIVERED')
  let now = order
  for (const parcel of await onTheirWay(ctx, order)) now = await deliverParcel(ctx, now, parcel, note)
}

/** All parcels on their way came back. @throws Refusal `order.move`, `order.notAtDoor` */
export async function bringAllBack(ctx: Ctx, order: LockedOrder, step: MoveBody): Promise<void> {
  requireMove(order, 'RETURNED')
  await bringBack(ctx, order, await onTheirWay(ctx, order), step)
}

async function onTheirWay(ctx: Ctx, order: LockedOrder): Promise<ParcelRow[]> {
  return (await listParcels(ctx, [order.id])).filter(({ state, returnId }) => state === 'SENT' && returnId === null)
}

/** Cash that its courier collects counts as paid now. A replacement's pieces count as delivered already. */
async function deliverParcel(ctx: Ctx, order: LockedOrder, parcel: ParcelRow, note: string): Promise<LockedOrder> {
  await invoiceOrder(ctx, order)
  await moveParcel(ctx, order, parcel, 'DELIVERED')
  if (parcel.returnId === null) await changePieces(ctx, order, parcel.lines, { shipped: -1, delivered: 1 })
  else await changePieces(ctx, order, stillReplacing(await listLines(ctx, [order.id]), parcel.lines), { replacing: -1 })
  const isPaidNow = parcel.collectAmount > 0
  if (isPaidNow) await addCash(ctx, order, await lockAttempts(ctx, order.id), parcel.collectAmount)
  const amount = formatMoney(parcel.collectAmount, order.currency)
  const said: Sentence[] = isPaidNow ? [{ is: 'paidOnDelivery', values: { amount } }] : []
  const lines = await listLines(ctx, [order.id])
  if (parcel.returnId === null && order.status === 'SHIPPED' && statusByPieces(lines) === 'DELIVERED')
    return afterArrival(ctx, await move(ctx, order, 'DELIVERED', { said, note }))
  const items: Sentence = { is: 'itemsDelivered', values: { items: itemsText(lines, parcel.lines) } }
  await addEvent(ctx, order, 'PARCEL_DELIVERED', { said: [items, ...said], note })
  return order
}

/**
 * One parcel, or all of an order, came back undelivered: the pieces go back into stock, and what was paid for them is due. A cash order that was refused at
 * the door counts against its phone numbers (B226).
 * @throws Refusal `order.notAtDoor`, `parcel.returnOpen`
 */
async function bringBack(
  ctx: Ctx,
  order: LockedOrder,
  parcels: ParcelRow[],
  { note, refusedAtDoor }: Pick<MoveBody, 'note' | 'refusedAtDoor'>,
): Promise<void> {
  if (refusedAtDoor && order.paymentStatus !== 'DUE_ON_DELIVERY')
    throw refusal('order.notAtDoor', { field: 'refusedAtDoor' })
  const said: Sentence[] = refusedAtDoor ? [{ is: 'refusedAtDoor' }] : []
  const isReplacement = parcels.some(({ returnId }) => returnId !== null)
  if (isReplacement && order.request) throw refusal('parcel.returnOpen')
  for (const parcel of parcels) await moveParcel(ctx, order, parcel, 'RETURNED')
  const pieces = piecesIn(parcels)
  const came = isReplacement ? stillReplacing(await listLines(ctx, [order.id]), pieces) : pieces
  // All at once: stock is locked in one order, and before the numbers of documents.
  const { due } = await takeOut(ctx, order, {
    ...{ as: 'returned', from: isReplacement ? 'replacing' : 'shipped' },
    parts: came.map((line) => ({ ...line, restocked: line.pieces })),
    ...{ kind: 'PARCEL_RETURNED', words: { said, note } },
  })
  // The customer has neither the pieces nor their replacement.
  for (const { returnId } of parcels) if (returnId) await refundReturn(ctx, order, returnId, due)
  await parcelBackMail.later(ctx, { orderId: order.id, parcelIds: parcels.map(({ id }) => id), due })
  if (refusedAtDoor) await noteDoorRefusal(ctx, order)
}

/** The pieces of a replacement that the order still waits for: before they were counted, another return could take some. */
const stillReplacing = (lines: OrderLineRow[], parts: PiecesOf[]): PiecesOf[] =>
  parts.flatMap(({ position, pieces }) => {
    const waiting = Math.min(pieces, lines[position]?.replacing ?? 0)
    return waiting > 0 ? [{ position, pieces: waiting }] : []
  })

/** Pieces of each line in some parcels. */
function piecesIn(parcels: ParcelRow[]): PiecesOf[] {
  const lines = Map.groupBy(
    parcels.flatMap(({ lines }) => lines),
    ({ position }) => position,
  )
  return [...lines].map(([position, parts]) => ({ position, pieces: sumOf(parts, ({ pieces }) => pieces) }))
}
