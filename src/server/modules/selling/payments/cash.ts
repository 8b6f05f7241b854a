import type { Ctx } from '../../../platform/context.ts'
import { payments } from './payments.tables.ts'

/** Notes that the courier has brought the money of an order; it can be paid back like any other. */
export async function addCash(
  ctx: Ctx,
  { id: orderId, totalAmount: amount, currency }: { id: string; totalAmount: number; currency: string },
): Promise<void> {
  const now = ctx.now()
  await ctx.db
    .insert(payments)
    .values({ orderId, provider: 'cod', status: 'PAID', amount, currency, createdAt: now, settledAt: now })
}
