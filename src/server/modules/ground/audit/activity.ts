import { and, asc, desc, eq, gte, lt, or } from 'drizzle-orm'
import type { ActivityCheck, ActivityFilters, ActivityList, ActivityRow } from '../../../../shared/running/activity.ts'
import { acts, things } from '../../../../shared/running/acts.ts'
import type { Ctx } from '../../../platform/context.ts'
import { csvPages, csvResponse } from '../../../platform/csv.ts'
import { contains, inOrder, onDays, pageOf } from '../../../platform/lists.ts'
import { inSite } from '../../../platform/table.ts'
import { auditEntries as entries } from './audit.tables.ts'
import { beginning, hashOf } from './hash.ts'
import { type Undoings, undoingOf } from './undoings.ts'

/** Audit entries, newest first by default. */
export async function listActivity(ctx: Ctx, list: ActivityList): Promise<{ data: ActivityRow[]; total: number }> {
  const where = inSite(ctx, entries, matching(ctx, list))
  const { rows, total } = await pageOf(
    list,
    ctx.db
      .select()
      .from(entries)
      .where(where)
      .orderBy(...inOrder(list.order, entries.number)),
    ctx.db.$count(entries, where),
  )
  const undoing = await undoingOf(
    ctx,
    rows.map(({ number }) => number),
  )
  return { data: rows.map((row) => asRow(row, undoing)), total }
}

function matching(ctx: Ctx, { q, thing, ...days }: ActivityFilters) {
  return and(
    q ? or(contains([entries.actor, entries.label], q), eq(entries.thingId, q)) : undefined,
    thing ? eq(entries.thing, thing) : undefined,
    onDays(entries.at, days, ctx.site.settings.timeZone),
  )
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

/** CSV of the matching entries, newest first. */
export function exportActivity(ctx: Ctx, filters: ActivityFilters): Response {
  return csvResponse({
    fileName: `activity-${ctx.site.key || 'platform'}.csv`,
    columns: ['Number', 'Time', 'Who', 'What', 'Thing', 'Id', 'Name', 'Changes', 'Address', 'Request'],
    pages: csvPages(
      (last?: number) =>
        ctx.db
          .select()
          .from(entries)
          .where(
            inSite(ctx, entries, matching(ctx, filters), last === undefined ? undefined : lt(entries.number, last)),
          )
          .orderBy(desc(entries.number)),
      ({ number }) => number,
      (rows) => rows.map(cellsOf),
    ),
  })
}

function cellsOf({ number, at, actor, act, thing, thingId, label, changes, address, request }: Entry) {
  return [
    ...[number, at.toISOString(), actor, acts[act][1], things[thing], thingId, label],
    ...[JSON.stringify(changes), address, request],
  ]
}

/** Entries that are read at once. */
const readAtOnce = 500

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
      .limit(readAtOnce)
    for (const row of rows) {
      if (row.number !== number + 1 || !hashOf(before, row).equals(row.hash))
        return { entries: number, isWhole: false, firstWrong: row.number, lastHash: before.toString('hex') }
      before = row.hash
      number = row.number
    }
    if (rows.length < readAtOnce)
      return { entries: number, isWhole: true, firstWrong: null, lastHash: before.toString('hex') }
  }
}
