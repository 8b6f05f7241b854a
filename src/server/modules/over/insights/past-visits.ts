import { sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { visitHours } from './insights.tables.ts'
import { siteTime } from './site-clock.ts'

type PastVisits = { daysAgo: number; hour: number; views: number; visitors: number }

/** Stores visits of the past; future ones are left out. */
export async function addPastVisits(ctx: Ctx, visits: PastVisits[]): Promise<void> {
  const { day, hour } = await siteTime(ctx)
  const past = visits.filter((visit) => visit.daysAgo > 0 || visit.hour < hour)
  if (past.length === 0) return
  const today = Date.parse(day)
  const rows = past.map(({ daysAgo, ...visit }) => ({
    ...visit,
    day: new Date(today - daysAgo * 24 * 3_600_000).toISOString().slice(0, 10),
  }))
  await ctx.db
    .insert(visitHours)
    .values(rows)
    .onConflictDoUpdate({
      target: [visitHours.siteId, visitHours.day, visitHours.hour],
      set: {
        views: sql`${visitHours.views} + excluded.views`,
        visitors: sql`${visitHours.visitors} + excluded.visitors`,
      },
    })
}
