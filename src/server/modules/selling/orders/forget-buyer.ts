import { and, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { users } from '../../people/identity/index.ts'
import { deletedAddress, namedAddress, namesBuyerFrom, pickUpAddress } from '../deleted-buyer.ts'
import { isMoneyExpected, isRefundDue, isUtrWaiting } from '../payments/index.ts'
import { orderEvents, orders } from './orders.tables.ts'
import { orderReturns } from './pieces.tables.ts'

/**
 * Whether the customer has an order to be paid, delivered, returned or refunded, a payment that staff have yet to look for or into, or one that
 * may still come: money that comes late places its order, or is told to its buyer as a refund.
 * @param email their verified one: orders that guests began with it are deleted with theirs
 */
export async function hasOpenOrders(ctx: Ctx, userId: string, email?: string): Promise<boolean> {
  const open = or(
    inArray(orders.status, ['PENDING_PAYMENT', 'PLACED', 'PACKED', 'CANCEL_REQUESTED', 'SHIPPED', 'RETURN_REQUESTED']),
    eq(orders.paymentStatus, 'REFUND_DUE'),
    isUtrWaiting(ctx, orders.id),
    isMoneyExpected(ctx, orders.id),
    hasLapsedLately(ctx),
    isRefundDue(ctx, orders.id),
    isReplacementDue(ctx),
  )
  const own = or(
    eq(orders.userId, userId),
    email === undefined ? undefined : inArray(orders.userId, guestsOf(ctx, email)),
  )
  return (await ctx.db.$count(orders, inSite(ctx, orders, and(own, open)))) > 0
}

const guestsOf = (ctx: Ctx, email: string) =>
  ctx.db
    .select({ id: users.id })
    .from(users)
    .where(inSite(ctx, users, eq(users.guestEmail, email)))

const day = 24 * 3_600_000

/** Whether an order lapsed within a day. It is placed after all if it is paid within an hour (B22). */
function hasLapsedLately(ctx: Ctx): SQL {
  const since = new Date(ctx.now().getTime() - day)
  const lapsed = and(eq(orderEvents.kind, 'LAPSED'), gt(orderEvents.createdAt, since))
  const which = inSite(ctx, orderEvents, sql`${orderEvents.orderId} = ${orders.id}`, lapsed)
  return sql`exists (select 1 from ${orderEvents} where ${which})`
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
  // The address of an order that is picked up is the shop's own.
  const unnamed = sql`case when ${orders.pickUp} is null then ${deletedAddress(sql`${orders.address}->'state'`)}
    else ${pickUpAddress(orders.address)} end`
  const mustName = sql`${orders.address}->>'gstin' <> '' or ${orders.totalAmount} >= ${namesBuyerFrom}`
  const address = sql`case when ${mustName} then ${namedAddress(orders.address)} else ${unnamed} end`
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
