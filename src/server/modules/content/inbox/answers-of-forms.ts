import { and, count, eq, max, sql } from 'drizzle-orm'
import type { FormField } from '../../../../shared/content/forms/form-answers.ts'
import type { MessageFilters } from '../../../../shared/content/forms/inbox-admin.ts'
import type { Ctx } from '../../../platform/context.ts'
import { holdRows } from '../../../platform/lock.ts'
import { inSite } from '../../../platform/table.ts'
import { fileOf } from './export-messages.ts'
import { type Answer, inboxMessages as inbox } from './inbox.tables.ts'
import { matching } from './message-filters.ts'

/** Numbers of answers that match the filters, by the id of their form; null for those to deleted forms. */
export async function countAnswers(ctx: Ctx, filters: MessageFilters): Promise<Map<string | null, number>> {
  const rows = await ctx.db
    .select({ formId: inbox.formId, found: count() })
    .from(inbox)
    .where(inSite(ctx, inbox, eq(inbox.kind, 'FORM'), matching(ctx, filters)))
    .groupBy(inbox.formId)
  return new Map(rows.map(({ formId, found }) => [formId, found]))
}

/** Has a form's answers name it no longer. Call in the transaction that deletes it, with its row locked. */
export async function releaseAnswers(ctx: Ctx, formId: string): Promise<void> {
  await holdRows(ctx, inbox, eq(inbox.formId, formId), 'no key update')
  await ctx.db
    .update(inbox)
    .set({ formId: null })
    .where(inSite(ctx, inbox, eq(inbox.formId, formId)))
}

type Form = { id: string; fields: FormField[] }

/**
 * CSV of the answers to one form that match the filters, newest first: a column for each of its fields in their order, then one for
 * each field that it no longer has.
 */
export async function exportAnswers(ctx: Ctx, form: Form, filters: MessageFilters): Promise<Response> {
  const where = matching(ctx, { ...filters, form: form.id })
  const columns = columnsOf(form.fields, await fieldsAnswered(ctx, where))
  return fileOf(ctx, {
    name: 'answers',
    columns: ['Sent', 'State', ...columns.map(({ label }) => label), 'Assigned to'],
    where,
    cellsOf: ({ created, state, assignee }, { answers }) => [
      ...[created, state],
      ...inColumns(columns, answers),
      assignee?.name ?? '',
    ],
  })
}

/** A field as a column. It has no key where only answers from before keys were kept name it. */
type Column = Pick<Answer, 'key' | 'label'>

/** Fields that the answers name, the one answered last first. */
async function fieldsAnswered(ctx: Ctx, where: ReturnType<typeof matching>): Promise<Column[]> {
  const [key, label] = [sql<string | null>`answer ->> 'key'`, sql<string>`answer ->> 'label'`]
  const rows = await ctx.db
    .select({ key, label })
    .from(inbox)
    .innerJoin(sql`jsonb_array_elements(${inbox.answers}) answer`, sql`true`)
    .where(and(inSite(ctx, inbox), where))
    .groupBy(key, label)
    .orderBy(sql`${max(sql`${inbox.id}::text`)} desc`, label)
  return rows.map(({ key, label }) => ({ label, ...(key === null ? {} : { key }) }))
}

/** Each field once, by its key, under the label that it had last. */
function columnsOf(fields: FormField[], answered: Column[]): Column[] {
  const columns: Column[] = fields.filter(({ type }) => type !== 'step').map(({ key, label }) => ({ key, label }))
  const [keyed, unkeyed] = [answered.filter(({ key }) => key), answered.filter(({ key }) => !key)]
  for (const one of keyed) if (!columns.some(({ key }) => key === one.key)) columns.push(one)
  for (const one of unkeyed) if (columnOf(columns, one) < 0) columns.push(one)
  return columns
}

function inColumns(columns: Column[], answers: Answer[]): string[] {
  const cells = columns.map(() => '')
  for (const answer of answers) {
    const at = columnOf(columns, answer)
    cells[at] = [cells[at], answer.value].filter(Boolean).join('\n')
  }
  return cells
}

function columnOf(columns: Column[], { key, label }: Column): number {
  return columns.findIndex((column) => (key === undefined ? column.label === label : column.key === key))
}
