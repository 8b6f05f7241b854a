import { eq } from 'drizzle-orm'
import { cashMode } from '../../../../shared/selling/payments/payment-modes.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import type { LockedAttempt } from './attempt-states.ts'
import { payments } from './payments.tables.ts'

/**
 * Records cash collected on delivery as a payment, which can be refunded like any other. What a further parcel brings is added to
 * the same payment, unless that is paid back already.
 * @param attempts the order's, locked
 */
export async function addCash(
  ctx: Ctx,
  { id: orderId, currency }: { id: string; currency: string },
  attempts: LockedAttempt[],
  amount: number,
): Promise<void> {
  const now = ctx.now()
  const before = attempts.find(({ provider, status }) => provider === cashMode && status === 'PAID')
  if (before)
    return void (await ctx.db
      .update(payments)
      .set({ amount: before.amount + amount, settledAt: now })
      .where(inSite(ctx, payments, eq(payments.id, before.id))))
  await ctx.db
    .insert(payments)
    .values({ orderId, provider: cashMode, status: 'PAID', amount, currency, createdAt: now, settledAt: now })
}
