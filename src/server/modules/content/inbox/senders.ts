import { and, asc, eq, inArray, or } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { holdRows } from '../../../platform/lock.ts'
import { inSite } from '../../../platform/table.ts'
import { forgetMailsAbout, holdOffMails } from '../../ground/mail/index.ts'
import type { EmailChange } from '../../module.ts'
import { type Answer, inboxMessages as inbox } from './inbox.tables.ts'
import { mailKey } from './message-mail.ts'
import { answersIn } from './message-rows.ts'
import { type OwnReply, repliesToEach, replyKeysOf } from './replies.ts'
import { filesOfEach, type OwnFile } from './send-file.ts'

/** Matches messages sent while signed in, and messages from `provenEmail`, the user's verified address. */
export type Sender = { userId: string; provenEmail: string | undefined }

/** A message in its sender's copy of their data. `sent` is an ISO instant. */
export type OwnMessage = {
  kind: string
  sent: string
  name: string
  mobileNumber: string
  email: string
  text: string
  answers: Answer[]
  files: OwnFile[]
  replies: OwnReply[]
}

/** A sender's messages, oldest first (B97). */
export async function messagesOf(ctx: Ctx, sender: Sender): Promise<OwnMessage[]> {
  const rows = await ctx.db.select().from(inbox).where(sentBy(ctx, sender)).orderBy(asc(inbox.createdAt), asc(inbox.id))
  const ids = rows.map(({ id }) => id)
  const [replies, files] = await Promise.all([repliesToEach(ctx, ids), filesOfEach(ctx, ids)])
  return rows.map(({ id, kind, createdAt, name, mobileNumber, email, body, ...row }) => ({
    ...{ kind, name, mobileNumber, email, answers: answersIn(row) },
    text: body,
    files: files.get(id) ?? [],
    replies: replies.get(id) ?? [],
    sent: createdAt.toISOString(),
  }))
}

/** Deletes a deleted user's messages with their files, the mails to the owner about them and the replies (B97). */
export async function forgetMessages(ctx: Ctx, sender: Sender): Promise<void> {
  await holdOffMails(ctx)
  const ids = await holdRows(ctx, inbox, sentBy(ctx, sender), 'update')
  await forgetMailsAbout(ctx, [...ids.map(mailKey), ...(await replyKeysOf(ctx, ids))])
  await ctx.db.delete(inbox).where(inSite(ctx, inbox, inArray(inbox.id, ids)))
}

/** Gives a user's messages from their former address the new one, at which they are answered and found. */
export async function moveMessages(ctx: Ctx, { id: userId, from, to, isProven }: EmailChange): Promise<void> {
  const theirs = and(eq(inbox.email, from), isProven ? undefined : eq(inbox.userId, userId))
  await holdRows(ctx, inbox, theirs, 'no key update')
  await ctx.db
    .update(inbox)
    .set({ email: to })
    .where(inSite(ctx, inbox, theirs))
}

/** Only a verified address counts: an unverified one may belong to another person. */
function sentBy(ctx: Ctx, { userId, provenEmail }: Sender) {
  const byAddress = provenEmail === undefined ? undefined : eq(inbox.email, provenEmail)
  return inSite(ctx, inbox, or(eq(inbox.userId, userId), byAddress))
}
