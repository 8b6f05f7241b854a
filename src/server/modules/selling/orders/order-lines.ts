import { and, asc, eq, inArray, isNull, type SQL, sql, sum } from 'drizzle-orm'
import type { LinePieces, PiecesOf } from '../../../../shared/selling/orders/pieces.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import type { LockedOrder } from './order-states.ts'
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
 * Pieces reserved by this user's unpaid order of the checkout, by variant. They have left the stock but stay available to this user:
 * returning from an unfinished payment must not show their own pieces as sold out.
 */
export async function reservedPieces(ctx: Ctx, userId: string): Promise<Map<string, number>> {
  const rows = await ctx.db
    .select({ variantId: orderLines.variantId, quantity: sum(orderLines.quantity).mapWith(Number) })
    .from(orders)
    .innerJoin(orderLines, onSite(orders, orderLines, eq(orderLines.orderId, orders.id)))
    .where(inSite(ctx, orders, eq(orders.userId, userId), eq(orders.status, 'PENDING_PAYMENT'), isNull(orders.takenBy)))
    .groupBy(orderLines.variantId)
  return new Map(rows.map(({ variantId, quantity }) => [variantId, quantity]))
}

type Counter = Exclude<keyof LinePieces, 'quantity'>

/**
 * Moves pieces of a locked order's lines from one counter to another; the only place that writes them. The database refuses pieces
 * that are taken twice.
 * @param by what is added to each counter for a piece: `{ shipped: -1, delivered: 1 }`
 */
export async function changePieces(
  ctx: Ctx,
  order: LockedOrder,
  parts: PiecesOf[],
  by: Partial<Record<Counter, 1 | -1>>,
): Promise<void> {
  for (const { position, pieces } of parts) {
    const changes: Partial<Record<Counter, SQL>> = {}
    for (const [counter, sign] of Object.entries(by) as [Counter, 1 | -1][])
      changes[counter] = sql`${orderLines[counter]} + ${sign * pieces}::integer`
    const line = and(eq(orderLines.orderId, order.id), eq(orderLines.position, position))
    await ctx.db
      .update(orderLines)
      .set(changes)
      .where(inSite(ctx, orderLines, line))
  }
}
