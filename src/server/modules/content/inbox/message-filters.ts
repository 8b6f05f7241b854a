import { and, eq, isNull, ne, or, sql } from 'drizzle-orm'
import type { MessageFilters } from '../../../../shared/content/forms/inbox-admin.ts'
import { mobileOf } from '../../../../shared/people/written-numbers.ts'
import type { Ctx } from '../../../platform/context.ts'
import { contains } from '../../../platform/lists.ts'
import { isAssigned } from './assignment.ts'
import { inboxMessages as inbox } from './inbox.tables.ts'

/** Condition of a list: spam is left out unless it is asked for. */
export function matching(ctx: Ctx, { state, ...others }: MessageFilters) {
  return and(alike(ctx, others), state ? eq(inbox.state, state) : ne(inbox.state, 'SPAM'))
}

/** As `matching`, in every state. */
export function alike(ctx: Ctx, { q, kind, assigned, form }: Omit<MessageFilters, 'state'>) {
  return and(
    // Mobile numbers are stored as ten digits, however they are written.
    q ? or(...Array.from(new Set([q, mobileOf(q)]), holding)) : undefined,
    kind ? eq(inbox.kind, kind) : undefined,
    assigned ? isAssigned(ctx, assigned) : undefined,
    form ? isOfForm(form) : undefined,
  )
}

function holding(text: string) {
  const answered = sql`exists (
    select from jsonb_array_elements(${inbox.answers}) answer where ${contains([sql`answer ->> 'value'`], text)}
  )`
  return or(contains([inbox.name, inbox.email, inbox.mobileNumber, inbox.body, inbox.formName], text), answered)
}

function isOfForm(form: string) {
  return form === 'gone' ? and(eq(inbox.kind, 'FORM'), isNull(inbox.formId)) : eq(inbox.formId, form)
}
