import { and, eq } from 'drizzle-orm'
import { sumOf } from '../../../../shared/selling/orders/pieces.ts'
import type { PriceCut } from '../../../../shared/selling/orders/price-cut.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { listLines } from './order-lines.ts'
import { addReduced, type LockedOrder } from './order-states.ts'
import { orderLines } from './orders.tables.ts'

/**
 * Lowers what lines of a locked order come to, and its shipping (B328). The caller has checked that they are worth that much, credits it
 * and pays it back.
 */
export async function lowerPrice(ctx: Ctx, order: LockedOrder, { lines, shipping }: PriceCut): Promise<LockedOrder> {
  const before = await listLines(ctx, [order.id])
  for (const { position, amount } of lines) {
    const line = before.find((line) => line.position === position)
    if (!line) throw new Error(`the order has no line ${position}`)
    const reductions = [...line.reductions, { amount, gone: line.cancelled + line.returned }]
    await ctx.db
      .update(orderLines)
      .set({ reductions })
      .where(inSite(ctx, orderLines, and(eq(orderLines.orderId, order.id), eq(orderLines.position, position))))
  }
  return addReduced(ctx, order, sumOf(lines, ({ amount }) => amount) + shipping, shipping)
}
