import { and, eq, gt, inArray, not, or } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { isPaidInTestMode } from '../payments/index.ts'
import { orders } from './orders.tables.ts'

const arrived = inArray(orders.status, ['DELIVERED', 'RETURN_REQUESTED'])

/** Whether the customer has received an order, and kept it so far. */
export async function hasReceived(ctx: Ctx, userId: string): Promise<boolean> {
  return (await ctx.db.$count(orders, inSite(ctx, orders, eq(orders.userId, userId), arrived))) > 0
}

/**
 * Whether a customer is proven: a payment was kept, or a parcel delivered. Others are new customers, who can reserve fewer pieces
 * for a shorter time (B20, B21). This is the only place that decides it.
 */
export async function isProven(ctx: Ctx, userId: string): Promise<boolean> {
  const isReal = not(isPaidInTestMode(ctx, orders))
  const paid = and(eq(orders.paymentStatus, 'PAID'), gt(orders.totalAmount, 0), isReal)
  const found = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(inSite(ctx, orders, eq(orders.userId, userId), or(paid, arrived)))
    .limit(1)
  return found.length > 0
}
