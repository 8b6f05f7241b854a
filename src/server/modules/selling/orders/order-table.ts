import { and, count, eq, inArray, isNotNull, isNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { fullNameOf } from '../../../../shared/people/full-name.ts'
import { mobileOf, orderNumberOf } from '../../../../shared/people/written-numbers.ts'
import type {
  OrderCounts,
  OrderFilters,
  OrderTableQuery,
  OrderTableRow,
} from '../../../../shared/selling/orders/order-table.ts'
import { type OrderStatus, statuses } from '../../../../shared/selling/orders/orders.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inOrder, onDays, onPage, patternOf } from '../../../platform/lists.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { reachedAt, users } from '../../people/identity/index.ts'
import { isRefundDue, isTestPaid } from '../payments/index.ts'
import { readAlong } from './going-along.ts'
import { underWay } from './order-states.ts'
import { orderLines, orders } from './orders.tables.ts'
import { parcels } from './pieces.tables.ts'

const columns = { created: orders.createdAt, number: orders.number, total: orders.totalAmount }

/** Orders for the admin's table. */
export async function listForStaff(
  ctx: Ctx,
  query: OrderTableQuery,
): Promise<{ data: OrderTableRow[]; total: number }> {
  const where = matching(ctx, query)
  const [data, total] = await Promise.all([selectRows(ctx, where, query), ctx.db.$count(orders, where)])
  return { data, total }
}

/** Number of orders per status that match the other filters. */
export async function countByStatus(
  ctx: Ctx,
  { status: _, request: __, ...filters }: OrderFilters,
): Promise<OrderCounts> {
  const [rows, requests] = await Promise.all([
    ctx.db
      .select({ status: orders.status, count: count() })
      .from(orders)
      .where(matching(ctx, filters))
      .groupBy(orders.status),
    ctx.db.$count(orders, matching(ctx, { ...filters, request: 'open' })),
  ])
  const by = Object.fromEntries(statuses.map((status) => [status, 0])) as Record<OrderStatus, number>
  for (const row of rows) by[row.status] = row.count
  return { all: rows.reduce((all, row) => all + row.count, 0), by, requests }
}

/** Orders with an open return: a part of those that are still on their way may come back already. */
export const isToBeReturned = or(
  eq(orders.status, 'RETURN_REQUESTED'),
  and(inArray(orders.status, underWay), isNotNull(orders.request)),
)

const isRequested = or(eq(orders.status, 'CANCEL_REQUESTED'), isToBeReturned)

/** Condition for orders that match the filters. */
export function matching(ctx: Ctx, { q, status, request, payment, way, ...days }: OrderFilters): SQL | undefined {
  return inSite(
    ctx,
    orders,
    q ? found(ctx, q) : undefined,
    status && eq(orders.status, status),
    request && isRequested,
    payment && hasPayment(ctx, payment),
    way && (way === 'pickUp' ? isNotNull(orders.pickUp) : isNull(orders.pickUp)),
    onDays(orders.createdAt, days, ctx.site.settings.timeZone),
  )
}

/** An order that was paid twice has a refund due as well. */
function hasPayment(ctx: Ctx, payment: NonNullable<OrderFilters['payment']>): SQL | undefined {
  const is = eq(orders.paymentStatus, payment)
  return payment === 'REFUND_DUE' ? or(is, isRefundDue(ctx, orders.id)) : is
}

/** Condition for orders that staff look for. Each way has its index. Only words are searched for within names and emails, of parcels and of customers. */
export function found(ctx: Ctx, text: string): SQL {
  const plain = orderNumberOf(text).replace(/^#/, '')
  const numbered = withNumber(ctx, plain)
  if (isNumber(plain)) return sql`${orders.id} in (${numbered})`
  const ofBuyers = ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(inSite(ctx, orders, sql`${orders.userId} in (select users_named(${patternOf(text)}))`))
  return sql`${orders.id} in (${numbered} union all select orders_named(${patternOf(plain)}) union all (${ofBuyers}))`
}

/** Whether a text has digits alone, or is a mobile number in any spelling. */
const isNumber = (text: string) => /^\d+$/.test(mobileOf(text))

/** Ids of orders with this number, mobile number or tracking number. */
function withNumber(ctx: Ctx, text: string): SQL {
  const { id, number, mobile } = orders
  const of = (where: SQL | undefined) =>
    ctx.db
      .select({ id })
      .from(orders)
      .where(inSite(ctx, orders, where))
  const tracked = ctx.db
    .select({ id: parcels.orderId })
    .from(parcels)
    .where(inSite(ctx, parcels, eq(parcels.trackingNumber, text), ne(parcels.trackingNumber, '')))
  const ways = [of(eq(mobile, mobileOf(text))), tracked]
  if (/^\d{1,9}$/.test(text)) ways.push(of(eq(number, Number(text))))
  return sql.join(
    ways.map((way) => sql`(${way})`),
    sql` union all `,
  )
}

export function latestOrders(ctx: Ctx, most: number): Promise<OrderTableRow[]> {
  return selectRows(ctx, inSite(ctx, orders), { p: 0, s: most, sort: 'created', order: 'descend' })
}

/** The newest orders of one user. */
export function ordersOf(ctx: Ctx, userId: string, most: number): Promise<OrderTableRow[]> {
  const own = inSite(ctx, orders, eq(orders.userId, userId))
  return selectRows(ctx, own, { p: 0, s: most, sort: 'created', order: 'descend' })
}

async function selectRows(
  ctx: Ctx,
  where: SQL | undefined,
  query: Pick<OrderTableQuery, 'p' | 's' | 'sort' | 'order'>,
): Promise<OrderTableRow[]> {
  const by = inOrder(query.order, columns[query.sort], orders.number)
  // Ids are sorted first: whole order rows are too wide to sort by the hundred thousand.
  const sorted = ctx.db
    .select({ id: orders.id })
    .from(orders)
    .where(where)
    .orderBy(...by)
  const page = onPage(query, sorted).as('page')
  const rows = await ctx.db
    .select({
      order: orders,
      test: isTestPaid(ctx, orders),
      firstName: users.firstName,
      lastName: users.lastName,
      email: reachedAt,
    })
    .from(page)
    .innerJoin(orders, inSite(ctx, orders, eq(orders.id, page.id)))
    .innerJoin(users, onSite(orders, users, eq(users.id, orders.userId)))
    .orderBy(...by)
  const found = rows.map(({ order }) => order)
  const [pieces, along] = await Promise.all([
    countPieces(
      ctx,
      found.map(({ id }) => id),
    ),
    readAlong(ctx, found),
  ])
  return rows.map(({ order, test, firstName, lastName, email }) => ({
    _id: order.id,
    number: order.number,
    status: order.status,
    paymentMode: order.paymentMode,
    paymentStatus: order.paymentStatus,
    currency: order.currency,
    created: order.createdAt.toISOString(),
    placed: order.placedAt?.toISOString() ?? null,
    total: order.totalAmount,
    ...(pieces.get(order.id) ?? { pieces: 0, sent: 0 }),
    customer: { name: fullNameOf({ firstName, lastName }), email },
    city: order.address.city,
    pickUp: order.pickUp,
    test,
    ...along(order),
  }))
}

/** Pieces of each order, without cancelled ones, and how many of them were sent. */
async function countPieces(ctx: Ctx, ids: string[]): Promise<Map<string, Pick<OrderTableRow, 'pieces' | 'sent'>>> {
  if (ids.length === 0) return new Map()
  const { orderId, quantity, cancelled, shipped, delivered, returned } = orderLines
  const rows = await ctx.db
    .select({
      orderId,
      pieces: sql`sum(${quantity} - ${cancelled})`.mapWith(Number),
      sent: sql`sum(${shipped} + ${delivered} + ${returned})`.mapWith(Number),
    })
    .from(orderLines)
    .where(inSite(ctx, orderLines, inArray(orderId, ids)))
    .groupBy(orderId)
  return new Map(rows.map(({ orderId, ...counted }) => [orderId, counted]))
}
