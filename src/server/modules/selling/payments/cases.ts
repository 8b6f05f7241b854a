import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { type Attempt, hasMoney, type LockedAttempt, type Payment } from './attempt-states.ts'
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

/** Takes the amount that was reported as that of the payment, whatever was asked. */
export async function takeSaid(ctx: Ctx, attempt: LockedAttempt): Promise<LockedAttempt> {
  const amount = attempt.saidAmount ?? attempt.amount
  const saidClosedAt = ctx.now()
  await ctx.db
    .update(payments)
    .set({ amount, saidClosedAt, undecidedAt: null })
    .where(inSite(ctx, payments, eq(payments.id, attempt.id)))
  return { ...attempt, amount, saidClosedAt, undecidedAt: null }
}

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

/**
 * Records a refund paid by both provider and staff. A repeated report does not reopen a closed case.
 * @returns whether it is new
 */
export async function notePaidAgain(ctx: Ctx, refundId: string, amount: number): Promise<boolean> {
  const isNew = and(eq(paymentRefunds.id, refundId), isNull(paymentRefunds.againAt))
  const rows = await ctx.db
    .update(paymentRefunds)
    .set({ againAmount: amount, againAt: ctx.now() })
    .where(inSite(ctx, paymentRefunds, isNew))
    .returning({ id: paymentRefunds.id })
  return rows.length > 0
}

/** Closes what was paid back twice: of a payment, or of one refund that came back after all. */
export async function closePaidAgain(ctx: Ctx, of: { paymentId: string } | { refundId: string }): Promise<void> {
  const named = 'refundId' in of ? eq(paymentRefunds.id, of.refundId) : eq(paymentRefunds.paymentId, of.paymentId)
  const open = and(named, isNotNull(paymentRefunds.againAt), isNull(paymentRefunds.againClosedAt))
  await ctx.db
    .update(paymentRefunds)
    .set({ againClosedAt: ctx.now() })
    .where(inSite(ctx, paymentRefunds, open))
}

/** Closes the case of a payment that no settlement report names. */
export async function closeUnreported(ctx: Ctx, { id }: Pick<Payment, 'id'>): Promise<void> {
  await ctx.db
    .update(payments)
    .set({ unreportedClosedAt: ctx.now() })
    .where(inSite(ctx, payments, eq(payments.id, id)))
}

/** Notes that a settlement report names these payments. */
export async function noteReported(ctx: Ctx, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await ctx.db
    .update(payments)
    .set({ reportedAt: ctx.now() })
    .where(inSite(ctx, payments, inArray(payments.id, ids), isNull(payments.reportedAt)))
}
