import { type Ctx, transaction } from '../../../platform/context.ts'
import { askAndSettle, giveBack } from '../checkout/index.ts'
import { mailLater, moveByHand } from '../orders/index.ts'
import { closeAttempts, listAttempts, lockAttempts } from '../payments/index.ts'
import { heldOrder } from './held-order.ts'
import { oweRefunds, paymentWithout } from './refunds.ts'

/**
 * Cancels an order that has not left yet: its pieces are on sale again, what was paid is to be paid back, and what is
 * still paid later as well (see `settle`). A second press finds it cancelled.
 * @param reason as the customer reads it
 * @throws Refusal `order.notFound`, `order.move`
 */
export async function cancelOrder(ctx: Ctx, id: string, reason: string): Promise<void> {
  // It may be paid without our having heard of it: then there is money to pay back.
  for (const attempt of await listAttempts(ctx, [id])) if (attempt.status === 'OPEN') await askAndSettle(ctx, attempt)
  await transaction(ctx, async (ctx) => {
    const order = await heldOrder(ctx, id)
    const attempts = await lockAttempts(ctx, id)
    const changes = { paymentStatus: paymentWithout(attempts), reservedUntil: null }
    const cancelled = await moveByHand(ctx, order, 'CANCELLED', reason, changes)
    await closeAttempts(ctx, attempts)
    await oweRefunds(ctx, cancelled, attempts)
    await giveBack(ctx, cancelled, 'RELEASED')
    await mailLater(ctx, id, 'cancelled')
  })
}
