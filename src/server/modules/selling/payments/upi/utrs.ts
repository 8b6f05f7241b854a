import { and, count, eq, inArray, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { UtrState } from '../../../../../shared/selling/payments/upi.ts'
import type { Ctx } from '../../../../platform/context.ts'
import { takeTurn } from '../../../../platform/lock.ts'
import { refusal } from '../../../../platform/refusal.ts'
import { inSite, onSite } from '../../../../platform/table.ts'
import type { Attempt, LockedAttempt } from '../attempt-states.ts'
import { payments } from '../payments.tables.ts'

/** Whether the customer says that they paid by UPI, and staff have yet to look. */
export function isChecked({ utrState }: Attempt): boolean {
  return utrState === 'WAITING'
}

/** Notes the UTR that a customer entered; a corrected one takes the place of the one before. */
export async function enterUtr(ctx: Ctx, { id }: LockedAttempt, utr: string): Promise<void> {
  await ctx.db
    .update(payments)
    .set({ utr, utrState: 'WAITING', utrAt: ctx.now() })
    .where(inSite(ctx, payments, eq(payments.id, id)))
}

/** Notes whether the payment with the attempt's UTR was found. */
export async function markUtr(ctx: Ctx, { id }: LockedAttempt, utrState: UtrState): Promise<void> {
  await ctx.db
    .update(payments)
    .set({ utrState })
    .where(inSite(ctx, payments, eq(payments.id, id)))
}

/**
 * Holds a UTR until the transaction ends, so that two orders cannot be paid by it. Lock order and attempts first.
 * @throws Refusal `payment.utrUsed` if it has paid for another attempt
 */
export async function holdUtr(ctx: Ctx, { id }: LockedAttempt, utr: string): Promise<void> {
  await takeTurn(ctx, `utr ${utr}`)
  const paid = and(eq(payments.utr, utr), eq(payments.utrState, 'ARRIVED'), ne(payments.id, id))
  if ((await ctx.db.$count(payments, inSite(ctx, payments, paid))) > 0)
    throw refusal('payment.utrUsed', { field: 'utr' })
}

/** Pairs of an order and another one for which one of its UTRs was entered. */
export function findShared(ctx: Ctx, orderIds: string[]): Promise<{ orderId: string; otherId: string }[]> {
  const others = alias(payments, 'others')
  const shared = and(eq(others.utr, payments.utr), ne(others.orderId, payments.orderId))
  return ctx.db
    .selectDistinct({ orderId: sql<string>`${payments.orderId}`, otherId: sql<string>`${others.orderId}` })
    .from(payments)
    .innerJoin(others, onSite(payments, others, shared))
    .where(inSite(ctx, payments, inArray(payments.orderId, orderIds)))
}

/** Number of UTRs that staff have yet to check, whatever became of their orders. */
export async function countWaiting(ctx: Ctx): Promise<number> {
  const [row] = await ctx.db
    .select({ count: count() })
    .from(payments)
    .where(inSite(ctx, payments, eq(payments.utrState, 'WAITING')))
  return row?.count ?? 0
}

/** Whether a UTR of the order waits to be checked. */
export function isUtrWaiting(ctx: Ctx, orderId: SQLWrapper): SQL {
  const waiting = inSite(ctx, payments, sql`${payments.orderId} = ${orderId}`, eq(payments.utrState, 'WAITING'))
  return sql`exists (select 1 from ${payments} where ${waiting})`
}
