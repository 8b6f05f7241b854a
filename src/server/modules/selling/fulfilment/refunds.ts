import { formatMoney } from '../../../../shared/selling/money.ts'
import type { PaymentStatus } from '../../../../shared/selling/orders.ts'
import type { RefundBody } from '../../../../shared/selling/orders-admin.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { addEvent, changePayment, type OrderRow } from '../orders/index.ts'
import { type Attempt, type LockedAttempt, lockAttempts, moveAttempt } from '../payments/index.ts'
import { heldOrder } from './held-order.ts'

/** An order's payment status after it is cancelled or returned. */
export function paymentWithout(attempts: Attempt[]): PaymentStatus {
  if (attempts.some(({ status }) => status === 'PAID' || status === 'REFUND_DUE')) return 'REFUND_DUE'
  return attempts.some(({ status }) => status === 'REFUNDED') ? 'REFUNDED' : 'NOTHING_DUE'
}

/** Marks the payments of a cancelled or returned order as refund due. */
export async function oweRefunds(ctx: Ctx, order: Pick<OrderRow, 'id'>, attempts: LockedAttempt[]): Promise<void> {
  for (const attempt of attempts.filter(({ status }) => status === 'PAID')) {
    await moveAttempt(ctx, attempt, 'REFUND_DUE')
    const amount = formatMoney(attempt.amount, attempt.currency)
    await addEvent(ctx, order, 'REFUND_DUE', { said: [{ is: 'willBePaidBack', values: { amount } }] })
  }
}

/**
 * Records that everything due was refunded; the money itself moves at the payment service.
 * @param amount what was due when it was refunded; default: whatever is due now
 * @throws Refusal `order.notFound`, `order.refund` when nothing is due, `order.refundMeanwhile` when the amount differs
 */
export function refundOrder(ctx: Ctx, id: string, { amount, note }: Partial<RefundBody>): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const order = await heldOrder(ctx, id)
    const due = (await lockAttempts(ctx, id)).filter(({ status }) => status === 'REFUND_DUE')
    if (due.length === 0) throw refusal('order.refund')
    const sum = due.reduce((sum, { amount }) => sum + amount, 0)
    const money = formatMoney(sum, order.currency)
    if (amount !== undefined && amount !== sum) throw refusal('order.refundMeanwhile', { due: money })
    for (const attempt of due) await moveAttempt(ctx, attempt, 'REFUNDED')
    await addEvent(ctx, order, 'REFUNDED', { said: [{ is: 'paidBack', values: { amount: money } }], note })
    if (order.paymentStatus === 'REFUND_DUE') await changePayment(ctx, order, { paymentStatus: 'REFUNDED' })
  })
}
