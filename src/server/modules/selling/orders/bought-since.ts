import { type AnyColumn, eq, exists, gte, type SQL } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { orderLines, orders } from './orders.tables.ts'
import { sold } from './sales.ts'

type Purchase = { userId: AnyColumn; productId: AnyColumn; since: AnyColumn }

/** Condition on another table's columns: the user has ordered the product since the instant. */
export function boughtSince(ctx: Ctx, { userId, productId, since }: Purchase): SQL {
  return exists(
    ctx.db
      .select({ id: orders.id })
      .from(orders)
      .innerJoin(orderLines, onSite(orders, orderLines, eq(orderLines.orderId, orders.id)))
      .where(
        inSite(
          ctx,
          orders,
          sold(ctx),
          eq(orders.userId, userId),
          eq(orderLines.productId, productId),
          gte(orders.placedAt, since),
        ),
      ),
  )
}
