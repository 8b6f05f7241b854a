import { countDistinct, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { payments } from './payments.tables.ts'

/** Number of orders with a refund due, also for the second payment of a good order. */
export async function countRefundsDue(ctx: Ctx): Promise<number> {
  const [row] = await ctx.db
    .select({ count: countDistinct(payments.orderId) })
    .from(payments)
    .where(inSite(ctx, payments, eq(payments.status, 'REFUND_DUE')))
  return row?.count ?? 0
}

/** Whether the order has a refund due. */
export function isRefundDue(ctx: Ctx, orderId: SQLWrapper): SQL {
  const due = inSite(ctx, payments, sql`${payments.orderId} = ${orderId}`, eq(payments.status, 'REFUND_DUE'))
  return sql`exists (select 1 from ${payments} where ${due})`
}
