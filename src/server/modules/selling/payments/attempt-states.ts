import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { type AttemptStatus, payments } from './payments.tables.ts'

/**
 * What an attempt may become. A failed one may still turn out to be paid: we close attempts that nobody needs any more,
 * and the person may finish one of them at the provider's all the same.
 */
const moves: Record<AttemptStatus, AttemptStatus[]> = {
  OPEN: ['PAID', 'FAILED', 'REFUND_DUE'],
  FAILED: ['PAID', 'REFUND_DUE'],
  PAID: ['REFUND_DUE', 'REFUNDED'],
  REFUND_DUE: ['REFUNDED'],
  REFUNDED: [],
}

/** One attempt to pay for an order. */
export type Attempt = typeof payments.$inferSelect

/** An attempt whose row this transaction holds; only such a one is changed. */
export type LockedAttempt = Attempt & { locked: true }

/** True when money has come for it, whatever became of that. */
export function hasMoney({ status }: Attempt): boolean {
  return status === 'PAID' || status === 'REFUND_DUE' || status === 'REFUNDED'
}

/** The one place where an attempt's status changes. */
export async function moveAttempt(ctx: Ctx, attempt: LockedAttempt, status: AttemptStatus): Promise<void> {
  if (!moves[attempt.status].includes(status))
    throw new Error(`the attempt ${attempt.id} is ${attempt.status} and cannot become ${status}`)
  await ctx.db
    .update(payments)
    .set({ status, settledAt: ctx.now() })
    .where(inSite(ctx, payments, eq(payments.id, attempt.id)))
}
