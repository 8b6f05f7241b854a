import type { CancelPiecesBody } from '../../../../shared/selling/orders/fulfilment.ts'
import { orderStatuses } from '../../../../shared/selling/orders/order-statuses.ts'
import { type PiecesOf, toSend } from '../../../../shared/selling/orders/pieces.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { askAndSettle } from '../checkout/index.ts'
import {
  addCancellation,
  cancelledMail,
  type EventWords,
  itemsCancelledMail,
  type LockedOrder,
  listLines,
  requireMove,
} from '../orders/index.ts'
import { closeAttempts, listAttempts, lockAttempts, mayBePaid } from '../payments/index.ts'
import { chosenOrAll } from './chosen-pieces.ts'
import { heldOrder } from './held-order.ts'
import { takeOut } from './take-out.ts'

/**
 * Cancels all that is not sent of an order: its pieces go back on sale, and a refund of its payments is due, late ones included
 * (see `settle`).
 * @param reason shown to the customer
 * @throws Refusal `order.notFound`, `order.move`, also when it is cancelled already
 */
export async function cancelOrder(ctx: Ctx, id: string, reason: string): Promise<void> {
  await askAboutPayments(ctx, id)
  await transaction(ctx, async (ctx) => {
    await cancel(ctx, await heldOrder(ctx, id), { note: reason })
  })
}

/**
 * Cancels pieces of an order that are not sent.
 * @throws Refusal `order.notFound`, `order.move`, `order.requestFirst`, `order.unpaidWhole`, `order.noLine`, `order.fewerPieces`
 */
export async function cancelPieces(ctx: Ctx, id: string, { lines, reason, restock }: CancelPiecesBody): Promise<void> {
  await askAboutPayments(ctx, id)
  await transaction(ctx, async (ctx) => {
    const order = await heldOrder(ctx, id)
    if (order.request?.kind === 'cancel') throw refusal('order.requestFirst')
    await cancel(ctx, order, { note: reason }, { pieces: lines, restock })
  })
}

/**
 * Cancels an unpaid order, which releases its reserved pieces. An order paid meanwhile stays.
 * @throws Refusal `order.notFound`, `order.notReserved`
 */
export async function releaseOrder(ctx: Ctx, id: string): Promise<void> {
  await askAboutPayments(ctx, id)
  await transaction(ctx, async (ctx) => {
    const order = await heldOrder(ctx, id)
    if (order.status !== 'PENDING_PAYMENT')
      throw refusal('order.notReserved', { status: orderStatuses[order.status].toLowerCase() })
    await cancel(ctx, order, { said: [{ is: 'released' }] })
  })
}

/** An attempt may have been paid without our being told: then a refund is due, or the order stays. */
export async function askAboutPayments(ctx: Ctx, id: string): Promise<void> {
  for (const attempt of await listAttempts(ctx, [id])) if (mayBePaid(ctx, attempt)) await askAndSettle(ctx, attempt)
}

type Which = { pieces?: PiecesOf[] | undefined; restock?: boolean }

/**
 * Cancels what is not sent of a locked order, or some pieces of it: they go back on sale or are written off, a refund of what they
 * came to is due, and the buyer is told.
 * @returns the order in its new state, and the amount that it lost
 * @throws Refusal `order.move`, `order.unpaidWhole`, `order.noLine`, `order.fewerPieces`
 */
export async function cancel(
  ctx: Ctx,
  order: LockedOrder,
  words: EventWords,
  { pieces, restock = true }: Which = {},
): Promise<{ order: LockedOrder; lost: number }> {
  requireMove(order, 'CANCELLED')
  if (pieces && order.status === 'PENDING_PAYMENT') throw refusal('order.unpaidWhole')
  const parts = chosenOrAll(await listLines(ctx, [order.id]), pieces, toSend).map((part) => ({
    ...part,
    restocked: restock ? part.pieces : 0,
  }))
  if (order.status === 'PENDING_PAYMENT') await closeAttempts(ctx, await lockAttempts(ctx, order.id))
  const {
    order: left,
    lost,
    due,
  } = await takeOut(ctx, order, {
    ...{ as: 'cancelled', from: 'toSend', parts },
    ...{ kind: 'ITEMS_CANCELLED', words },
  })
  const cancellationId = await addCancellation(ctx, left, { lines: parts, amount: lost })
  if (left.status === 'CANCELLED') await cancelledMail.later(ctx, { orderId: order.id })
  else await itemsCancelledMail.later(ctx, { orderId: order.id, cancellationId, due })
  return { order: left, lost }
}
