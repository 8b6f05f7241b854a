import { asc, eq, inArray, or } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { forgetMailsAbout } from '../../ground/mail/index.ts'
import { type Answer, inboxMessages as inbox } from './inbox.tables.ts'
import { mailKey } from './message-mail.ts'
import { type OwnReply, repliesToEach, replyKeysOf } from './replies.ts'
import { filesOfEach, type OwnFile } from './send-file.ts'

/** Whose messages: what they sent signed in, and what came from their address, once it was shown to be theirs. */
export type Sender = { userId: string; provenEmail: string | undefined }

/** A message as its sender has it in the copy of their data. `sent` is an ISO instant. */
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

/** The oldest first (B97). */
export async function messagesOf(ctx: Ctx, sender: Sender): Promise<OwnMessage[]> {
  const rows = await ctx.db.select().from(inbox).where(sentBy(ctx, sender)).orderBy(asc(inbox.createdAt), asc(inbox.id))
  const ids = rows.map(({ id }) => id)
  const [replies, files] = await Promise.all([repliesToEach(ctx, ids), filesOfEach(ctx, ids)])
  return rows.map(({ id, kind, createdAt, name, mobileNumber, email, body, answers }) => ({
    ...{ kind, name, mobileNumber, email, answers },
    text: body,
    files: files.get(id) ?? [],
    replies: replies.get(id) ?? [],
    sent: createdAt.toISOString(),
  }))
}

/** Of somebody who is deleted, with their files, and the mails that told the owner and those that answered (B97). */
export async function forgetMessages(ctx: Ctx, sender: Sender): Promise<void> {
  const rows = await ctx.db.select({ id: inbox.id }).from(inbox).where(sentBy(ctx, sender))
  const ids = rows.map(({ id }) => id)
  await forgetMailsAbout(ctx, [...ids.map(mailKey), ...(await replyKeysOf(ctx, ids))])
  await ctx.db.delete(inbox).where(inSite(ctx, inbox, inArray(inbox.id, ids)))
}

/** An address that nobody has confirmed may be somebody else's, whose messages these are then. */
function sentBy(ctx: Ctx, { userId, provenEmail }: Sender) {
  const byAddress = provenEmail === undefined ? undefined : eq(inbox.email, provenEmail)
  return inSite(ctx, inbox, or(eq(inbox.userId, userId), byAddress))
}
