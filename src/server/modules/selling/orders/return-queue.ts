import { count, eq, inArray, type SQL, sql, sum } from 'drizzle-orm'
import { fullNameOf } from '../../../../shared/people/full-name.ts'
import { nameWithOptions } from '../../../../shared/selling/bag/bag.ts'
import type { ReturnRow } from '../../../../shared/selling/orders/order-parts.ts'
import { returnStateNames } from '../../../../shared/selling/orders/order-parts.ts'
import type { ReturnState } from '../../../../shared/selling/orders/return-states.ts'
import type { ReturnCounts, ReturnFilters, ReturnListQuery } from '../../../../shared/selling/orders/returns-admin.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inOrder, pageOf } from '../../../platform/lists.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { reachedAt, users } from '../../people/identity/index.ts'
import { listLines } from './order-lines.ts'
import { found } from './order-table.ts'
import { orders } from './orders.tables.ts'
import { orderReturnLines, orderReturns } from './pieces.tables.ts'

/** Returns of all orders for the admin's queue. */
export async function listReturnQueue(ctx: Ctx, query: ReturnListQuery): Promise<{ data: ReturnRow[]; total: number }> {
  const where = matching(ctx, query)
  const { rows, total } = await pageOf(
    query,
    ctx.db
      .select({
        found: orderReturns,
        order: { _id: orders.id, number: orders.number, currency: orders.currency },
        person: { firstName: users.firstName, lastName: users.lastName, email: reachedAt },
      })
      .from(orderReturns)
      .innerJoin(orders, onSite(orderReturns, orders, eq(orders.id, orderReturns.orderId)))
      .innerJoin(users, onSite(orders, users, eq(users.id, orders.userId)))
      .where(where)
      .orderBy(...inOrder(query.order, orderReturns.requestedAt, orderReturns.id)),
    totalOf(ctx, query),
  )
  const parts = await partsOf(
    ctx,
    rows.map(({ found }) => found),
  )
  return {
    data: rows.map(({ found, order, person }) => ({
      ...{ _id: found.id, state: found.state, reason: found.reason, outcome: found.outcome, order },
      ...{ piecesAmount: found.piecesAmount, requested: found.requestedAt.toISOString() },
      customer: { name: fullNameOf(person), email: person.email },
      ...(parts.get(found.id) ?? { pieces: 0, name: '', image: null }),
    })),
    total,
  }
}

/** Number of returns per state that match the search text. */
export async function countReturnQueue(ctx: Ctx, { q }: Pick<ReturnFilters, 'q'>): Promise<ReturnCounts> {
  const rows = await ctx.db
    .select({ state: orderReturns.state, count: count() })
    .from(orderReturns)
    .innerJoin(orders, onSite(orderReturns, orders, eq(orders.id, orderReturns.orderId)))
    .innerJoin(users, onSite(orders, users, eq(users.id, orders.userId)))
    .where(matching(ctx, { q }))
    .groupBy(orderReturns.state)
  const by = Object.fromEntries(returnStateNames.map((state) => [state, 0])) as Record<ReturnState, number>
  for (const row of rows) by[row.state] = row.count
  return { by }
}

async function totalOf(ctx: Ctx, filters: ReturnFilters): Promise<number> {
  const [row] = await ctx.db
    .select({ count: count() })
    .from(orderReturns)
    .innerJoin(orders, onSite(orderReturns, orders, eq(orders.id, orderReturns.orderId)))
    .innerJoin(users, onSite(orders, users, eq(users.id, orders.userId)))
    .where(matching(ctx, filters))
  return row?.count ?? 0
}

function matching(ctx: Ctx, { q, state }: ReturnFilters): SQL | undefined {
  return inSite(ctx, orderReturns, state && eq(orderReturns.state, state), q ? found(ctx, q) : undefined)
}

type Parts = Pick<ReturnRow, 'pieces' | 'name' | 'image'>

async function partsOf(ctx: Ctx, found: { id: string; orderId: string }[]): Promise<Map<string, Parts>> {
  if (found.length === 0) return new Map()
  const { returnId, position, pieces } = orderReturnLines
  const ids = found.map(({ id }) => id)
  const [rows, lines] = await Promise.all([
    ctx.db
      .select({ id: returnId, first: sql<number>`min(${position})`, pieces: sum(pieces).mapWith(Number) })
      .from(orderReturnLines)
      .where(inSite(ctx, orderReturnLines, inArray(returnId, ids)))
      .groupBy(returnId),
    listLines(ctx, [...new Set(found.map(({ orderId }) => orderId))]),
  ])
  return new Map(
    rows.map(({ id, first, pieces }) => {
      const orderId = found.find((one) => one.id === id)?.orderId
      const line = lines.find((line) => line.orderId === orderId && line.position === first)
      const image = line?.mediaId ? { id: line.mediaId, alt: line.name } : null
      return [id, { pieces, name: line ? nameWithOptions(line) : '', image }]
    }),
  )
}
