import { and, asc, count, desc, eq, gt, ilike } from 'drizzle-orm'
import type { SubscriberFilters, SubscriberList, SubscriberRow } from '../../../../shared/content/newsletter-admin.ts'
import type { Ctx } from '../../../platform/context.ts'
import { csvResponse } from '../../../platform/csv.ts'
import { inSite } from '../../../platform/table.ts'
import { newsletterSubscribers as subscribers } from './newsletter.tables.ts'
import { linkOf } from './newsletter-link.ts'

const pageOfCsv = 1_000

const columns = { email: subscribers.email, created: subscribers.createdAt, changed: subscribers.changedAt }

export async function listSubscribers(
  ctx: Ctx,
  list: SubscriberList,
): Promise<{ data: SubscriberRow[]; total: number }> {
  const where = inSite(ctx, subscribers, matching(list))
  const direction = list.order === 'descend' ? desc : asc
  const [rows, [counted]] = await Promise.all([
    ctx.db
      .select()
      .from(subscribers)
      .where(where)
      .orderBy(direction(columns[list.sort]), direction(subscribers.id))
      .limit(list.s)
      .offset(list.p * list.s),
    ctx.db.select({ total: count() }).from(subscribers).where(where),
  ])
  return { data: rows.map(asRow), total: counted?.total ?? 0 }
}

export type Subscription = Pick<SubscriberRow, 'status' | 'source' | 'sourceNote' | 'name' | 'language'> & {
  since: string
}

/** The subscription of an address; null if it was never entered. */
export async function subscriptionOf(ctx: Ctx, email: string): Promise<Subscription | null> {
  const [row] = await ctx.db
    .select()
    .from(subscribers)
    .where(inSite(ctx, subscribers, eq(subscribers.email, email)))
  if (!row) return null
  const { status, source, sourceNote, name, language } = row
  return { status, since: row.changedAt.toISOString(), source, sourceNote, name, language }
}

/** Deletes a deleted user's subscription. */
export async function forgetSubscriber(ctx: Ctx, email: string): Promise<void> {
  await ctx.db.delete(subscribers).where(inSite(ctx, subscribers, eq(subscribers.email, email)))
}

/**
 * CSV of the subscribers that match, in the order of subscribing, each with the unsubscribe link for mails sent to them. Times
 * are ISO instants.
 */
export function exportSubscribers(ctx: Ctx, filters: SubscriberFilters): Response {
  const day = ctx.now().toISOString().slice(0, 10)
  return csvResponse({
    fileName: `newsletter-subscribers-${day}.csv`,
    columns: [
      ...['Email', 'Status', 'Reason for leaving', 'Subscribed', 'Consent date', 'Source', 'Name', 'Language'],
      'Link to unsubscribe',
    ],
    pages: csvPages(ctx, filters),
  })
}

async function* csvPages(ctx: Ctx, filters: SubscriberFilters): AsyncGenerator<(string | null)[][]> {
  let last: string | undefined
  do {
    const after = last === undefined ? undefined : gt(subscribers.id, last)
    const rows = await ctx.db
      .select()
      .from(subscribers)
      .where(inSite(ctx, subscribers, matching(filters), after))
      .orderBy(asc(subscribers.id))
      .limit(pageOfCsv)
    yield rows
      .map(asRow)
      .map(({ _id, email, status, unsubscribeReason, created, changed, source, sourceNote, name, language }) => [
        email,
        status,
        unsubscribeReason,
        created,
        changed,
        sourceNote || sources[source],
        name,
        language,
        status === 'SUBSCRIBED' ? linkOf(ctx, 'leave', _id) : null,
      ])
    last = rows.length < pageOfCsv ? undefined : rows.at(-1)?.id
  } while (last !== undefined)
}

/** Labels of the `Source` column, as in a file for import. */
const sources = { FORM: 'Form of the site', ACCOUNT: 'Customer account', IMPORT: 'Import' }

function matching({ q, status }: SubscriberFilters) {
  return and(
    q ? ilike(subscribers.email, `%${q.replace(/[\\%_]/g, '\\$&')}%`) : undefined,
    status ? eq(subscribers.status, status) : undefined,
  )
}

function asRow(row: typeof subscribers.$inferSelect): SubscriberRow {
  return {
    _id: row.id,
    email: row.email,
    status: row.status,
    unsubscribeReason: row.unsubscribeReason,
    created: row.createdAt.toISOString(),
    changed: row.changedAt.toISOString(),
    source: row.source,
    sourceNote: row.sourceNote,
    name: row.name,
    language: row.language,
  }
}
