import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { isRefundDue, isUtrWaiting } from '../payments/index.ts'
import { orderEvents, orders } from './orders.tables.ts'
import { orderReturns } from './pieces.tables.ts'

/** An invoice to a registered buyer, and one from ₹50,000 (paise) on, names buyer and address (CGST Rules, rule 46). */
const namesBuyer = 50_000_00

/** Whether the customer has an order to be paid, delivered, returned or refunded, or a UPI payment that staff have yet to look for. */
export async function hasOpenOrders(ctx: Ctx, userId: string): Promise<boolean> {
  const open = or(
    inArray(orders.status, ['PENDING_PAYMENT', 'PLACED', 'PACKED', 'CANCEL_REQUESTED', 'SHIPPED', 'RETURN_REQUESTED']),
    eq(orders.paymentStatus, 'REFUND_DUE'),
    isUtrWaiting(ctx, orders.id),
    isRefundDue(ctx, orders.id),
    isReplacementDue(ctx),
  )
  return (await ctx.db.$count(orders, inSite(ctx, orders, and(eq(orders.userId, userId), open)))) > 0
}

/** Whether the shop still has to send items for returned ones. */
function isReplacementDue(ctx: Ctx): SQL {
  const waiting = and(eq(orderReturns.state, 'RECEIVED'), eq(orderReturns.outcome, 'REPLACEMENT'))
  const which = inSite(ctx, orderReturns, sql`${orderReturns.orderId} = ${orders.id}`, waiting)
  return sql`exists (select 1 from ${orderReturns} where ${which})`
}

/**
 * Anonymises a deleted customer's orders as far as the law allows: the state stays, as it decides the tax. Amounts, lines and
 * payments stay as they are.
 */
export async function forgetBuyer(ctx: Ctx, userId: string): Promise<void> {
  const nobody = sql`jsonb_build_object('name', 'Deleted customer', 'mobileNumber', '', 'line1', '', 'line2', '', 'landmark', '',
    'city', '', 'state', ${orders.address}->'state', 'pincode', '', 'kind', 'OTHER', 'isDefault', false,
    'businessName', '', 'gstin', '')`
  const named = sql`${orders.address} || '{"mobileNumber": "", "landmark": ""}'`
  // The address of an order that is picked up is the shop's own.
  const unnamed = sql`case when ${orders.pickUp} is null then ${nobody}
    else ${orders.address} || '{"name": "Deleted customer", "mobileNumber": ""}' end`
  const address = sql`case when ${orders.address}->>'gstin' <> '' or ${orders.totalAmount} >= ${namesBuyer} then ${named} else ${unnamed} end`
  await ctx.db
    .update(orders)
    .set({ address })
    .where(inSite(ctx, orders, eq(orders.userId, userId)))
  // Notes of their requests.
  const own = ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(inSite(ctx, orders, eq(orders.userId, userId)))
  await ctx.db
    .update(orderEvents)
    .set({ note: '' })
    .where(inSite(ctx, orderEvents, eq(orderEvents.actorId, userId), inArray(orderEvents.orderId, own)))
  await ctx.db
    .update(orderReturns)
    .set({ note: '' })
    .where(inSite(ctx, orderReturns, inArray(orderReturns.orderId, own)))
}
