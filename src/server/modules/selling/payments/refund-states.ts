import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { type LockedAttempt, type LockedPayment, moveAttempt, type Payment } from './attempt-states.ts'
import { closeFailed } from './cases.ts'
import { paymentRefunds, payments, type RefundState } from './payments.tables.ts'
import { refundLater } from './refund-times.ts'

export type PaymentRefund = typeof paymentRefunds.$inferSelect

/** Allowed moves. A bank may send a refund back that counted as done, and a provider correct itself. */
export const refundMoves: Record<RefundState, RefundState[]> = {
  REQUESTED: ['SENT', 'DONE', 'FAILED'],
  SENT: ['DONE', 'FAILED'],
  DONE: ['FAILED'],
  FAILED: ['SENT', 'DONE'],
}

/** The rest of a payment that may still be paid back. */
export const restOf = ({ amount, back }: Pick<Payment, 'amount' | 'back'>): number => amount - back

/** The amount due that is not on its way back. */
export function dueOf({ status, amount, back, owed }: Pick<Payment, 'amount' | 'back' | 'owed' | 'status'>): number {
  if (status === 'REFUND_DUE') return amount - back
  return status === 'PAID' ? Math.max(0, owed - back) : 0
}

/** The rest of a payment that is neither paid back nor due. */
export const freeOf = (attempt: Pick<Payment, 'amount' | 'back' | 'owed' | 'status'>): number =>
  restOf(attempt) - dueOf(attempt)

/**
 * Makes a part of a paid payment due, at most what is left of it: what was paid back before for other reasons does not count
 * towards it.
 */
export async function owe(ctx: Ctx, attempt: LockedAttempt, amount: number): Promise<LockedAttempt> {
  const owed = Math.min(attempt.amount, Math.max(attempt.owed, attempt.back) + amount)
  const owedAt = ctx.now()
  await ctx.db
    .update(payments)
    .set({ owed, owedAt })
    .where(inSite(ctx, payments, eq(payments.id, attempt.id)))
  return { ...attempt, owed, owedAt }
}

/**
 * Whether the money of a refund that failed is no longer due, because another one took its place, or staff settled the payment elsewhere: what the
 * provider pays of it is paid twice (B334). A part of a payment leaves room for it, so the room alone does not tell.
 * @param refunds those of the payment
 */
export function isReplaced(
  payment: Payment,
  { amount, state, settledAt }: PaymentRefund,
  refunds: PaymentRefund[],
): boolean {
  if (state !== 'FAILED') return false
  if (payment.notedAt !== null || amount > restOf(payment)) return true
  const later = refunds.some(
    (other) => other.state !== 'FAILED' && settledAt !== null && other.requestedAt >= settledAt,
  )
  return later && amount > dueOf(payment)
}

type NewRefund = Pick<PaymentRefund, 'amount' | 'byHand' | 'note'> & { goodwill?: number; providerRefundId?: string }

/**
 * Adds a refund of a payment: one by hand is done, and so is one that its provider made by itself (`providerRefundId`). Any other is sent by a job
 * once this transaction is committed. The database refuses more than is left.
 */
export async function addRefund(ctx: Ctx, attempt: LockedPayment, refund: NewRefund): Promise<PaymentRefund> {
  const now = ctx.now()
  const isOwn = refund.providerRefundId === undefined
  const isDone = refund.byHand || !isOwn
  const made = isDone ? { state: 'DONE' as const, settledAt: now } : { state: 'REQUESTED' as const }
  const requestedBy = isOwn && ctx.actor.kind === 'user' ? ctx.actor.id : null
  await hold(ctx, attempt, refund.amount)
  await closeFailed(ctx, attempt.id)
  const [row] = await ctx.db
    .insert(paymentRefunds)
    .values({ paymentId: attempt.id, ...refund, ...made, requestedBy, requestedAt: now })
    .returning()
  if (!row) throw new Error('a new refund was not written')
  if (!isDone) await refundLater(ctx, row, 0)
  return row
}

/** Changes the sum that a payment's refunds hold. */
async function hold(ctx: Ctx, { id }: Payment, amount: number): Promise<void> {
  const back = sql`${payments.back} + ${amount}`
  await ctx.db
    .update(payments)
    .set({ back })
    .where(inSite(ctx, payments, eq(payments.id, id)))
}

/**
 * The only place that changes a refund's state; the attempt is locked.
 * @returns false where the state has it so already, or does not allow it
 */
export async function moveRefund(
  ctx: Ctx,
  attempt: LockedPayment,
  refund: PaymentRefund,
  to: Pick<PaymentRefund, 'state'> & Partial<Pick<PaymentRefund, 'byHand' | 'fault' | 'note' | 'providerRefundId'>>,
): Promise<boolean> {
  if (!refundMoves[refund.state].includes(to.state)) return false
  if (refund.state === 'FAILED') {
    if (refund.amount > restOf(attempt)) return false
    await hold(ctx, attempt, refund.amount)
  }
  if (to.state === 'FAILED') await hold(ctx, attempt, -refund.amount)
  const settledAt = to.state === 'SENT' ? null : ctx.now()
  await ctx.db
    .update(paymentRefunds)
    .set({ fault: '', ...to, settledAt })
    .where(inSite(ctx, paymentRefunds, eq(paymentRefunds.id, refund.id)))
  return true
}

/** Moves an attempt by its refunds: it is refunded once all of its amount is back, and due again if some of it returned. */
export async function settleAttempt(ctx: Ctx, attempt: LockedPayment): Promise<void> {
  const done = (await listRefunds(ctx, [attempt.id])).filter(({ state }) => state === 'DONE')
  const isBack = done.reduce((sum, { amount }) => sum + amount, 0) === attempt.amount
  if (isBack && attempt.status !== 'REFUNDED') await moveAttempt(ctx, attempt, 'REFUNDED')
  if (!isBack && attempt.status === 'REFUNDED') await moveAttempt(ctx, attempt, 'REFUND_DUE')
}

export async function findRefund(ctx: Ctx, id: string): Promise<PaymentRefund | undefined> {
  const [row] = await ctx.db
    .select()
    .from(paymentRefunds)
    .where(inSite(ctx, paymentRefunds, eq(paymentRefunds.id, id)))
  return row
}

/** Refunds of the payments, oldest first. */
export function listRefunds(ctx: Ctx, paymentIds: string[]): Promise<PaymentRefund[]> {
  return ctx.db
    .select()
    .from(paymentRefunds)
    .where(inSite(ctx, paymentRefunds, inArray(paymentRefunds.paymentId, paymentIds)))
    .orderBy(asc(paymentRefunds.requestedAt), asc(paymentRefunds.id))
}

/**
 * Notes the first time at which a provider is asked for a refund.
 * @returns false where it may not be sent any more, because staff have paid it back meanwhile
 */
export async function noteTried(ctx: Ctx, { id }: PaymentRefund): Promise<boolean> {
  const rows = await ctx.db
    .update(paymentRefunds)
    .set({ triedAt: sql`coalesce(${paymentRefunds.triedAt}, ${ctx.now()})` })
    .where(inSite(ctx, paymentRefunds, eq(paymentRefunds.id, id), eq(paymentRefunds.state, 'REQUESTED')))
    .returning({ id: paymentRefunds.id })
  return rows.length > 0
}
