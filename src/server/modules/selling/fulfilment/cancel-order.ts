import { orderStatuses } from '../../../../shared/selling/order-statuses.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { askAndSettle, giveBack } from '../checkout/index.ts'
import { creditRest } from '../invoices/index.ts'
import { cancelledMail, type EventWords, type LockedOrder, moveByHand } from '../orders/index.ts'
import { closeAttempts, listAttempts, lockAttempts } from '../payments/index.ts'
import { heldOrder } from './held-order.ts'
import { oweRefunds, paymentWithout } from './refunds.ts'

/**
 * Cancels an order that has not been shipped: its pieces go back on sale, and a refund of its payments is due, late ones included
 * (see `settle`).
 * @param reason shown to the customer
 * @throws Refusal `order.notFound`, `order.move`, also when it is cancelled already
 */
export async function cancelOrder(ctx: Ctx, id: string, reason: string): Promise<void> {
  await askAboutPayments(ctx, id)
  await transaction(ctx, async (ctx) => cancel(ctx, await heldOrder(ctx, id), { note: reason }))
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

/** An open attempt may have been paid without our being told: then a refund is due, or the order stays. */
export async function askAboutPayments(ctx: Ctx, id: string): Promise<void> {
  for (const attempt of await listAttempts(ctx, [id])) if (attempt.status === 'OPEN') await askAndSettle(ctx, attempt)
}

/**
 * Cancels a locked order: its pieces go back on sale, a refund of its payments is due, and the buyer is told.
 * @throws Refusal `order.move`
 */
export async function cancel(ctx: Ctx, order: LockedOrder, words: EventWords): Promise<void> {
  const attempts = await lockAttempts(ctx, order.id)
  const changes = { paymentStatus: paymentWithout(attempts), reservedUntil: null }
  const cancelled = await moveByHand(ctx, order, 'CANCELLED', words, changes)
  await closeAttempts(ctx, attempts)
  await oweRefunds(ctx, cancelled, attempts)
  await giveBack(ctx, cancelled, 'RELEASED')
  await creditRest(ctx, cancelled, 'Order cancelled')
  await cancelledMail.later(ctx, { orderId: order.id })
}
