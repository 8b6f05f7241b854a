import { setImmediate as nextTurn } from 'node:timers/promises'
import { eq, ne, sql } from 'drizzle-orm'
import type { SentFile } from '../../../../shared/api/sent-file.ts'
import { type ImportFault, type ImportReport, mostImported } from '../../../../shared/content/newsletter-admin.ts'
import { dayIn } from '../../../../shared/zoned-time.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { newsletterSubscribers as subscribers } from './newsletter.tables.ts'
import { type FileLine, readSubscriberFile } from './subscriber-file.ts'

/** Lines per query. */
const batchSize = 1_000
const mostFaults = 100

/** Changes of a batch: new subscribers, and those newly marked as unsubscribed. */
type Batch = { added: FileLine[]; takenOff: FileLine[] }

/**
 * Dry run: reports what importing the file would change.
 * @throws Refusal `newsletter.columns`, `newsletter.encoding`, `newsletter.lines`
 */
export function checkSubscribers(ctx: Ctx, file: SentFile): Promise<ImportReport> {
  return survey(ctx, file, async () => undefined)
}

/**
 * Imports people who consented elsewhere, all lines or none (B106). People who have unsubscribed here stay unsubscribed.
 * @throws Refusal `newsletter.faults`, and those of `checkSubscribers`
 */
export function importSubscribers(ctx: Ctx, file: SentFile): Promise<ImportReport> {
  return transaction(ctx, async (ctx) => {
    const report = await survey(ctx, file, (batch) => write(ctx, batch))
    const [first] = report.faults
    // Rolls back the batches written before.
    if (first)
      throw refusal('newsletter.faults', { ...first, column: first.field, count: report.faulty, field: 'file' })
    return report
  })
}

async function survey(ctx: Ctx, file: SentFile, keep: (batch: Batch) => Promise<void>): Promise<ImportReport> {
  const now = ctx.now()
  const today = dayIn(now, ctx.site.settings.timeZone)
  const { ignored, lines } = readSubscriberFile(file.bytes, { now, today })
  const report: ImportReport = {
    ...{ lines: 0, added: 0, unsubscribed: 0, known: 0, left: 0, repeated: 0, ignored },
    ...{ faults: [], faulty: 0 },
  }
  const seen = new Map<string, FileLine['status']>()
  let batch: FileLine[] = []
  for (const line of lines) {
    if (++report.lines > mostImported) throw refusal('newsletter.lines', { field: 'file', limit: mostImported })
    const faults = Array.isArray(line) ? line : contradicted(line, seen)
    if (faults.length > 0) tell(report, faults)
    else if (!Array.isArray(line)) {
      if (seen.has(line.email)) report.repeated++
      else batch.push(line)
      seen.set(line.email, line.status)
    }
    if (report.lines % batchSize > 0) continue
    await keep(await planned(ctx, batch, report))
    batch = []
    // Yields to other requests, also if the batch needed no query.
    await nextTurn()
  }
  await keep(await planned(ctx, batch, report))
  return report
}

function tell(report: ImportReport, faults: ImportFault[]): void {
  report.faulty++
  report.faults.push(...faults.slice(0, mostFaults - report.faults.length))
}

/** Conflicting lines for one address are a fault: either may be right. */
function contradicted({ line, email, status }: FileLine, seen: Map<string, string>): ImportFault[] {
  const before = seen.get(email)
  if (before === undefined || before === status) return []
  return [{ line, field: 'Status', message: `This address stands further up as ${before}.` }]
}

/** Sorts a batch by the current subscribers and counts it. */
async function planned(ctx: Ctx, lines: FileLine[], report: ImportReport): Promise<Batch> {
  const emails = lines.map(({ email }) => email)
  const rows = await ctx.db
    .select({ email: subscribers.email, status: subscribers.status })
    .from(subscribers)
    .where(inSite(ctx, subscribers, sql`${subscribers.email} = any(${sql.param(emails)})`))
  const now = new Map(rows.map(({ email, status }) => [email, status]))
  const batch: Batch = { added: [], takenOff: [] }
  for (const line of lines) {
    const status = now.get(line.email)
    if (status === undefined) batch.added.push(line)
    else if (line.status === 'UNSUBSCRIBED' && status !== 'UNSUBSCRIBED') batch.takenOff.push(line)
    else if (line.status === 'SUBSCRIBED' && status === 'UNSUBSCRIBED') report.left++
    else report.known++
  }
  const leaving = batch.added.filter(({ status }) => status === 'UNSUBSCRIBED').length
  report.added += batch.added.length - leaving
  report.unsubscribed += leaving + batch.takenOff.length
  return batch
}

async function write(ctx: Ctx, { added, takenOff }: Batch): Promise<void> {
  // A concurrent change made on the site wins.
  await add(ctx, added)
  for (const line of takenOff) {
    const { status, unsubscribeReason, source, sourceNote, changedAt } = asRow(line)
    await ctx.db
      .update(subscribers)
      .set({ status, unsubscribeReason, source, sourceNote, changedAt, leftAt: null })
      .where(inSite(ctx, subscribers, eq(subscribers.email, line.email), ne(subscribers.status, 'UNSUBSCRIBED')))
  }
}

/** Rows are passed as one JSON value, which is faster than a parameter per field. */
async function add(ctx: Ctx, lines: FileLine[]): Promise<void> {
  const rows = lines.map(asRow).map(({ unsubscribeReason, sourceNote, createdAt, changedAt, ...row }) => ({
    ...row,
    ...{ unsubscribe_reason: unsubscribeReason, source_note: sourceNote, created_at: createdAt, changed_at: changedAt },
  }))
  const columns = sql.raw(
    'email, status, unsubscribe_reason, source, source_note, name, language, created_at, changed_at',
  )
  await ctx.db.execute(sql`
    insert into ${subscribers} (${columns}) select ${columns}
    from jsonb_populate_recordset(null::${subscribers}, ${JSON.stringify(rows)}::jsonb)
    on conflict do nothing`)
}

function asRow({ email, status, at, sourceNote, name, language }: FileLine) {
  const unsubscribeReason = status === 'UNSUBSCRIBED' ? 'Unsubscribed elsewhere, as imported' : null
  return {
    ...{ email, status, unsubscribeReason, source: 'IMPORT' as const, sourceNote, name, language },
    ...{ createdAt: at, changedAt: at },
  }
}
