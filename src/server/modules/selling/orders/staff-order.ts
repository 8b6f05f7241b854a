import { and, asc, count, eq, isNotNull, sql } from 'drizzle-orm'
import type { OrderEvent, Seller, StaffOrder } from '../../../../shared/selling/orders-admin.ts'
import { addressLines, sellerState } from '../../../../shared/sites/business.ts'
import type { Ctx } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { users } from '../../people/identity/index.ts'
import { movesByHand, type OrderRow } from './order-states.ts'
import { orderEvents, orders } from './orders.tables.ts'
import { findOrder, withParts } from './orders.ts'

/**
 * An order with all that staff see of it: the shop's own notes, who did what, and what may be done next.
 * @throws Refusal `order.notFound`
 */
export async function readForStaff(ctx: Ctx, id: string): Promise<StaffOrder> {
  const row = await findOrder(ctx, id)
  const [order] = row ? await withParts(ctx, [row]) : []
  if (!row || !order) throw refusal('order.notFound')
  const [events, customer] = await Promise.all([readEvents(ctx, id), readCustomer(ctx, row)])
  return {
    ...order,
    events,
    customer,
    tracking: row.courier ? { courier: row.courier, number: row.trackingNumber } : null,
    moves: movesByHand(row.status),
    refundDue: order.payments.reduce((due, { status, amount }) => due + (status === 'REFUND_DUE' ? amount : 0), 0),
    seller: sellerOf(ctx),
  }
}

function sellerOf({ site: { name, settings } }: Ctx): Seller {
  const { gst, business } = settings
  const { legalName, address, email, phone } = business
  return {
    name: legalName || name,
    shop: name,
    gstNumber: gst.number,
    state: sellerState(settings),
    address: addressLines(address),
    email,
    phone,
  }
}

async function readEvents(ctx: Ctx, orderId: string): Promise<OrderEvent[]> {
  const rows = await ctx.db
    .select({ event: orderEvents, name: nameOf, userType: users.userType })
    .from(orderEvents)
    .leftJoin(users, onSite(orderEvents, users, eq(users.id, orderEvents.actorId)))
    .where(inSite(ctx, orderEvents, eq(orderEvents.orderId, orderId)))
    .orderBy(asc(orderEvents.createdAt), asc(orderEvents.id))
  return rows.map(({ event: { id, kind, note, internal, createdAt }, name, userType }) => ({
    _id: id,
    kind,
    note,
    internal,
    by: userType === null ? null : { name: name ?? '', isStaff: userType !== 'CUSTOMER' },
    created: createdAt.toISOString(),
  }))
}

const nameOf = sql<string | null>`trim(${users.firstName} || ' ' || ${users.lastName})`

async function readCustomer(ctx: Ctx, { userId }: OrderRow): Promise<StaffOrder['customer']> {
  const placed = and(eq(orders.userId, userId), isNotNull(orders.placedAt))
  const [[person], [counted]] = await Promise.all([
    ctx.db
      .select({ _id: users.id, name: nameOf, email: users.email, mobileNumber: users.mobileNumber })
      .from(users)
      .where(inSite(ctx, users, eq(users.id, userId))),
    ctx.db
      .select({ orders: count() })
      .from(orders)
      .where(inSite(ctx, orders, placed)),
  ])
  if (!person) throw new Error(`the person who ordered is gone: ${userId}`)
  return { ...person, name: person.name ?? '', orders: counted?.orders ?? 0 }
}
