import { type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { isKept, whyTooLate } from '../checkout/index.ts'
import { addEvent, changePayment, type LockedOrder, lockOrder, upiOwnerMail } from '../orders/index.ts'
import { hasMoney, holdUtr, isChecked, isDiffering, lockAttempts, enterUtr as note } from '../payments/index.ts'
import type { UpiAttempt } from './upi-attempt.ts'

const hour = 3_600_000

/**
 * Notes the UTR of a payment that a customer says they made; the items stay reserved while staff check it. A UTR is noted whatever
 * became of the order, because money may have arrived. Idempotent; the same UTR at another order is for staff to decide.
 * @throws Refusal `payment.notFound`, `payment.utrUsed` if the UTR has paid for another order, and `checkout.looking` while staff look into another
 * amount
 */
export function enterUtr(ctx: Ctx, { attempt: { id, orderId } }: UpiAttempt, utr: string): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const order = await lockOrder(ctx, orderId)
    const attempt = order && (await lockAttempts(ctx, orderId)).find((each) => each.id === id)
    if (!order || !attempt) throw refusal('payment.notFound')
    if (hasMoney(attempt) || (isChecked(attempt) && attempt.utr === utr)) return
    // Staff found another amount by the UTR of before: it is that one which is used up once they take the money.
    if (isDiffering(attempt)) throw refusal('checkout.looking', { number: order.number })
    await holdUtr(ctx, attempt, utr)
    await note(ctx, attempt, utr)
    await addEvent(ctx, order, 'UTR_ENTERED', { said: [{ is: 'utrEntered', values: { utr } }] })
    // A corrected UTR neither prolongs the reservation nor sends another mail.
    if (isChecked(attempt)) return
    await reserveWhileChecked(ctx, order)
    await upiOwnerMail.later(ctx, { orderId, attemptId: id })
  })
}

/** Prolongs the reservation, unless the order takes no payment any more. */
async function reserveWhileChecked(ctx: Ctx, order: LockedOrder): Promise<void> {
  if (order.status !== 'PENDING_PAYMENT') return
  if (!isKept(ctx, order) && (await whyTooLate(ctx, order)) !== undefined) return
  const end = ctx.now().getTime() + ctx.site.settings.upi.hours * hour
  const reservedUntil = new Date(Math.max(end, order.reservedUntil?.getTime() ?? 0))
  await changePayment(ctx, order, { paymentStatus: 'OPEN', reservedUntil })
}
