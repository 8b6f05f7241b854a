import type { AcceptedPayment, GiveBackBody } from '../../../../shared/selling/payments/money-cases.ts'
import { isPaidBackByHand } from '../../../../shared/selling/payments/payment-modes.ts'
import { formatMoney } from '../../../../shared/selling/pricing/money.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { settle } from '../checkout/index.ts'
import { refundOrder } from '../fulfilment/index.ts'
import { addEvent, changePayment, lockOrder } from '../orders/index.ts'
import {
  askProvider,
  findAttempt,
  holdUtr,
  isDiffering,
  type LockedAttempt,
  lockAttempts,
  markUtr,
  moveAttempt,
  owe,
  takeSaid,
} from '../payments/index.ts'
import { compareLinesOf } from '../settlements/index.ts'

/**
 * Places an order by a payment of more than it asks for; the rest is a refund due. An order that takes no money any more, by the rules of
 * `settle`, has all of it due back.
 * @param amount as staff saw it
 * @throws Refusal `payment.tooLittle`, and those of `hearAgain` and `requireDiffering`
 */
export async function acceptMore(ctx: Ctx, id: string, amount: number): Promise<AcceptedPayment> {
  await hearAgain(ctx, id)
  return transaction(ctx, async (ctx) => {
    const { order, attempt } = await requireDiffering(ctx, id, amount)
    const { amount: asked, currency } = attempt
    if (amount < asked) {
      const missing = formatMoney(asked - amount, currency)
      throw refusal('payment.tooLittle', { missing, asked: formatMoney(asked, currency) })
    }
    const { provider, providerPaymentId } = await takeAsReceived(ctx, attempt)
    await settle(ctx, { provider, providerPaymentId: providerPaymentId ?? '', outcome: 'paid', amount, currency })
    const paid = (await lockAttempts(ctx, order.id)).find((other) => other.id === id && other.status === 'PAID')
    if (paid) {
      await owe(ctx, paid, amount - asked)
      const values = { amount: formatMoney(amount - asked, currency) }
      await addEvent(ctx, order, 'REFUND_DUE', { said: [{ is: 'willBePaidBack', values }] })
    }
    await compareLinesOf(ctx, id)
    return { _id: id, taken: paid !== undefined }
  })
}

/**
 * Books a payment of another amount than asked as received, and pays all of it back: through its provider, or as done by hand where there is none.
 * Its order is not paid by it.
 * @throws Refusal as `hearAgain` and `requireDiffering`
 */
export async function giveBack(ctx: Ctx, id: string, { amount, note }: GiveBackBody): Promise<void> {
  await hearAgain(ctx, id)
  await transaction(ctx, async (ctx) => {
    const { order, attempt } = await requireDiffering(ctx, id, amount)
    await moveAttempt(ctx, await takeAsReceived(ctx, attempt), 'REFUND_DUE')
    const how = isPaidBackByHand(attempt.provider) ? 'hand' : 'source'
    if (order.status === 'PENDING_PAYMENT') await changePayment(ctx, order, { paymentStatus: 'FAILED' })
    await refundOrder(ctx, order.id, { amount, note, payment: { id, back: attempt.back, how } })
    await compareLinesOf(ctx, id)
  })
}

/**
 * Asks the provider what it holds, and settles its answer as any other: it may have corrected itself. For methods
 * without a provider, staff decide.
 * @throws Refusal `payment.notFound`, `payment.strayDone`, `payment.noWord`
 */
async function hearAgain(ctx: Ctx, id: string): Promise<void> {
  const attempt = await findAttempt(ctx, id)
  if (!attempt) throw refusal('payment.notFound')
  if (!isDiffering(attempt)) throw refusal('payment.strayDone')
  if (isPaidBackByHand(attempt.provider)) return
  const report = await askProvider(ctx, attempt)
  if (report?.outcome !== 'paid') throw refusal('payment.noWord')
  // The provider's answer is no act of these staff.
  await settle({ ...ctx, recording: undefined }, report)
}

/**
 * Locks a payment whose amount differs, with its order.
 * @throws Refusal `payment.strayDone`, `payment.otherCurrency`, `payment.saysNow` if it is not what staff saw
 */
async function requireDiffering(ctx: Ctx, id: string, seen: number) {
  const known = await findAttempt(ctx, id)
  const order = known && (await lockOrder(ctx, known.orderId))
  const attempt = order && (await lockAttempts(ctx, order.id)).find((attempt) => attempt.id === id)
  if (!order || !attempt || !isDiffering(attempt)) throw refusal('payment.strayDone')
  const said = formatMoney(attempt.saidAmount ?? 0, attempt.saidCurrency ?? attempt.currency)
  if (attempt.saidCurrency !== attempt.currency) throw refusal('payment.otherCurrency', { said })
  if (attempt.saidAmount !== seen) throw refusal('payment.saysNow', { said })
  return { order, attempt }
}

/** The amount is what the provider holds from now on. A UTR has arrived with it, and pays nothing else. */
async function takeAsReceived(ctx: Ctx, attempt: LockedAttempt): Promise<LockedAttempt> {
  if (attempt.utr !== null) {
    await holdUtr(ctx, attempt, attempt.utr)
    await markUtr(ctx, attempt, 'ARRIVED')
  }
  return takeSaid(ctx, attempt)
}
