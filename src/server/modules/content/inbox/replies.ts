import { asc, eq, inArray } from 'drizzle-orm'
import type { MessageReply } from '../../../../shared/content/inbox-admin.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { readProfile } from '../../people/identity/index.ts'
import { messageReplies as replies } from './inbox.tables.ts'
import { replyKey, replyMail } from './reply-mail.ts'

/** A reply as who wrote the message has it in the copy of their data: without the name of the person who answered. `sent` is an ISO instant. */
export type OwnReply = { text: string; sent: string }

/** The oldest first. */
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

/** What was answered to each of these messages, the oldest first. */
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

/** Keeps a reply to a message that is there, and has it mailed once the caller's transaction is done. */
export async function insertReply(ctx: Ctx, messageId: string, body: string): Promise<void> {
  const { firstName, lastName } = await readProfile(ctx)
  const [row] = await ctx.db
    .insert(replies)
    .values({ messageId, body, author: `${firstName} ${lastName}`.trim(), createdAt: ctx.now() })
    .returning({ id: replies.id })
  if (!row) throw new Error('A reply was not stored.')
  await replyMail.later(ctx, { replyId: row.id })
}

/** The keys of the mails that brought the replies to these messages. */
export async function replyKeysOf(ctx: Ctx, messageIds: string[]): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: replies.id })
    .from(replies)
    .where(inSite(ctx, replies, inArray(replies.messageId, messageIds)))
  return rows.map(({ id }) => replyKey(id))
}
