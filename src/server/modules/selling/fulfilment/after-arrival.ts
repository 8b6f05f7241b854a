import type { Ctx } from '../../../platform/context.ts'
import { changePayment, deliveredMail, type LockedOrder } from '../orders/index.ts'
import { hasMoney, listAttempts } from '../payments/index.ts'
import { askForReviewLater } from '../reviews/index.ts'

/** Follows once all that was sent of an order has arrived: cash counts as paid, and the buyer is told. */
export async function afterArrival(ctx: Ctx, order: LockedOrder): Promise<LockedOrder> {
  await deliveredMail.later(ctx, { orderId: order.id })
  await askForReviewLater(ctx, order.id)
  if (order.paymentStatus !== 'DUE_ON_DELIVERY') return order
  const isPaid = (await listAttempts(ctx, [order.id])).some(hasMoney)
  return changePayment(ctx, order, { paymentStatus: isPaid ? 'PAID' : 'NOTHING_DUE' })
}
