import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import type { LockedPayment, Payment } from './attempt-states.ts'
import { payments } from './payments.tables.ts'
import type { AccountMode } from './provider.ts'

/** A payment that no order of the site has, as a provider's event or settlement report names it. */
type NewStray = {
  provider: string
  /** The name that events and reports share. */
  reference: string
  /** The name by which the provider refunds it; null where a report does not tell. */
  providerPaymentId: string | null
  accountMode: AccountMode | null
  amount: number
  currency: string
}

/** Rows written in one statement. */
const atOnce = 500

/**
 * Keeps payments that no order has, each once however often it is named. They are refunds due until staff book them to an order (B335). Nothing
 * is kept for a site that takes payments of other programs at its accounts.
 */
export async function noteStrays(ctx: Ctx, found: NewStray[]): Promise<void> {
  if (!ctx.site.settings.moneyInbox.strays) return
  const now = ctx.now()
  const unique = [...new Map(found.map((stray) => [`${stray.provider} ${stray.reference}`, stray])).values()]
  for (let from = 0; from < unique.length; from += atOnce)
    await ctx.db
      .insert(payments)
      .values(
        unique.slice(from, from + atOnce).map((stray) => ({
          ...stray,
          ...{ orderId: null, status: 'REFUND_DUE' as const, owed: stray.amount, createdAt: now, settledAt: now },
        })),
      )
      .onConflictDoUpdate({
        target: [payments.siteId, payments.provider, payments.reference],
        targetWhere: sql`${payments.reference} is not null`,
        set: {
          providerPaymentId: sql`coalesce(${payments.providerPaymentId}, excluded.provider_payment_id)`,
          accountMode: sql`coalesce(${payments.accountMode}, excluded.account_mode)`,
        },
        setWhere: isNull(payments.orderId),
      })
}

/** Whether staff have yet to decide about a payment without an order. */
export const isOpenStray = ({ orderId, notedAt, back }: Payment): boolean =>
  orderId === null && notedAt === null && back === 0

/** Locks a payment that no order has. */
export async function lockStray(ctx: Ctx, id: string): Promise<LockedPayment | undefined> {
  const [row] = await ctx.db
    .select()
    .from(payments)
    .where(inSite(ctx, payments, and(eq(payments.id, id), isNull(payments.orderId))))
    .for('update')
  return row && { ...row, locked: true }
}

/** Keeps how staff settled a payment without an order. */
export async function noteSettled(ctx: Ctx, { id }: LockedPayment, noted: string): Promise<void> {
  await ctx.db
    .update(payments)
    .set({ noted, notedAt: ctx.now() })
    .where(inSite(ctx, payments, eq(payments.id, id)))
}
