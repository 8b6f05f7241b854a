import { and, asc, eq, gt, or, type SQL, sql } from 'drizzle-orm'
import type { SubscriberFilters, SubscriberList, SubscriberRow } from '../../../../shared/content/newsletter-admin.ts'
import { dayIn } from '../../../../shared/zoned-time.ts'
import type { Ctx } from '../../../platform/context.ts'
import { csvPages, csvResponse } from '../../../platform/csv.ts'
import { contains, inOrder, pageOf } from '../../../platform/lists.ts'
import { inSite } from '../../../platform/table.ts'
import type { DataSubject } from '../../module.ts'
import { newsletterSubscribers as subscribers } from './newsletter.tables.ts'
import { linkOf } from './newsletter-link.ts'

type Row = typeof subscribers.$inferSelect

/** When and where the person last gave or withdrew consent. */
const lastWord = ({ status, leftAt, changedAt, source, sourceNote }: Row) =>
  status === 'UNSUBSCRIBED' && leftAt
    ? { at: leftAt.toISOString(), source: 'FORM' as const, sourceNote: '' }
    : { at: changedAt.toISOString(), source, sourceNote }

const changed = sql`case when ${subscribers.status} = 'UNSUBSCRIBED' then coalesce(${subscribers.leftAt}, ${subscribers.changedAt})
  else ${subscribers.changedAt} end`
const columns = { email: subscribers.email, created: subscribers.createdAt, changed }

export async function listSubscribers(
  ctx: Ctx,
  list: SubscriberList,
): Promise<{ data: SubscriberRow[]; total: number }> {
  const where = inSite(ctx, subscribers, matching(list))
  const { rows, total } = await pageOf(
    list,
    ctx.db
      .select()
      .from(subscribers)
      .where(where)
      .orderBy(...inOrder(list.order, columns[list.sort], subscribers.id)),
    ctx.db.$count(subscribers, where),
  )
  return { data: rows.map(asRow), total }
}

export type Subscription = Pick<SubscriberRow, 'status' | 'source' | 'sourceNote' | 'name' | 'language'> & {
  since: string
}

/** The subscription of an address; null if it was never entered. */
export const subscriptionOf = (ctx: Ctx, email: string): Promise<Subscription | null> =>
  subscriptionWhere(ctx, eq(subscribers.email, email))

/** The subscription of a user's verified address, else what they agreed to themselves, signed in (B101). */
export const ownSubscription = (ctx: Ctx, person: DataSubject): Promise<Subscription | null> =>
  subscriptionWhere(ctx, ofPerson(person))

const ofPerson = ({ id, provenEmail }: DataSubject) =>
  or(eq(subscribers.userId, id), provenEmail === undefined ? undefined : eq(subscribers.email, provenEmail))

async function subscriptionWhere(ctx: Ctx, condition: SQL | undefined): Promise<Subscription | null> {
  const [row] = await ctx.db
    .select()
    .from(subscribers)
    .where(inSite(ctx, subscribers, condition))
  if (!row) return null
  const { at: since, source, sourceNote } = lastWord(row)
  return { status: row.status, since, source, sourceNote, name: row.name, language: row.language }
}

/** Deletes a deleted user's subscription. */
export async function forgetSubscriber(ctx: Ctx, person: DataSubject): Promise<void> {
  await ctx.db.delete(subscribers).where(inSite(ctx, subscribers, ofPerson(person)))
}

/**
 * CSV of the subscribers that match, in the order of subscribing, each with the unsubscribe link for mails sent to them. Times
 * are ISO instants.
 */
export function exportSubscribers(ctx: Ctx, filters: SubscriberFilters): Response {
  const day = dayIn(ctx.now(), ctx.site.settings.timeZone)
  return csvResponse({
    fileName: `newsletter-subscribers-${day}.csv`,
    columns: [
      ...['Email', 'Status', 'Reason for leaving', 'Subscribed', 'Consent date', 'Source', 'Name', 'Language'],
      'Link to unsubscribe',
    ],
    pages: csvPages(
      (last?: string) =>
        ctx.db
          .select()
          .from(subscribers)
          .where(inSite(ctx, subscribers, matching(filters), last === undefined ? undefined : gt(subscribers.id, last)))
          .orderBy(asc(subscribers.id)),
      ({ id }) => id,
      (rows) => rows.map((row) => cellsOf(ctx, asRow(row))),
    ),
  })
}

function cellsOf(ctx: Ctx, row: SubscriberRow): (string | null)[] {
  const { _id, email, status, unsubscribeReason, created, changed, source, sourceNote, name, language } = row
  return [
    ...[email, status, unsubscribeReason, created, changed, sourceNote || sources[source], name, language],
    status === 'SUBSCRIBED' ? linkOf(ctx, 'leave', _id) : null,
  ]
}

/** Labels of the `Source` column, as in a file for import. */
const sources = { FORM: 'Form of the site', ACCOUNT: 'Customer account', IMPORT: 'Import' }

function matching({ q, status }: SubscriberFilters) {
  return and(contains([subscribers.email], q), status ? eq(subscribers.status, status) : undefined)
}

function asRow(row: Row): SubscriberRow {
  const { at: changed, source, sourceNote } = lastWord(row)
  return {
    _id: row.id,
    email: row.email,
    status: row.status,
    unsubscribeReason: row.unsubscribeReason,
    created: row.createdAt.toISOString(),
    changed,
    source,
    sourceNote,
    name: row.name,
    language: row.language,
  }
}
