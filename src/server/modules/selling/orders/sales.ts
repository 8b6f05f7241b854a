import { and, count, countDistinct, desc, eq, gte, inArray, lt, max, not, notInArray, type SQL, sql } from 'drizzle-orm'
import type { ListedProduct } from '../../../../shared/running/dashboard.ts'
import { sumOf } from '../../../../shared/selling/orders/pieces.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { isPaidInTestMode } from '../payments/index.ts'
import { orderLines, orders } from './orders.tables.ts'
import { loweredIn } from './part-amounts.ts'

/** From `start` inclusive to `end` exclusive. */
export type Period = { start: Date; end: Date }

export type Sales = { orders: number; sales: number; buyers: number }

/** Condition for orders that are sales: placed, not cancelled, and not paid in test mode (B288). */
export const sold = (ctx: Ctx): SQL | undefined =>
  and(notInArray(orders.status, ['PENDING_PAYMENT', 'CANCELLED', 'LAPSED']), not(isPaidInTestMode(ctx, orders)))

/** Income of an order: its total without pieces that were cancelled or returned, and without what lowered prices take. */
const kept = sql`${orders.totalAmount} - ${orders.cancelledAmount} - ${orders.returnedAmount} - ${orders.reducedAmount}`

const within = ({ start, end }: Period) => and(gte(orders.placedAt, start), lt(orders.placedAt, end))

/** Number of orders, what they bring in minor units, and number of buyers. */
export async function salesOf(ctx: Ctx, period: Period): Promise<Sales> {
  const [row] = await ctx.db
    .select({
      orders: count(),
      sales: sql`coalesce(sum(${kept}), 0)`.mapWith(Number),
      buyers: countDistinct(orders.userId),
    })
    .from(orders)
    .where(inSite(ctx, orders, sold(ctx), within(period)))
  return row ?? { orders: 0, sales: 0, buyers: 0 }
}

/** Sales by user; users without any are omitted. */
export async function salesTo(ctx: Ctx, userIds: string[]): Promise<Map<string, { orders: number; spent: number }>> {
  if (userIds.length === 0) return new Map()
  const rows = await ctx.db
    .select({ userId: orders.userId, orders: count(), spent: sql`sum(${kept})`.mapWith(Number) })
    .from(orders)
    .where(inSite(ctx, orders, sold(ctx), inArray(orders.userId, userIds)))
    .groupBy(orders.userId)
  return new Map(rows.map(({ userId, ...sales }) => [userId, sales]))
}

export type DaySales = { day: string; orders: number; sales: number }

/** Sales of the last `days` days in the site's time zone, today included; days without sales too. */
export async function salesByDay(ctx: Ctx, days: number): Promise<DaySales[]> {
  const zone = ctx.site.settings.timeZone
  const midnight = (day: SQL) => sql`(${day}::timestamp at time zone ${zone})`
  const ofDay = inSite(
    ctx,
    orders,
    sold(ctx),
    sql`${orders.placedAt} >= ${midnight(sql`day`)}`,
    sql`${orders.placedAt} < ${midnight(sql`(day + interval '1 day')`)}`,
  )
  const { rows } = await ctx.db.execute<{ day: string; orders: number; sales: string }>(sql`
    with today as (select date_trunc('day', ${ctx.now()}::timestamptz at time zone ${zone}) as today)
    select to_char(day, 'YYYY-MM-DD') as day, of_day.orders, of_day.sales
    from today, generate_series(today - ${days - 1}::int * interval '1 day', today, interval '1 day') as day,
      lateral (
        select count(*)::int as orders, coalesce(sum(${kept}), 0)::text as sales
        from ${orders} where ${ofDay}
      ) as of_day
    order by day`)
  return rows.map(({ day, orders, sales }) => ({ day, orders, sales: Number(sales) }))
}

export type BestSeller = ListedProduct & { pieces: number; sales: number }

/** A line's amount after its discounts. */
const netOf = sql`(${orderLines.unitPrice}::bigint * ${orderLines.quantity}
  - (select coalesce(sum((off->>'amount')::bigint), 0) from jsonb_array_elements(${orderLines.discounts}) off))`

/** Products by pieces sold and kept, most first, with their names at the latest sale. */
export async function bestSellers(ctx: Ctx, period: Period, most: number): Promise<BestSeller[]> {
  const gone = sql`(${orderLines.cancelled} + ${orderLines.returned})`
  const kept = sql`${orderLines.quantity} - ${gone}`
  const pieces = sql<number>`sum(${kept})`.mapWith(Number)
  const rows = await ctx.db
    .select({
      productId: orderLines.productId,
      pieces,
      sales: sql`sum(${netOf} - ${netOf} * ${gone} / ${orderLines.quantity})`.mapWith(Number),
      number: max(orders.number),
    })
    .from(orders)
    .innerJoin(orderLines, onSite(orders, orderLines, eq(orderLines.orderId, orders.id)))
    .where(inSite(ctx, orders, sold(ctx), within(period)))
    .groupBy(orderLines.productId)
    .having(sql`sum(${kept}) > 0`)
    .orderBy(desc(pieces), orderLines.productId)
    .limit(most)
  const numbers = rows.flatMap(({ number }) => number ?? [])
  const named = numbers.length > 0 ? await linesOf(ctx, numbers) : []
  const ids = rows.map(({ productId }) => productId)
  const lowered = ids.length > 0 ? await loweredOf(ctx, period, ids) : new Map<string, number>()
  return rows.flatMap(({ productId, pieces, sales, number }) => {
    const line = named.find((line) => line.number === number && line.productId === productId)
    if (!line) return []
    const { name, path, media } = line
    return [
      {
        _id: productId,
        name,
        path,
        image: media ? { id: media, alt: name } : null,
        pieces,
        sales: sales - (lowered.get(productId) ?? 0),
      },
    ]
  })
}

/** The amounts that lowered prices (B328) took from these products. */
async function loweredOf(ctx: Ctx, period: Period, productIds: string[]): Promise<Map<string, number>> {
  const lines = await ctx.db
    .select({ line: orderLines })
    .from(orders)
    .innerJoin(orderLines, onSite(orders, orderLines, eq(orderLines.orderId, orders.id)))
    .where(
      inSite(
        ctx,
        orders,
        sold(ctx),
        within(period),
        inArray(orderLines.productId, productIds),
        sql`${orderLines.reductions} <> '[]'`,
      ),
    )
  const byProduct = Map.groupBy(lines, ({ line }) => line.productId)
  return new Map([...byProduct].map(([id, own]) => [id, sumOf(own, ({ line }) => loweredIn(line))]))
}

function linesOf(ctx: Ctx, numbers: number[]) {
  const { productId, name, productPath, mediaId } = orderLines
  return ctx.db
    .select({ number: orders.number, productId, name, path: productPath, media: mediaId })
    .from(orders)
    .innerJoin(orderLines, onSite(orders, orderLines, eq(orderLines.orderId, orders.id)))
    .where(inSite(ctx, orders, inArray(orders.number, numbers)))
}
