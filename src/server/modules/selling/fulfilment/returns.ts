import { nameWithOptions } from '../../../../shared/selling/bag/bag.ts'
import type { PiecesOf } from '../../../../shared/selling/orders/pieces.ts'
import { type ReturnState, returnMoves } from '../../../../shared/selling/orders/return-states.ts'
import type {
  ReceiveBody,
  RecordReturnBody,
  RefundInsteadBody,
  ReplaceBody,
} from '../../../../shared/selling/orders/returns-admin.ts'
import { formatMoney } from '../../../../shared/selling/pricing/money.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { bookBack, takeFurther } from '../checkout/index.ts'
import {
  addEvent,
  addParcel,
  amountOfPieces,
  changePieces,
  closeBeside,
  type EventWords,
  findOpenReturn,
  type LockedOrder,
  leftOf,
  listLines,
  listReturns,
  move,
  moveReturn,
  noteRestocked,
  type ReturnRow,
  refundReturn,
  requireMove,
  returnPickedUpMail,
  returnReceivedMail,
  shippedMail,
  standsBeside,
} from '../orders/index.ts'
import { dueOf, freeOf, hasMoney, lockAttempts } from '../payments/index.ts'
import { itemsText } from './chosen-pieces.ts'
import { askReturn } from './customer-returns.ts'
import { heldOrder } from './held-order.ts'
import { type PartBack, takeOut } from './take-out.ts'
import { asTracked, sentWith } from './tracking.ts'

type Named = { id: string; return: string }

/**
 * Records a return of some pieces that reached the shop another way.
 * @throws Refusal `order.notFound`, `order.move`, `order.requestFirst`, `order.noLine`, `order.fewerPieces`, `order.nothingLeft`
 */
export function recordPieces(ctx: Ctx, id: string, { lines, note }: RecordReturnBody): Promise<void> {
  return transaction(ctx, async (ctx) => {
    await askReturn(ctx, await heldOrder(ctx, id), { lines, note })
  })
}

/** Notes that an approved return was picked up. @throws Refusal `order.notFound`, `return.notFound`, `return.move` */
export function pickUpReturn(ctx: Ctx, named: Named, note: string): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const { order, found } = await heldReturn(ctx, named)
    await go(ctx, order, found, 'PICKED_UP')
    await addEvent(ctx, order, 'RETURN_PICKED_UP', { note })
    await returnPickedUpMail.later(ctx, { orderId: order.id, returnId: found.id })
  })
}

/**
 * The pieces of a return are here: some go back into stock, the others are written off, and the customer gets their money or the same
 * pieces again.
 * @throws Refusal `order.notFound`, `return.notFound`, `return.move`, `return.restock`, `return.tooMuch`, `return.noStock`
 */
export function receiveReturn(ctx: Ctx, named: Named, body: ReceiveBody): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const { order, found } = await heldReturn(ctx, named)
    await receive(ctx, order, found, body)
  })
}

/** Takes back all pieces of the open return and pays for them, with the shipping once nothing of the order is kept. */
export async function receiveOpen(ctx: Ctx, order: LockedOrder, note: string): Promise<void> {
  requireMove(order, 'RETURNED')
  const found = await findOpenReturn(ctx, order)
  if (!found) throw refusal('return.notFound')
  const parts = restocked(found, found.lines)
  await noteRestocked(ctx, found, parts)
  await payBack(ctx, order, found, parts, { note })
  await returnReceivedMail.later(ctx, { orderId: order.id, returnId: found.id })
}

async function receive(ctx: Ctx, order: LockedOrder, found: ReturnRow, body: ReceiveBody): Promise<void> {
  if (!returnMoves[found.state].includes('RECEIVED')) throw refusal('return.move')
  const parts = restocked(found, body.restock)
  await noteRestocked(ctx, found, parts)
  if (body.outcome === 'REPLACEMENT') await swap(ctx, order, found, parts, body.note)
  else {
    const amount = await refundOf(ctx, order, parts, body.amount)
    await payBack(ctx, order, found, parts, { amount, note: body.note })
  }
  await returnReceivedMail.later(ctx, { orderId: order.id, returnId: found.id })
}

async function payBack(
  ctx: Ctx,
  order: LockedOrder,
  found: ReturnRow,
  parts: PartBack[],
  { amount, note }: Pick<ReceiveBody, 'amount' | 'note'>,
): Promise<void> {
  const piecesAmount = amountOfPieces(await listLines(ctx, [order.id]), parts)
  const { order: moved, due } = await takeOut(ctx, order, {
    ...{ as: 'returned', from: 'inReturn', parts, amount },
    ...{ kind: 'RETURN_RECEIVED', words: { note } },
  })
  await go(ctx, moved, found, 'RECEIVED', { outcome: 'REFUND', piecesAmount, refundAmount: due })
  await closePaidReturns(ctx, await closeBeside(ctx, moved))
}

/**
 * The refund of the pieces: the amount that staff entered, or the one that the pieces came to, at most what is left of the order and its
 * payment; nothing once that is paid back.
 * @throws Refusal `return.tooMuch` for more than that
 */
async function refundOf(ctx: Ctx, order: LockedOrder, parts: PartBack[], given: number | undefined): Promise<number> {
  const attempts = await lockAttempts(ctx, order.id)
  const paid = attempts.find(({ status }) => status === 'PAID')
  const free = paid ? freeOf(paid) : attempts.some(hasMoney) ? 0 : Number.POSITIVE_INFINITY
  const most = Math.min(leftOf(order), free)
  if (given !== undefined && given > most)
    throw refusal('return.tooMuch', { field: 'amount', rest: formatMoney(most, order.currency) })
  return given ?? Math.min(most, amountOfPieces(await listLines(ctx, [order.id]), parts))
}

/** Replacement: takes new pieces from the stock for the returned ones. */
async function swap(ctx: Ctx, order: LockedOrder, found: ReturnRow, parts: PartBack[], note: string): Promise<void> {
  const lines = await listLines(ctx, [order.id])
  const of = ({ position }: PiecesOf) => lines.find((line) => line.position === position)?.variantId ?? ''
  await go(ctx, order, found, 'RECEIVED', { outcome: 'REPLACEMENT' })
  await changePieces(ctx, order, parts, { inReturn: -1, replacing: 1 })
  const back = parts.map((part) => ({
    ...{ variantId: of(part), quantity: part.pieces, writtenOff: part.pieces - part.restocked },
  }))
  await bookBack(ctx, order, back, 'RETURNED')
  const lacking = await takeFurther(ctx, order, back)
  const missing = lines.find(({ variantId }) => lacking.includes(variantId))
  if (missing) throw refusal('return.noStock', { field: 'outcome', name: nameWithOptions(missing) })
  const items = itemsText(lines, parts)
  const kind = 'RETURN_RECEIVED'
  const words: EventWords = { said: [{ is: 'itemsReplaced', values: { items } }], note }
  if (!standsBeside(order)) return void (await move(ctx, order, 'DELIVERED', { kind, ...words }))
  await closeBeside(ctx, order)
  await addEvent(ctx, order, kind, words)
}

/**
 * Sends the pieces that replace those of a return, or has them ready where the order was picked up.
 * @throws Refusal `order.notFound`, `order.pickUp`, `return.notFound`, `return.move`
 */
export function sendReplacement(ctx: Ctx, named: Named, { tracking, note }: ReplaceBody): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const { order, found } = await heldReturn(ctx, named)
    await requireOwed(ctx, order, found)
    if (order.pickUp && tracking) throw refusal('order.pickUp', { field: 'tracking' })
    await go(ctx, order, found, 'CLOSED')
    const lines = found.lines.map(({ position, pieces }) => ({ position, pieces }))
    const parcel = await addParcel(ctx, order, {
      ...{ lines, ...asTracked(tracking), collectAmount: 0, returnId: found.id },
    })
    await addEvent(ctx, order, 'REPLACEMENT_SENT', { said: tracking ? [sentWith(tracking)] : [], note })
    await shippedMail.later(ctx, { orderId: order.id, parcelId: parcel.id })
  })
}

/**
 * The customer gets their money after all for pieces that were to be replaced: those kept for them go back on sale.
 * @throws Refusal `order.notFound`, `return.notFound`, `return.move`, `return.tooMuch`, `parcel.returnOpen`
 */
export function refundInstead(ctx: Ctx, named: Named, { amount, note }: RefundInsteadBody): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const { order, found } = await heldReturn(ctx, named)
    await requireOwed(ctx, order, found)
    if (order.request) throw refusal('parcel.returnOpen')
    const parts = found.lines.map(({ position, pieces }) => ({ position, pieces, restocked: pieces }))
    const { order: moved, due } = await takeOut(ctx, order, {
      ...{ as: 'returned', from: 'replacing', parts, amount: await refundOf(ctx, order, parts, amount) },
      ...{ kind: 'REPLACEMENT_CANCELLED', words: { note } },
    })
    await refundReturn(ctx, moved, found.id, due)
    await closePaidReturns(ctx, moved)
    await returnReceivedMail.later(ctx, { orderId: order.id, returnId: found.id, instead: true })
  })
}

/** @throws Refusal `return.move` unless the order still waits for the replacement of all pieces of the return */
async function requireOwed(ctx: Ctx, order: LockedOrder, { state, outcome, lines: owed }: ReturnRow): Promise<void> {
  const lines = await listLines(ctx, [order.id])
  const isWaiting = owed.every(({ position, pieces }) => pieces <= (lines[position]?.replacing ?? 0))
  if (state !== 'RECEIVED' || outcome !== 'REPLACEMENT' || !isWaiting) throw refusal('return.move')
}

/** Closes the returns of which the money is paid back, or on its way. */
export async function closePaidReturns(ctx: Ctx, order: LockedOrder): Promise<void> {
  if ((await lockAttempts(ctx, order.id)).some((attempt) => dueOf(attempt) > 0)) return
  for (const found of await listReturns(ctx, [order.id]))
    if (found.state === 'RECEIVED' && found.outcome === 'REFUND') await moveReturn(ctx, order, found, 'CLOSED')
}

async function heldReturn(ctx: Ctx, named: Named): Promise<{ order: LockedOrder; found: ReturnRow }> {
  const order = await heldOrder(ctx, named.id)
  const found = (await listReturns(ctx, [order.id])).find(({ id }) => id === named.return)
  if (!found) throw refusal('return.notFound')
  return { order, found }
}

/** @throws Refusal `return.move` for a move that is not allowed, or was made already */
async function go(
  ctx: Ctx,
  order: LockedOrder,
  found: ReturnRow,
  to: ReturnState,
  decided: Parameters<typeof moveReturn>[4] = {},
): Promise<void> {
  if (!(await moveReturn(ctx, order, found, to, decided))) throw refusal('return.move')
}

/** @throws Refusal `return.restock` for pieces that the return does not have */
function restocked({ lines }: ReturnRow, restock: PiecesOf[]): PartBack[] {
  for (const [index, { position, pieces }] of restock.entries()) {
    const line = lines.find((line) => line.position === position)
    if (!line || pieces > line.pieces) throw refusal('return.restock', { field: `restock.${index}.pieces` })
  }
  return lines.map(({ position, pieces }) => ({
    ...{ position, pieces },
    restocked: restock.find((line) => line.position === position)?.pieces ?? 0,
  }))
}
