import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'

/** When the site's day began. */
export async function startOfDay(ctx: Ctx): Promise<Date> {
  const { rows } = await ctx.db.execute<{ start: string }>(
    sql`select date_trunc('day', ${ctx.now()}::timestamptz, ${ctx.site.settings.timeZone}) as start`,
  )
  return new Date(rows[0]?.start ?? ctx.now())
}

/** The day and the hour that a clock at the site shows. */
export type SiteTime = { day: string; hour: number; minute: number }

/** PostgreSQL knows every zone and its changes, so it is asked. */
export async function siteTime(ctx: Ctx): Promise<SiteTime> {
  const there = sql`${ctx.now()}::timestamptz at time zone ${ctx.site.settings.timeZone}`
  const { rows } = await ctx.db.execute<SiteTime>(sql`
    select to_char(there, 'YYYY-MM-DD') as day, extract(hour from there)::int as hour,
      extract(minute from there)::int as minute
    from (select ${there} as there) as clock`)
  const [row] = rows
  if (!row) throw new Error('the clock said nothing')
  return row
}
