import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import type { Period } from '../../selling/orders/index.ts'
import type { DayHours } from './visitors-of.ts'

/** A period in both forms: as instants, and as days and hours in the site's time zone, for visits. */
export type Stretch = { instants: Period; days: DayHours }

export type Periods = Record<'today' | 'month', { now: Stretch; before: Stretch }>

/**
 * Today and this month in the site's time zone, each with the equally long part of the one before. A day that a shorter month
 * lacks becomes its last day.
 */
export async function periods(ctx: Ctx): Promise<Periods> {
  const zone = ctx.site.settings.timeZone
  const { rows } = await ctx.db.execute<Row>(sql`
    with clock as (select ${ctx.now()}::timestamptz at time zone ${zone} as t),
    ends as (
      select 'today' as name, 'now' as which, date_trunc('day', t) as starts, t as ends from clock
      union all select 'today', 'before', date_trunc('day', t) - interval '1 day', t - interval '1 day' from clock
      union all select 'month', 'now', date_trunc('month', t), t from clock
      union all select 'month', 'before', date_trunc('month', t) - interval '1 month', t - interval '1 month' from clock
    )
    select name, which, starts at time zone ${zone} as start, ends at time zone ${zone} as end,
      to_char(starts, 'YYYY-MM-DD') as first, to_char(ends, 'YYYY-MM-DD') as last,
      (extract(hour from ends) + extract(minute from ends) / 60)::float8 as until
    from ends`)
  const stretch = (name: string, which: string): Stretch => {
    const row = rows.find((row) => row.name === name && row.which === which)
    if (!row) throw new Error('a period is missing')
    const { start, end, first, last, until } = row
    return { instants: { start: new Date(start), end: new Date(end) }, days: { first, last, until } }
  }
  const both = (name: string) => ({ now: stretch(name, 'now'), before: stretch(name, 'before') })
  return { today: both('today'), month: both('month') }
}

type Row = { name: string; which: string; start: string; end: string; first: string; last: string; until: number }
