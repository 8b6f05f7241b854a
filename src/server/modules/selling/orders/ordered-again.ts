import { and, eq, gt, inArray, ne, notInArray } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import type { OrderRow } from './order-states.ts'
import { orderLines, orders } from './orders.tables.ts'

/** Whether the buyer of an order has placed another one with some of its variants since they began it, and has it still. */
export async function isOrderedAgain(
  ctx: Ctx,
  { id, userId, createdAt }: OrderRow,
  variantIds: string[],
): Promise<boolean> {
  const others = and(eq(orders.userId, userId), ne(orders.id, id), gt(orders.placedAt, createdAt))
  const [found] = await ctx.db
    .select({ id: orders.id })
    .from(orders)
    .innerJoin(orderLines, onSite(orders, orderLines, eq(orderLines.orderId, orders.id)))
    .where(
      inSite(
        ctx,
        orders,
        and(others, notInArray(orders.status, ['CANCELLED', 'RETURNED']), inArray(orderLines.variantId, variantIds)),
      ),
    )
    .limit(1)
  return found !== undefined
}
