import { asc, eq, inArray } from 'drizzle-orm'
import type { MessageReply } from '../../../../shared/content/forms/inbox-admin.ts'
import { fullNameOf } from '../../../../shared/people/full-name.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { readProfile } from '../../people/identity/index.ts'
import { messageReplies as replies } from './inbox.tables.ts'
import { replyKey, replyMail } from './reply-mail.ts'

/** A reply in the sender's copy of their data, without the name of the member of staff. `sent` is an ISO instant. */
export type OwnReply = { text: string; sent: string }

/** Replies to a message, oldest first. */
export async function repliesTo(ctx: Ctx, messageId: string): Promise<MessageReply[]> {
  const rows = await ctx.db
    .select()
    .from(replies)
    .where(inSite(ctx, replies, eq(replies.messageId, messageId)))
    .orderBy(asc(replies.createdAt), asc(replies.id))
  return rows.map(({ id, body, author, state, createdAt }) => ({
    ...{ _id: id, text: body, by: author, state },
    created: createdAt.toISOString(),
  }))
}

/** Replies by message, oldest first. */
export async function repliesToEach(ctx: Ctx, messageIds: string[]): Promise<Map<string, OwnReply[]>> {
  const rows = await ctx.db
    .select()
    .from(replies)
    .where(inSite(ctx, replies, inArray(replies.messageId, messageIds)))
    .orderBy(asc(replies.createdAt), asc(replies.id))
  const of = Map.groupBy(rows, ({ messageId }) => messageId)
  return new Map(
    [...of].map(([id, some]) => [
      id,
      some.map(({ body, createdAt }) => ({ text: body, sent: createdAt.toISOString() })),
    ]),
  )
}

/** Stores a reply to an existing message; it is mailed after the caller's transaction commits. */
export async function insertReply(ctx: Ctx, messageId: string, body: string): Promise<void> {
  const author = fullNameOf(await readProfile(ctx))
  const [row] = await ctx.db
    .insert(replies)
    .values({ messageId, body, author, createdAt: ctx.now() })
    .returning({ id: replies.id })
  if (!row) throw new Error('A reply was not stored.')
  await replyMail.later(ctx, { replyId: row.id })
}

/** Keys of the mails that carried the replies to these messages. */
export async function replyKeysOf(ctx: Ctx, messageIds: string[]): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: replies.id })
    .from(replies)
    .where(inSite(ctx, replies, inArray(replies.messageId, messageIds)))
  return rows.map(({ id }) => replyKey(id))
}
