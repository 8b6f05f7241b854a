import { between, sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { visitHours } from './insights.tables.ts'

/** From the start of the first day to the hour `until` (10.5 is 10:30) of the last. */
export type DayHours = { first: string; last: string; until: number }

/** Sum of the daily visitors. An hour that is only partly within the period counts by its share. */
export async function visitorsOf(ctx: Ctx, { first, last, until }: DayHours): Promise<number> {
  const share = sql`case when ${visitHours.day} < ${last} then 1
    else greatest(0, least(1, ${until}::float8 - ${visitHours.hour})) end`
  const [row] = await ctx.db
    .select({ visitors: sql`coalesce(round(sum(${visitHours.visitors} * ${share})), 0)`.mapWith(Number) })
    .from(visitHours)
    .where(inSite(ctx, visitHours, between(visitHours.day, first, last)))
  return row?.visitors ?? 0
}
