import { and, eq, isNull } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { type Attempt, hasMoney, type LockedAttempt } from './attempt-states.ts'
import { paymentRefunds, payments } from './payments.tables.ts'

type Said = { amount: number; currency: string }

/**
 * Keeps the amount that a provider reported instead of ours. The same one again opens no closed case.
 * @returns whether it is new
 */
export async function noteSaid(ctx: Ctx, attempt: LockedAttempt, { amount, currency }: Said): Promise<boolean> {
  if (attempt.saidAmount === amount && attempt.saidCurrency === currency) return false
  await ctx.db
    .update(payments)
    .set({ saidAmount: amount, saidCurrency: currency, saidAt: ctx.now(), saidClosedAt: null })
    .where(inSite(ctx, payments, eq(payments.id, attempt.id)))
  return true
}

/** Whether another amount was reported of a payment, and staff have yet to settle that. */
export const isDiffering = (attempt: Attempt): boolean =>
  attempt.saidAt !== null && attempt.saidClosedAt === null && !hasMoney(attempt)

/** Leaves a payment to staff: its provider gave no answer for a day. */
export async function noteUndecided(ctx: Ctx, { id }: Pick<Attempt, 'id'>): Promise<void> {
  await ctx.db
    .update(payments)
    .set({ undecidedAt: ctx.now() })
    .where(inSite(ctx, payments, eq(payments.id, id)))
}

/** Its provider has answered. */
export async function closeUndecided(ctx: Ctx, { id }: Pick<Attempt, 'id'>): Promise<void> {
  await ctx.db
    .update(payments)
    .set({ undecidedAt: null })
    .where(inSite(ctx, payments, eq(payments.id, id)))
}

/** Closes what staff have looked at: the amount reported, a payment without an answer, and failed refunds. */
export async function closeCases(ctx: Ctx, { id }: LockedAttempt): Promise<void> {
  await ctx.db
    .update(payments)
    .set({ saidClosedAt: ctx.now(), undecidedAt: null })
    .where(inSite(ctx, payments, eq(payments.id, id)))
  await closeFailed(ctx, id)
}

/** Closes the failed refunds of a payment. */
export async function closeFailed(ctx: Ctx, paymentId: string): Promise<void> {
  const failed = and(eq(paymentRefunds.state, 'FAILED'), isNull(paymentRefunds.closedAt))
  await ctx.db
    .update(paymentRefunds)
    .set({ closedAt: ctx.now() })
    .where(inSite(ctx, paymentRefunds, eq(paymentRefunds.paymentId, paymentId), failed))
}
