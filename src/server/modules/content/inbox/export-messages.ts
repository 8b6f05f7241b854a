import { desc, lt, type SQL } from 'drizzle-orm'
import type { Message, MessageFilters } from '../../../../shared/content/forms/inbox-admin.ts'
import { dayIn } from '../../../../shared/zoned-time.ts'
import type { Ctx } from '../../../platform/context.ts'
import { type Cell, csvPages, csvResponse } from '../../../platform/csv.ts'
import { inSite } from '../../../platform/table.ts'
import { inboxMessages as inbox } from './inbox.tables.ts'
import { matching } from './message-filters.ts'
import { asMessages, type Row } from './message-rows.ts'

/** CSV of the messages that match the filters, newest first. Times are ISO instants. */
export function exportMessages(ctx: Ctx, filters: MessageFilters): Response {
  return fileOf(ctx, {
    name: 'messages',
    columns: ['Sent', 'Kind', 'State', 'Name', 'Mobile number', 'Email', 'Message', 'Answers', 'Assigned to', 'Form'],
    where: matching(ctx, filters),
    cellsOf: (message) => cellsOf(message),
  })
}

const cellsOf = ({ created, kind, state, name, mobileNumber, email, text, answers, assignee, form }: Message) => [
  ...[created, kind, state, name, mobileNumber, email, text],
  answers.map(({ label, value }) => `${label}: ${value}`).join('\n'),
  ...[assignee?.name ?? '', form?.name ?? ''],
]

type File = {
  /** The file is named `<name>-<day>.csv`. */
  name: string
  columns: string[]
  where: SQL | undefined
  cellsOf: (message: Message, row: Row) => Cell[]
}

/** A CSV of messages, newest first. */
export function fileOf(ctx: Ctx, { name, columns, where, cellsOf }: File): Response {
  return csvResponse({
    fileName: `${name}-${dayIn(ctx.now(), ctx.site.settings.timeZone)}.csv`,
    columns,
    pages: csvPages(
      (last?: string) =>
        ctx.db
          .select()
          .from(inbox)
          .where(inSite(ctx, inbox, where, last === undefined ? undefined : lt(inbox.id, last)))
          .orderBy(desc(inbox.id)),
      ({ id }) => id,
      async (rows) => {
        const messages = await asMessages(ctx, rows)
        return rows.flatMap((row, index) => (messages[index] ? [cellsOf(messages[index], row)] : []))
      },
    ),
  })
}
