import { isPaidBackByHand } from '../../../../shared/selling/payments/payment-modes.ts'
import type { RefundBody } from '../../../../shared/selling/payments/refunds-admin.ts'
import { formatMoney } from '../../../../shared/selling/pricing/money.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { noteRefunded } from '../checkout/index.ts'
import { addEvent, type LockedOrder, type Sentence } from '../orders/index.ts'
import {
  addRefund,
  dueOf,
  hasMoney,
  type LockedAttempt,
  lockAttempts,
  type PaymentRefund,
  restOf,
} from '../payments/index.ts'
import { heldOrder } from './held-order.ts'
import { lowerPrices } from './lower-prices.ts'
import { closePaidReturns } from './returns.ts'

/**
 * Pays back, or records that it was paid back by hand: everything due, or an amount of one payment. A refund to the source is sent by
 * a job once it is recorded. What of an amount is not due lowers the prices that `payment.lowers` names, or is goodwill (B328).
 * @param amount what was due when it was refunded; default: whatever is due now
 * @throws Refusal `order.notFound`, `order.refund` when nothing is due, `order.refundMeanwhile` when the amounts differ,
 * `order.refundPayment`, `order.refundByHand`, `order.refundTooMuch`, and those of `lowerPrices`
 */
export function refundOrder(ctx: Ctx, id: string, { amount, note = '', payment }: Partial<RefundBody>): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const order = await heldOrder(ctx, id)
    const attempts = await lockAttempts(ctx, id)
    if (payment) await refundOne(ctx, order, attempts, { amount: amount ?? 0, note, payment })
    else await refundDue(ctx, order, attempts, { amount, note })
    await closePaidReturns(ctx, order)
  })
}

async function refundDue(
  ctx: Ctx,
  order: LockedOrder,
  attempts: LockedAttempt[],
  { amount, note }: { amount: number | undefined; note: string },
): Promise<void> {
  const due = attempts.filter((attempt) => dueOf(attempt) > 0)
  if (due.length === 0) throw refusal('order.refund')
  const sum = due.reduce((sum, attempt) => sum + dueOf(attempt), 0)
  const money = formatMoney(sum, order.currency)
  if (amount !== undefined && amount !== sum) throw refusal('order.refundMeanwhile', { due: money })
  const made: PaymentRefund[] = []
  for (const attempt of due) made.push(await addRefund(ctx, attempt, { amount: dueOf(attempt), byHand: true, note }))
  await noteRefunded(ctx, order, { attempts: due, amount: money, refundId: made[0]?.id ?? '', note })
}

type OfOne = { amount: number; note: string; payment: NonNullable<RefundBody['payment']> }

async function refundOne(
  ctx: Ctx,
  order: LockedOrder,
  attempts: LockedAttempt[],
  { amount, note, payment: { id, back, how, lowers } }: OfOne,
): Promise<void> {
  const attempt = attempts.find((attempt) => attempt.id === id && hasMoney(attempt))
  if (!attempt) throw refusal('order.refundPayment')
  const money = (minor: number) => formatMoney(minor, attempt.currency)
  if (attempt.back !== back) throw refusal('order.refundSince', { back: money(attempt.back) })
  if (amount > restOf(attempt)) throw refusal('order.refundTooMuch', { field: 'amount', rest: money(restOf(attempt)) })
  if (how === 'source' && isPaidBackByHand(attempt.provider)) throw refusal('order.refundByHand')
  const beyond = amount - Math.min(amount, dueOf(attempt))
  const held = lowers ? await lowerPrices(ctx, order, attempt, { cut: lowers, beyond }) : { order, attempt }
  const goodwill = lowers ? 0 : beyond
  const refund = await addRefund(ctx, held.attempt, { amount, goodwill, byHand: how === 'hand', note })
  const values = { amount: money(amount) }
  const also: Sentence[] = goodwill > 0 ? [{ is: 'goodwill', values: { amount: money(goodwill) } }] : []
  if (how === 'source')
    await addEvent(ctx, held.order, 'REFUND_SENT', { said: [{ is: 'beingPaidBack', values }, ...also], note })
  else await noteRefunded(ctx, held.order, { attempts: [held.attempt], ...values, also, refundId: refund.id, note })
}
