import { and, asc, desc, eq, gte, ilike, lt, or } from 'drizzle-orm'
import { addDays } from '../../../../shared/days.ts'
import {
  type ActivityCheck,
  type ActivityFilters,
  type ActivityList,
  type ActivityRow,
  acts,
  things,
} from '../../../../shared/running/activity.ts'
import { fromZoned } from '../../../../shared/zoned-time.ts'
import type { Ctx } from '../../../platform/context.ts'
import { csvResponse } from '../../../platform/csv.ts'
import { inSite } from '../../../platform/table.ts'
import { auditEntries as entries } from './audit.tables.ts'
import { beginning, hashOf } from './hash.ts'
import { type Undoings, undoingOf } from './undoings.ts'

/** Audit entries, newest first by default. */
export async function listActivity(ctx: Ctx, list: ActivityList): Promise<{ data: ActivityRow[]; total: number }> {
  const where = inSite(ctx, entries, matching(ctx, list))
  const direction = list.order === 'descend' ? desc : asc
  const [rows, total] = await Promise.all([
    ctx.db
      .select()
      .from(entries)
      .where(where)
      .orderBy(direction(entries.number))
      .limit(list.s)
      .offset(list.p * list.s),
    ctx.db.$count(entries, where),
  ])
  const undoing = await undoingOf(
    ctx,
    rows.map(({ number }) => number),
  )
  return { data: rows.map((row) => asRow(row, undoing)), total }
}

function matching(ctx: Ctx, { q, thing, from, to }: ActivityFilters) {
  const part = `%${(q ?? '').replace(/[\\%_]/g, '\\$&')}%`
  const zone = ctx.site.settings.timeZone
  return and(
    q ? or(ilike(entries.actor, part), ilike(entries.label, part), eq(entries.thingId, q)) : undefined,
    thing ? eq(entries.thing, thing) : undefined,
    from ? gte(entries.at, startOf(from, zone)) : undefined,
    to ? lt(entries.at, startOf(addDays(to, 1), zone)) : undefined,
  )
}

/** The first instant of a day in the site's zone. */
function startOf(day: string, zone: string): Date {
  return new Date(fromZoned(`${day}T00:00`, zone) ?? day)
}

type Entry = typeof entries.$inferSelect

export function asRow(entry: Entry, { undoes, undoneBy }: Undoings): ActivityRow {
  const { number, at, actor, act, thing, thingId, label, changes, address, request } = entry
  return {
    _id: String(number),
    at: at.toISOString(),
    by: actor,
    ...{ act, thing, thingId, label, changes, address, request },
    undoes: undoes.get(number) ?? null,
    undoneBy: undoneBy.get(number) ?? null,
  }
}

const pageOfCsv = 500

/** CSV of the matching entries, newest first. */
export function exportActivity(ctx: Ctx, filters: ActivityFilters): Response {
  return csvResponse({
    fileName: `activity-${ctx.site.key || 'platform'}.csv`,
    columns: ['Number', 'Time', 'Who', 'What', 'Thing', 'Id', 'Name', 'Changes', 'Address', 'Request'],
    pages: pagesOf(ctx, filters),
  })
}

async function* pagesOf(ctx: Ctx, filters: ActivityFilters) {
  let last: number | undefined
  do {
    const before = last === undefined ? undefined : lt(entries.number, last)
    const rows = await ctx.db
      .select()
      .from(entries)
      .where(inSite(ctx, entries, matching(ctx, filters), before))
      .orderBy(desc(entries.number))
      .limit(pageOfCsv)
    yield rows.map((row) => [
      row.number,
      row.at.toISOString(),
      row.actor,
      acts[row.act][1],
      things[row.thing],
      row.thingId,
      row.label,
      JSON.stringify(row.changes),
      row.address,
      row.request,
    ])
    last = rows.length < pageOfCsv ? undefined : rows.at(-1)?.number
  } while (last !== undefined)
}

/**
 * Verifies the site's audit chain: finds the first entry that was changed, or follows a deleted one. Deleting the latest
 * entries cannot be detected from the chain itself; compare its last hash with a copy kept elsewhere.
 */
export async function checkActivity(ctx: Ctx): Promise<ActivityCheck> {
  let before: Buffer = beginning
  let number = 0
  for (;;) {
    const rows = await ctx.db
      .select()
      .from(entries)
      .where(inSite(ctx, entries, gte(entries.number, number + 1)))
      .orderBy(asc(entries.number))
      .limit(pageOfCsv)
    for (const row of rows) {
      if (row.number !== number + 1 || !hashOf(before, row).equals(row.hash))
        return { entries: number, isWhole: false, firstWrong: row.number, lastHash: before.toString('hex') }
      before = row.hash
      number = row.number
    }
    if (rows.length < pageOfCsv)
      return { entries: number, isWhole: true, firstWrong: null, lastHash: before.toString('hex') }
  }
}
