import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'

/** Start of the current day in the site's time zone. */
export async function startOfDay(ctx: Ctx): Promise<Date> {
  const { rows } = await ctx.db.execute<{ start: string }>(
    sql`select date_trunc('day', ${ctx.now()}::timestamptz, ${ctx.site.settings.timeZone}) as start`,
  )
  return new Date(rows[0]?.start ?? ctx.now())
}

/** The date and time in the site's time zone. */
export type SiteTime = { day: string; hour: number; minute: number }

/** Asks PostgreSQL, which knows all time zones. */
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
