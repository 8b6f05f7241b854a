import { and, asc, count, eq, inArray, isNotNull } from 'drizzle-orm'
import { returnable, sumOf } from '../../../../shared/selling/orders/pieces.ts'
import type { OrderEvent, StaffOrder, StaffRefund } from '../../../../shared/selling/orders/staff-order.ts'
import type { Ctx } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { fullName, reachedAt, users } from '../../people/identity/index.ts'
import { sellerOf } from '../invoices/index.ts'
import { findShared, isStuck, listRefunds, type PaymentRefund } from '../payments/index.ts'
import { orderIn } from './along-words.ts'
import { editsOf, takesFurther } from './edit-order.ts'
import { englishWords } from './event-words.ts'
import { linkForStaff } from './link-for-staff.ts'
import { isUnderWay, movesByHand, type OrderRow } from './order-states.ts'
import { orderEvents, orders } from './orders.tables.ts'
import { withParts } from './orders.ts'

/**
 * An order as staff see it: with internal notes, who did what, and the allowed moves.
 * @throws Refusal `order.notFound`
 */
export async function readForStaff(ctx: Ctx, id: string): Promise<StaffOrder> {
  const [order] = await readManyForStaff(ctx, [id])
  if (!order) throw refusal('order.notFound')
  return order
}

/** Like `readForStaff` for several orders, in the order of `ids`; missing ones are omitted. */
export async function readManyForStaff(ctx: Ctx, ids: string[]): Promise<StaffOrder[]> {
  const found = await ctx.db
    .select()
    .from(orders)
    .where(inSite(ctx, orders, inArray(orders.id, ids)))
  const rows = [...new Set(ids)].flatMap((id) => found.find((row) => row.id === id) ?? [])
  if (rows.length === 0) return []
  const [whole, events, customers, utrs, takers] = await Promise.all([
    withParts(ctx, rows),
    readEvents(ctx, rows),
    readCustomers(ctx, rows),
    sharedUtrs(ctx, ids),
    readTakers(ctx, rows),
  ])
  const refunds = await listRefunds(
    ctx,
    whole.flatMap(({ payments }) => payments.map(({ transactionId }) => transactionId)),
  )
  return rows.map((row, index) => {
    const order = whole[index]
    const customer = customers.get(row.userId)
    if (!order || !customer) throw new Error(`the person who ordered is gone: ${row.userId}`)
    const edits = editsOf(row, order)
    return {
      ...order,
      events: events.get(row.id) ?? [],
      customer,
      tracking: trackingOf(order),
      moves: movesOf(row, order),
      edits,
      takesFurther: takesFurther(row, order.lines) && !edits.includes('items'),
      addressRevision: row.addressRevision,
      refundDue: order.payments.reduce((sum, { due }) => sum + due, 0),
      refunds: refunds.filter((refund) => isOf(order, refund)).map((refund) => asStaffRefund(ctx, refund)),
      utrElsewhere: utrs.get(row.id) ?? [],
      seller: sellerOf(ctx),
      takenBy: row.takenBy && (takers.get(row.takenBy) ?? ''),
      paymentLink: linkForStaff(ctx, row),
    }
  })
}

/** Moves that staff may make. What has arrived can be returned while more of the order is to come. */
function movesOf(row: OrderRow, { lines }: Pick<StaffOrder, 'lines'>): StaffOrder['moves'] {
  const mayReturn = isUnderWay(row) && !row.request && sumOf(lines, returnable) > 0
  return [...movesByHand(row), ...(mayReturn ? (['RETURN_REQUESTED'] as const) : [])]
}

/** Tracking of the latest parcel that has any. */
function trackingOf({ parcels }: Pick<StaffOrder, 'parcels'>): StaffOrder['tracking'] {
  const tracked = parcels.findLast(({ courier }) => courier !== '')
  return tracked ? { courier: tracked.courier, number: tracked.trackingNumber } : null
}

const isOf = ({ payments }: Pick<StaffOrder, 'payments'>, { paymentId }: PaymentRefund) =>
  payments.some(({ transactionId }) => transactionId === paymentId)

function asStaffRefund(ctx: Ctx, refund: PaymentRefund): StaffRefund {
  const { id, paymentId, amount, goodwill, state, byHand, providerRefundId, fault, requestedAt, settledAt } = refund
  return {
    ...{ _id: id, payment: paymentId, amount, goodwill, state, byHand, providerId: providerRefundId, fault },
    stuck: isStuck(ctx, refund),
    created: requestedAt.toISOString(),
    settled: settledAt?.toISOString() ?? null,
  }
}

/** Events by order, oldest first. */
async function readEvents(ctx: Ctx, of: OrderRow[]): Promise<Map<string, OrderEvent[]>> {
  const rows = await ctx.db
    .select({ event: orderEvents, name: fullName, userType: users.userType })
    .from(orderEvents)
    .leftJoin(users, onSite(orderEvents, users, eq(users.id, orderEvents.actorId)))
    .where(
      inSite(
        ctx,
        orderEvents,
        inArray(
          orderEvents.orderId,
          of.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(asc(orderEvents.createdAt), asc(orderEvents.id))
  const events = rows.map(({ event, name, userType }) => ({
    orderId: event.orderId,
    event: {
      _id: event.id,
      kind: event.kind,
      note: englishWords(event),
      internal: event.internal,
      by: userType === null ? null : { name: name ?? '', isStaff: userType !== 'CUSTOMER' },
      created: event.createdAt.toISOString(),
      about: orderIn(event),
    },
  }))
  return new Map(
    [...Map.groupBy(events, ({ orderId }) => orderId)].map(([id, own]) => [id, own.map(({ event }) => event)]),
  )
}

/** By order, the others for which one of its UTRs was entered. */
async function sharedUtrs(ctx: Ctx, ids: string[]): Promise<Map<string, StaffOrder['utrElsewhere']>> {
  const pairs = await findShared(ctx, ids)
  if (pairs.length === 0) return new Map()
  const others = pairs.map(({ otherId }) => otherId)
  const found = await ctx.db
    .select({ orderId: orders.id, number: orders.number })
    .from(orders)
    .where(inSite(ctx, orders, inArray(orders.id, others)))
    .orderBy(asc(orders.number))
  const named = (own: typeof pairs) => found.filter(({ orderId }) => own.some(({ otherId }) => otherId === orderId))
  return new Map([...Map.groupBy(pairs, ({ orderId }) => orderId)].map(([id, own]) => [id, named(own)]))
}

/** Names of the staff who took orders, by id. */
async function readTakers(ctx: Ctx, of: OrderRow[]): Promise<Map<string, string>> {
  const ids = of.flatMap(({ takenBy }) => takenBy ?? [])
  if (ids.length === 0) return new Map()
  const rows = await ctx.db
    .select({ id: users.id, name: fullName })
    .from(users)
    .where(inSite(ctx, users, inArray(users.id, ids)))
  return new Map(rows.map(({ id, name }) => [id, name ?? '']))
}

async function readCustomers(ctx: Ctx, of: OrderRow[]): Promise<Map<string, StaffOrder['customer']>> {
  const ids = [...new Set(of.map(({ userId }) => userId))]
  const placed = and(inArray(orders.userId, ids), isNotNull(orders.placedAt))
  const [people, counts] = await Promise.all([
    ctx.db
      .select({ _id: users.id, name: fullName, email: reachedAt, mobileNumber: users.mobileNumber })
      .from(users)
      .where(inSite(ctx, users, inArray(users.id, ids))),
    ctx.db
      .select({ userId: orders.userId, orders: count() })
      .from(orders)
      .where(inSite(ctx, orders, placed))
      .groupBy(orders.userId),
  ])
  const countOf = new Map(counts.map(({ userId, orders }) => [userId, orders]))
  return new Map(
    people.map((person) => [person._id, { ...person, name: person.name ?? '', orders: countOf.get(person._id) ?? 0 }]),
  )
}
