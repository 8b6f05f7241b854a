import { asc, eq, inArray, sum } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { orderLines, orders } from './orders.tables.ts'

export type OrderLineRow = typeof orderLines.$inferSelect

export function listLines(ctx: Ctx, orderIds: string[]): Promise<OrderLineRow[]> {
  return ctx.db
    .select()
    .from(orderLines)
    .where(inSite(ctx, orderLines, inArray(orderLines.orderId, orderIds)))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position))
}

/**
 * Pieces reserved by this user's unpaid order, by variant. They have left the stock but stay available to this user: returning
 * from an unfinished payment must not show their own pieces as sold out.
 */
export async function reservedPieces(ctx: Ctx, userId: string): Promise<Map<string, number>> {
  const rows = await ctx.db
    .select({ variantId: orderLines.variantId, quantity: sum(orderLines.quantity).mapWith(Number) })
    .from(orders)
    .innerJoin(orderLines, onSite(orders, orderLines, eq(orderLines.orderId, orders.id)))
    .where(inSite(ctx, orders, eq(orders.userId, userId), eq(orders.status, 'PENDING_PAYMENT')))
    .groupBy(orderLines.variantId)
  return new Map(rows.map(({ variantId, quantity }) => [variantId, quantity]))
}
