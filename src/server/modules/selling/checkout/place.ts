import type { PaymentStatus } from '../../../../shared/selling/orders.ts'
import type { Ctx } from '../../../platform/context.ts'
import { takeOut } from '../cart/index.ts'
import { confirmationMail, type LockedOrder, listLines, move, newOrderMail, type Sentence } from '../orders/index.ts'

type Paying = { paymentMode: string; paymentStatus: PaymentStatus; said: Sentence }

/** Places an order with reserved pieces: removes them from the cart and mails the buyer and the owner. */
export async function placeOrder(
  ctx: Ctx,
  order: LockedOrder,
  { paymentMode, paymentStatus, said }: Paying,
): Promise<LockedOrder> {
  const changes = { paymentMode, paymentStatus, placedAt: ctx.now(), reservedUntil: null }
  const placed = await move(ctx, order, 'PLACED', { said: [said] }, changes)
  await takeOut(ctx, order.userId, await listLines(ctx, [order.id]))
  await confirmationMail.later(ctx, { orderId: order.id })
  await newOrderMail.later(ctx, { orderId: order.id })
  return placed
}
