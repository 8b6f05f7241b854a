import { upiMode } from '../../../../shared/selling/payments/payment-modes.ts'
import type { UtrArrived, UtrMissing } from '../../../../shared/selling/payments/upi-admin.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { settle } from '../checkout/index.ts'
import { addEvent, lockOrder, tellGoingAlongLater, upiMissingMail } from '../orders/index.ts'
import { hasMoney, holdUtr, lockAttempts, markUtr } from '../payments/index.ts'

/**
 * Settles a UPI payment that staff found at their bank, like a provider's report: late, for a cancelled order, or beside another
 * payment, its refund is due. Another amount settles nothing and is written beside the order.
 * @throws Refusal `order.notFound`, `payment.amount`, `payment.utrUsed`, and `payment.decided`, also if the UTR was corrected meanwhile
 */
export async function confirmArrival(ctx: Ctx, orderId: string, { amount, ...seen }: UtrArrived): Promise<void> {
  const { outcome } = await transaction(ctx, async (ctx) => {
    const { attempt } = await heldUtr(ctx, orderId, seen)
    await holdUtr(ctx, attempt, seen.utr)
    const { providerPaymentId, currency } = attempt
    if (providerPaymentId === null) throw refusal('payment.decided')
    if (amount === attempt.amount) await markUtr(ctx, attempt, 'ARRIVED')
    return settle(ctx, { provider: upiMode, providerPaymentId, outcome: 'paid', amount, currency })
  })
  if (outcome === 'refused') throw refusal('payment.amount', { field: 'amount' })
}

/**
 * Tells the customer that the payment was not found. The order stays reserved as long as before, to be paid again.
 * @throws Refusal `order.notFound`, `payment.decided`
 */
export function denyArrival(ctx: Ctx, orderId: string, { note, ...seen }: UtrMissing): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const { order, attempt } = await heldUtr(ctx, orderId, seen)
    if (attempt.utrState === 'MISSING') throw refusal('payment.decided')
    await markUtr(ctx, attempt, 'MISSING')
    await addEvent(ctx, order, 'UTR_MISSING', { said: [{ is: 'utrMissing', values: { utr: seen.utr } }], note })
    await upiMissingMail.later(ctx, { orderId, attemptId: attempt.id })
    // One whose first order is cancelled stood for this payment alone (B360).
    if (order.goesWith) await tellGoingAlongLater(ctx, order.goesWith)
  })
}

type Seen = { transactionId: string; utr: string }

/** Locks an order and its UPI payment, which has this UTR and no money yet. */
async function heldUtr(ctx: Ctx, orderId: string, { transactionId, utr }: Seen) {
  const order = await lockOrder(ctx, orderId)
  if (!order) throw refusal('order.notFound')
  const attempt = (await lockAttempts(ctx, orderId)).find(({ id }) => id === transactionId)
  if (!attempt || attempt.utr !== utr || hasMoney(attempt)) throw refusal('payment.decided')
  return { order, attempt }
}
