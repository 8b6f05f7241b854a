import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { orders } from './orders.tables.ts'

/** An invoice to somebody who is not registered names them and their address from ₹50,000 on (CGST Rules, rule 46). Paise. */
const namesBuyer = 50_000_00

/** Whether something is still to be brought, taken back or paid back. What waits for its payment lapses by itself. */
export async function hasOpenOrders(ctx: Ctx, userId: string): Promise<boolean> {
  const open = or(
    inArray(orders.status, ['PENDING_PAYMENT', 'PLACED', 'PACKED', 'SHIPPED', 'RETURN_REQUESTED']),
    eq(orders.paymentStatus, 'REFUND_DUE'),
  )
  return (await ctx.db.$count(orders, inSite(ctx, orders, and(eq(orders.userId, userId), open)))) > 0
}

/**
 * Takes out of a customer's orders what the law does not want kept: of the address the state stays, which decides the tax. Amounts,
 * lines and payments stay as they are.
 */
export async function forgetBuyer(ctx: Ctx, userId: string): Promise<void> {
  const nobody = sql`jsonb_build_object('name', 'Deleted customer', 'mobileNumber', '', 'line1', '', 'line2', '', 'landmark', '',
    'city', '', 'state', ${orders.address}->'state', 'pincode', '', 'kind', 'OTHER', 'isDefault', false)`
  const named = sql`${orders.address} || '{"mobileNumber": "", "landmark": ""}'`
  const address = sql`case when ${orders.totalAmount} >= ${namesBuyer} then ${named} else ${nobody} end`
  await ctx.db
    .update(orders)
    .set({ address })
    .where(inSite(ctx, orders, eq(orders.userId, userId)))
}
