import { and, asc, eq, type SQL, sql, sum } from 'drizzle-orm'
import { plainNumbers } from '../../../../shared/people/written-numbers.ts'
import type { SearchedQuery, SearchedRow } from '../../../../shared/selling/catalogue/search-admin.ts'
import { withoutJoiners } from '../../../../shared/text.ts'
import type { Ctx } from '../../../platform/context.ts'
import { containsPlain, inOrder, pageOf } from '../../../platform/lists.ts'
import { inSite } from '../../../platform/table.ts'
import { selectRelevant } from './relevance.ts'
import { searchCounts } from './search.tables.ts'

const longestText = 80
/** Different texts stored per day; more than a shop's visitors search for comes from a bot. */
const mostOfDay = 2_000

/**
 * Counts a search without its user. Texts that may be personal are not stored: mail addresses, and numbers as long as phone or
 * order numbers.
 */
export async function countSearch(ctx: Ctx, text: string): Promise<boolean> {
  const kept = withoutJoiners(text).trim().toLowerCase().replace(/\s+/g, ' ')
  if (kept === '' || kept.length > longestText || isPersonal(kept)) return false
  const { total } = await selectRelevant(ctx, { text: kept, where: undefined, page: 0, size: 1 })
  const day = dayOf(ctx, ctx.now())
  const { rowCount } = await ctx.db.execute(sql`
    insert into search_counts (site_id, day, text, times, found)
    select ${ctx.site.id}::integer, ${day}, ${kept}::text, 1, ${total}::integer
    where exists (select 1 from search_counts where site_id = ${ctx.site.id} and day = ${day} and text = ${kept})
      or (select count(*) from search_counts where site_id = ${ctx.site.id} and day = ${day}) < ${mostOfDay}
    on conflict (site_id, day, text) do update set times = search_counts.times + 1, found = excluded.found`)
  return (rowCount ?? 0) > 0
}

/** The calendar day in the site's time zone. */
const dayOf = ({ site }: Ctx, moment: Date): SQL =>
  sql`(${moment.toISOString()}::timestamptz at time zone ${site.settings.timeZone}::text)::date`

/** In the letters and digits of any script. */
function isPersonal(text: string): boolean {
  const plain = plainNumbers(text)
  return plain.includes('@') || /\d{7,}/.test(plain.replace(/[+/]/g, ''))
}

/** Searches of the last `days` days. */
export async function listSearched(
  ctx: Ctx,
  { q, p, s, sort, order, days, found }: SearchedQuery,
): Promise<{ data: SearchedRow[]; total: number }> {
  const since = dayOf(ctx, new Date(ctx.now().getTime() - (days - 1) * 24 * 3_600_000))
  const { text, times, day } = searchCounts
  const last = sql<number>`(array_agg(${searchCounts.found} order by ${day} desc))[1]`
  const counted = ctx.db
    .select({ text, times: sql<number>`${sum(times)}::integer`.as('all_times'), found: last.as('last_found') })
    .from(searchCounts)
    .where(inSite(ctx, searchCounts, and(sql`${day} >= ${since}`, containsPlain(text, q))))
    .groupBy(text)
    .as('counted')
  const where = found === undefined ? undefined : found === 'nothing' ? eq(counted.found, 0) : sql`${counted.found} > 0`
  const { rows, total } = await pageOf(
    { p, s },
    ctx.db
      .select({ text: counted.text, times: counted.times, found: counted.found })
      .from(counted)
      .where(where)
      .orderBy(...inOrder(order, sort === 'text' ? counted.text : counted.times), asc(counted.text)),
    ctx.db
      .select({ count: sql<number>`count(*)::integer` })
      .from(counted)
      .where(where)
      .then(([row]) => row?.count ?? 0),
  )
  return { data: rows.map((row) => ({ _id: row.text, ...row })), total }
}
