import { cashMode } from '../../../../shared/selling/payment-modes.ts'
import type { Ctx } from '../../../platform/context.ts'
import { payments } from './payments.tables.ts'

/** Records cash collected on delivery as a payment, which can be refunded like any other. */
export async function addCash(
  ctx: Ctx,
  { id: orderId, totalAmount: amount, currency }: { id: string; totalAmount: number; currency: string },
): Promise<void> {
  const now = ctx.now()
  await ctx.db
    .insert(payments)
    .values({ orderId, provider: cashMode, status: 'PAID', amount, currency, createdAt: now, settledAt: now })
}
