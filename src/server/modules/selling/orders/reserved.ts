import { asc, eq, or, type SQL, sql } from 'drizzle-orm'
import { orderNumberOf } from '../../../../shared/people/written-numbers.ts'
import type { ReservedQuery, ReservedRow } from '../../../../shared/selling/catalogue/reserved-admin.ts'
import type { Ctx } from '../../../platform/context.ts'
import { contains, inOrder, pageOf } from '../../../platform/lists.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { fullName, reachedAt, users } from '../../people/identity/index.ts'
import { orderLines, orders } from './orders.tables.ts'

const columns = { until: orders.reservedUntil, since: orders.createdAt, pieces: orderLines.quantity }

/** Reserved pieces with their customers: the lines of all unpaid orders. */
export async function listReserved(ctx: Ctx, query: ReservedQuery): Promise<{ data: ReservedRow[]; total: number }> {
  const where = inSite(ctx, orders, eq(orders.status, 'PENDING_PAYMENT'), query.q ? found(query.q) : undefined)
  const counted = ctx.db
    .select({ total: sql<number>`count(*)::integer` })
    .from(orders)
    .innerJoin(orderLines, onSite(orders, orderLines, eq(orderLines.orderId, orders.id)))
    .innerJoin(users, onSite(orders, users, eq(users.id, orders.userId)))
    .where(where)
  const { rows, total } = await pageOf(
    query,
    ctx.db
      .select({ order: orders, line: orderLines, ofOrder, name: fullName, email: reachedAt })
      .from(orders)
      .innerJoin(orderLines, onSite(orders, orderLines, eq(orderLines.orderId, orders.id)))
      .innerJoin(users, onSite(orders, users, eq(users.id, orders.userId)))
      .where(where)
      .orderBy(...inOrder(query.order, columns[query.sort]), asc(orders.number), asc(orderLines.position)),
    counted.then(([row]) => row?.total ?? 0),
  )
  return { data: rows.map(asRow), total }
}

const ofOrder = sql<number>`(select sum(l.quantity)::integer from order_lines l
  where l.site_id = ${orders.siteId} and l.order_id = ${orders.id})`

function found(text: string): SQL | undefined {
  return or(
    contains([orderLines.name, orderLines.sku, fullName, reachedAt], text),
    eq(sql`${orders.number}::text`, orderNumberOf(text)),
  )
}

type Row = {
  order: typeof orders.$inferSelect
  line: typeof orderLines.$inferSelect
  ofOrder: number
  name: string
  email: string
}

function asRow({ order, line, ofOrder, name, email }: Row): ReservedRow {
  return {
    _id: `${order.id}:${line.position}`,
    product: { name: line.name, sku: line.sku, options: line.options },
    pieces: line.quantity,
    since: order.createdAt.toISOString(),
    until: order.reservedUntil?.toISOString() ?? null,
    customer: { name, email },
    order: { _id: order.id, number: order.number, pieces: ofOrder },
  }
}
