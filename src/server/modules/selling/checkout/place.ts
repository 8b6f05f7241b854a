import type { PaymentStatus } from '../../../../shared/selling/orders/orders.ts'
import type { Ctx } from '../../../platform/context.ts'
import { takeOut } from '../cart/index.ts'
import { confirmationMail, type LockedOrder, listLines, move, newOrderMail, type Sentence } from '../orders/index.ts'

export type Paying = { paymentMode: string; paymentStatus: PaymentStatus; said: Sentence[] }

/**
 * Places an order with reserved pieces and mails the buyer and the owner. The pieces leave the cart, unless staff took the order: they
 * were never in it.
 */
export async function placeOrder(
  ctx: Ctx,
  order: LockedOrder,
  { paymentMode, paymentStatus, said }: Paying,
): Promise<LockedOrder> {
  const changes = { paymentMode, paymentStatus, placedAt: ctx.now(), reservedUntil: null }
  const placed = await move(ctx, order, 'PLACED', { said }, changes)
  if (order.takenBy === null) await takeOut(ctx, order.userId, await listLines(ctx, [order.id]))
  await confirmationMail.later(ctx, { orderId: order.id })
  await newOrderMail.later(ctx, { orderId: order.id })
  return placed
}
