import { randomUUID } from 'node:crypto'
import { and, asc, eq, exists, inArray, notExists, sql } from 'drizzle-orm'
import type { Assignee } from '../../../../shared/content/forms/inbox-admin.ts'
import { fullNameOf } from '../../../../shared/people/full-name.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { allOf } from '../../../platform/lists.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { fullName, readProfile, signedInUser, users } from '../../people/identity/index.ts'
import { assignedMail } from './assigned-mail.ts'
import { inboxMessages as inbox } from './inbox.tables.ts'
import { worksWithInbox } from './works-with-inbox.ts'

const nameOf = sql<string>`coalesce(nullif(${fullName}, ''), ${users.email})`

/** Staff who may be assigned messages, by name. */
export async function listAssignees(ctx: Ctx): Promise<{ data: Assignee[]; total: number }> {
  const data = await ctx.db
    .select({ _id: users.id, name: nameOf })
    .from(users)
    .where(inSite(ctx, users, worksWithInbox))
    .orderBy(asc(sql`plain_text(${nameOf})`), asc(users.id))
  return { data, total: data.length }
}

/** Those of these users who may work with the inbox, by id. */
export async function assigneesAmong(ctx: Ctx, ids: (string | null)[]): Promise<Map<string, Assignee>> {
  const named = [...new Set(ids.filter((id) => id !== null))]
  if (named.length === 0) return new Map()
  const rows = await ctx.db
    .select({ _id: users.id, name: nameOf })
    .from(users)
    .where(inSite(ctx, users, worksWithInbox, inArray(users.id, named)))
  return new Map(rows.map((row) => [row._id, row]))
}

/** Condition on `inbox`: messages assigned to this user, or unassigned (`nobody`). */
export function isAssigned(ctx: Ctx, to: string) {
  const { id } = users
  const theirs = ctx.db
    .select({ id })
    .from(users)
    .where(inSite(ctx, users, worksWithInbox, eq(id, inbox.assigneeId)))
  if (to === 'nobody') return notExists(theirs)
  return and(eq(inbox.assigneeId, to === 'me' ? signedInUser(ctx).id : to), exists(theirs))
}

/**
 * Assigns messages, all or none. An assignee other than the caller gets one mail about all of them.
 * @returns how many were assigned
 * @throws Refusal `message.gone`, `message.assignee`
 */
export function assign(ctx: Ctx, ids: string[], to: string | null): Promise<number> {
  return transaction(ctx, async (ctx) => {
    if (to !== null && !(await assigneesAmong(ctx, [to])).has(to))
      throw refusal('message.assignee', { field: 'assignee' })
    const before = await ctx.db
      .select({ id: inbox.id, assigneeId: inbox.assigneeId })
      .from(inbox)
      .where(inSite(ctx, inbox, inArray(inbox.id, ids)))
      .orderBy(asc(inbox.id))
      .for('update')
    allOf(ids, before, 'message.gone')
    await ctx.db
      .update(inbox)
      .set({ assigneeId: to })
      .where(inSite(ctx, inbox, inArray(inbox.id, ids)))
    const added = before.filter(({ assigneeId }) => assigneeId !== to).map(({ id }) => id)
    if (to !== null && added.length > 0 && to !== signedInUser(ctx).id) await tellLater(ctx, to, added)
    return before.length
  })
}

async function tellLater(ctx: Ctx, userId: string, messageIds: string[]): Promise<void> {
  const profile = await readProfile(ctx)
  const by = fullNameOf(profile) || profile.email
  await assignedMail.later(ctx, { key: randomUUID(), userId, by, messageIds })
}
