import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { orders } from './orders.tables.ts'

export async function hasOrders(ctx: Ctx): Promise<boolean> {
  const rows = await ctx.db.select({ id: orders.id }).from(orders).where(inSite(ctx, orders)).limit(1)
  return rows.length > 0
}
