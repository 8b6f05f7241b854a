import { and, eq, isNull } from 'drizzle-orm'
import { testMode } from '../../../../shared/selling/payments/test-payments.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { type AttemptStatus, payments } from './payments.tables.ts'

/**
 * Allowed moves. A failed attempt may still turn out to be paid: we close attempts that are no longer needed, and the customer
 * may still complete one of them at the provider's.
 */
export const attemptMoves: Record<AttemptStatus, AttemptStatus[]> = {
  OPEN: ['PAID', 'FAILED', 'REFUND_DUE'],
  FAILED: ['PAID', 'REFUND_DUE'],
  PAID: ['REFUND_DUE', 'REFUNDED'],
  REFUND_DUE: ['REFUNDED'],
  // A bank may send a refund back that counted as done.
  REFUNDED: ['REFUND_DUE'],
}

/** Any payment, also one that no order has. */
export type Payment = typeof payments.$inferSelect

/** An attempt to pay an order. */
export type Attempt = Payment & { orderId: string }

/** A payment whose row is locked by this transaction; changes require one. */
export type LockedPayment = Payment & { locked: true }
export type LockedAttempt = Attempt & { locked: true }

export const isOfOrder = (payment: Payment): payment is Attempt => payment.orderId !== null

/** Whether no real money moves by it. */
export const isTestAttempt = ({ provider, accountMode }: Pick<Payment, 'provider' | 'accountMode'>): boolean =>
  provider === testMode || accountMode === 'test'

/** True if it was ever paid, refunds included. */
export function hasMoney({ status }: Payment): boolean {
  return status === 'PAID' || status === 'REFUND_DUE' || status === 'REFUNDED'
}

/** The only place that changes an attempt's status. */
export async function moveAttempt(ctx: Ctx, attempt: LockedPayment, status: AttemptStatus): Promise<void> {
  if (!attemptMoves[attempt.status].includes(status))
    throw new Error(`the attempt ${attempt.id} is ${attempt.status} and cannot become ${status}`)
  await ctx.db
    .update(payments)
    .set({ status, settledAt: ctx.now() })
    .where(inSite(ctx, payments, eq(payments.id, attempt.id)))
}

/**
 * Gives a payment that no order has to an order, as an open attempt: what is due of it, if anything, is for `settle` to say. It was no attempt before,
 * so the moves do not hold for it.
 */
export async function attachStray(ctx: Ctx, stray: LockedPayment, { id: orderId }: { id: string }): Promise<Attempt> {
  const providerPaymentId = stray.providerPaymentId ?? stray.reference
  const [row] = await ctx.db
    .update(payments)
    .set({ orderId, providerPaymentId, status: 'OPEN', owed: 0, settledAt: null })
    .where(inSite(ctx, payments, and(eq(payments.id, stray.id), isNull(payments.orderId))))
    .returning()
  if (!row) throw new Error('a locked payment is gone')
  return { ...row, orderId }
}
