import { eq } from 'drizzle-orm'
import { testMode } from '../../../../shared/selling/test-payments.ts'
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

export type Attempt = typeof payments.$inferSelect

/** An attempt whose row is locked by this transaction; changes require one. */
export type LockedAttempt = Attempt & { locked: true }

/** Whether no real money moves by it. */
export const isTestAttempt = ({ provider, accountMode }: Pick<Attempt, 'provider' | 'accountMode'>): boolean =>
  provider === testMode || accountMode === 'test'

/** True if it was ever paid, refunds included. */
export function hasMoney({ status }: Attempt): boolean {
  return status === 'PAID' || status === 'REFUND_DUE' || status === 'REFUNDED'
}

/** The only place that changes an attempt's status. */
export async function moveAttempt(ctx: Ctx, attempt: LockedAttempt, status: AttemptStatus): Promise<void> {
  if (!attemptMoves[attempt.status].includes(status))
    throw new Error(`the attempt ${attempt.id} is ${attempt.status} and cannot become ${status}`)
  await ctx.db
    .update(payments)
    .set({ status, settledAt: ctx.now() })
    .where(inSite(ctx, payments, eq(payments.id, attempt.id)))
}
