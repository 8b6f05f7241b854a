import type { Message } from '../../../../shared/content/forms/inbox-admin.ts'
import type { Ctx } from '../../../platform/context.ts'
import { assigneesAmong } from './assignment.ts'
import type { Answer, inboxMessages } from './inbox.tables.ts'

export type Row = typeof inboxMessages.$inferSelect

/** Answers as people read them, the name of the form first. */
export function answersIn({ formName, answers }: Pick<Row, 'formName' | 'answers'>): Answer[] {
  const form = formName === null ? [] : [{ label: 'Form', value: formName }]
  return [...form, ...answers.map(({ label, value }) => ({ label, value }))]
}

export async function asMessages(ctx: Ctx, rows: Row[]): Promise<Message[]> {
  const people = await assigneesAmong(
    ctx,
    rows.map(({ assigneeId }) => assigneeId),
  )
  return rows.map(({ id, kind, state, name, mobileNumber, email, body, formId, formName, ...row }) => ({
    ...{ _id: id, kind, state, name, mobileNumber, email, text: body },
    answers: answersIn({ formName, answers: row.answers }),
    form: formName === null ? null : { _id: formId, name: formName },
    assignee: people.get(row.assigneeId ?? '') ?? null,
    created: row.createdAt.toISOString(),
  }))
}
