import { and, asc, desc, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { ListQuery } from '../../../../shared/api/list-query.ts'
import type { AddressBody } from '../../../../shared/people/address.ts'
import { can } from '../../../../shared/people/permissions.ts'
import { mobileOf, orderNumberOf } from '../../../../shared/people/written-numbers.ts'
import type { Order } from '../../../../shared/selling/orders/orders.ts'
import type { Ctx } from '../../../platform/context.ts'
import { type ListFields, listConditions, listSort } from '../../../platform/list-filter.ts'
import { contains, inOrder, pageOf } from '../../../platform/lists.ts'
import { refusal } from '../../../platform/refusal.ts'
import { settingsText } from '../../../platform/site-in-language.ts'
import { inSite } from '../../../platform/table.ts'
import { type MapTexts, translated } from '../../content/translations/index.ts'
import { signedInUser } from '../../people/identity/index.ts'
import { spokenReasons } from '../discounts/index.ts'
import { namesOfInvoices } from '../invoices/index.ts'
import { listAttempts, listRefunds } from '../payments/index.ts'
import { mapLine, optionsOf } from '../products/index.ts'
import { asOrder } from './as-order.ts'
import { readAlong } from './going-along.ts'
import { adoptGuestOrders } from './guest-orders.ts'
import { listLines, type OrderLineRow } from './order-lines.ts'
import type { OrderRow } from './order-states.ts'
import { found } from './order-table.ts'
import { orderEvents, orders } from './orders.tables.ts'
import { listParcels } from './parcels.ts'
import { listReturns } from './returns.ts'

export type OrderPage = { data: Order[]; total: number }

const fields: ListFields = {
  _id: { type: 'uuid', column: orders.id },
  status: { type: 'text', column: orders.status },
  number: { type: 'integer', column: orders.number },
  created: { type: 'instant', column: orders.createdAt },
}

const sortColumns = { created: orders.createdAt, number: orders.number, total: orders.totalAmount }

const mine = (ctx: Ctx) => eq(orders.userId, signedInUser(ctx).id)

/** The signed-in user's own orders, newest first, with those that guests placed with their verified email (B303). */
export async function listOwnOrders(ctx: Ctx, query: ListQuery): Promise<OrderPage> {
  await adoptGuestOrders(ctx, signedInUser(ctx).id)
  return listOrders(ctx, query, and(mine(ctx), query.q ? named(query.q) : undefined))
}

/**
 * Every order for staff who may see orders; only their own for customers (P6).
 * @throws Refusal `access.forbidden` for staff without the permission
 */
export function listReachableOrders(ctx: Ctx, query: ListQuery): Promise<OrderPage> {
  const person = signedInUser(ctx)
  if (person.userType === 'CUSTOMER') return listOwnOrders(ctx, query)
  if (!can(person, ['orders', 'view'])) throw refusal('access.forbidden')
  return listOrders(ctx, query, query.q ? found(ctx, query.q) : undefined)
}

async function listOrders(ctx: Ctx, { p, s, filters, sort }: ListQuery, which: SQL | undefined): Promise<OrderPage> {
  const where = inSite(ctx, orders, which, listConditions(fields, filters))
  const names = Object.keys(sortColumns) as (keyof typeof sortColumns)[]
  const { field, order } = listSort(names, sort) ?? { field: 'created', order: 'descend' }
  const { rows, total } = await pageOf(
    { p, s },
    ctx.db
      .select()
      .from(orders)
      .where(where)
      .orderBy(...inOrder(order, sortColumns[field], orders.number)),
    ctx.db.$count(orders, where),
  )
  return { data: await withParts(ctx, rows), total }
}

/** Condition for orders by number, or by name or mobile number on the parcel. It reads each order, so it is for those of one customer. */
function named(text: string): SQL | undefined {
  const { number, mobile, address } = orders
  const words = contains([sql`${address}->>'name'`], text)
  return or(eq(sql`${number}::text`, orderNumberOf(text)), eq(mobile, mobileOf(text)), words)
}

/** @throws Refusal `order.notFound`, also for another user's order */
export async function readOwnOrder(ctx: Ctx, id: string): Promise<Order> {
  const rows = await ctx.db
    .select()
    .from(orders)
    .where(inSite(ctx, orders, mine(ctx), eq(orders.id, id)))
  const [order] = await withParts(ctx, rows)
  if (!order) throw refusal('order.notFound')
  return order
}

/** Checks no owner: for jobs, and for callers that have checked it. */
export async function findOrder(ctx: Ctx, id: string): Promise<OrderRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(orders)
    .where(inSite(ctx, orders, eq(orders.id, id)))
  return row
}

/** The order with this number. */
export async function findNumbered(ctx: Ctx, number: number): Promise<OrderRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(orders)
    .where(inSite(ctx, orders, eq(orders.number, number)))
  return row
}

/** The order that staff took by a call with this key. */
export async function findTakenOrder(ctx: Ctx, takenKey: string): Promise<OrderRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(orders)
    .where(inSite(ctx, orders, eq(orders.takenKey, takenKey)))
  return row
}

type Asked = { address: AddressBody; pickUp: { id: string } | undefined; paymentMode: string; since: Date }

/** The order that the same request placed after `since`. */
export async function findRecentOrder(ctx: Ctx, asked: Asked): Promise<OrderRow | undefined> {
  const { address, pickUp, paymentMode, since } = asked
  const there = pickUp ? eq(sql`${orders.pickUp}->>'placeId'`, pickUp.id) : isNull(orders.pickUp)
  const same = and(eq(orders.paymentMode, paymentMode), eq(orders.address, address), there, gt(orders.placedAt, since))
  const [row] = await ctx.db
    .select()
    .from(orders)
    .where(inSite(ctx, orders, mine(ctx), eq(orders.status, 'PLACED'), same))
    .orderBy(desc(orders.placedAt))
    .limit(1)
  return row
}

/** Order lines with product names in the request's language; in the site's own language, as they were when ordered. */
async function spokenLines(ctx: Ctx, orderIds: string[]) {
  const lines = await listLines(ctx, orderIds)
  if (!ctx.site.language) return lines
  const choices = await optionsOf(
    ctx,
    lines.map(({ productId }) => productId),
  )
  const mapOrderLine: MapTexts<OrderLineRow> = (line, say) => ({
    ...line,
    ...mapLine({ ...line, choices: choices.get(line.productId) ?? [] }, say),
  })
  return translated(ctx, 'product', lines, ({ productId }) => productId, mapOrderLine)
}

/** Says the reasons of discounts in the request's language. */
async function speaking(ctx: Ctx, rows: OrderRow[]) {
  const ids = rows.flatMap(({ discounts }) => discounts.map(({ id }) => id))
  const reasons = await spokenReasons(ctx, ids)
  return <T extends { discounts: { reason: string }[] }>(of: T): T => ({
    ...of,
    discounts: of.discounts.map((discount) => ({
      ...discount,
      reason: reasons.get(discount.reason) ?? discount.reason,
    })),
  })
}

/**
 * Adds lines, parcels, returns, payment attempts, events, invoices and orders that go along, one query for each; internal notes are
 * omitted.
 */
export async function withParts(ctx: Ctx, rows: OrderRow[]): Promise<Order[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [lines, attempts, events, parcels, returns, documents, along] = await Promise.all([
    spokenLines(ctx, ids),
    listAttempts(ctx, ids),
    ctx.db
      .select()
      .from(orderEvents)
      .where(inSite(ctx, orderEvents, inArray(orderEvents.orderId, ids), eq(orderEvents.internal, false)))
      .orderBy(asc(orderEvents.createdAt), asc(orderEvents.id)),
    listParcels(ctx, ids),
    listReturns(ctx, ids),
    namesOfInvoices(ctx, ids),
    readAlong(ctx, rows),
  ])
  const spoken = await speaking(ctx, rows)
  const refunds = await listRefunds(
    ctx,
    attempts.map(({ id }) => id),
  )
  return rows.map((row) => {
    const own = <T extends { orderId: string }>(parts: T[]) => parts.filter(({ orderId }) => orderId === row.id)
    const invoices = own(documents).map(({ invoice }) => invoice)
    const parts = { lines: own(lines).map(spoken), attempts: own(attempts), refunds, events: own(events), invoices }
    const { pickUp } = row
    const place = pickUp && { ...pickUp, hours: settingsText(ctx.site, pickUp.hours) }
    return asOrder(
      ctx,
      { ...spoken(row), pickUp: place },
      { ...parts, parcels: own(parcels), returns: own(returns), along: along(row) },
    )
  })
}
