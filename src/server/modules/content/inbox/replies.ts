import { asc, eq, inArray } from 'drizzle-orm'
import { answerText } from '../../../../shared/content/answer-text.ts'
import type { MessageReply, ReplyState } from '../../../../shared/content/inbox-admin.ts'
import { longDate } from '../../../../shared/times.ts'
import { t } from '../../../../shared/words.ts'
import type { Ctx, Site } from '../../../platform/context.ts'
import { type Job, job } from '../../../platform/job.ts'
import type { JobData } from '../../../platform/jobs.ts'
import { siteSpoken } from '../../../platform/site-in-language.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { type Letter, letterIn, postMail, shopAddress } from '../../ground/mail/index.ts'
import { readProfile } from '../../people/identity/index.ts'
import { inboxMessages as inbox, messageReplies as replies } from './inbox.tables.ts'

/** A reply as who wrote the message has it in the copy of their data: without the name of the person who answered. `sent` is an ISO instant. */
export type OwnReply = { text: string; sent: string }

const replyJob = 'inbox.reply'

type ReplyData = JobData & { replyId: string }

/** By which the mail of a reply is found again. */
const replyKey = (replyId: string) => `inbox-reply:${replyId}`

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
  const data: ReplyData = { siteId: ctx.site.id, replyId: row.id }
  await ctx.services.jobs.send(ctx.db, replyJob, data)
}

/** The keys of the mails that brought the replies to these messages. */
export async function replyKeysOf(ctx: Ctx, messageIds: string[]): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: replies.id })
    .from(replies)
    .where(inSite(ctx, replies, inArray(replies.messageId, messageIds)))
  return rows.map(({ id }) => replyKey(id))
}

export const replyJobs: Job[] = [
  job<ReplyData>(replyJob, async (ctx, { replyId }) => {
    const [found] = await ctx.db
      .select({ reply: replies, message: inbox })
      .from(replies)
      .innerJoin(inbox, onSite(replies, inbox, eq(inbox.id, replies.messageId)))
      .where(inSite(ctx, replies, eq(replies.id, replyId)))
    if (!found) return
    try {
      const site = siteSpoken(ctx.site, found.message.language)
      const letter = letterIn(site, () => replyMail(site, found))
      const isSent = await postMail(ctx, replyKey(replyId), found.message.email, letter)
      await setReplyState(ctx, replyId, isSent ? 'SENT' : 'KEPT')
    } catch (error) {
      // Thrown on, so that the job is tried again; staff see meanwhile that it has not gone out.
      await setReplyState(ctx, replyId, 'FAILED')
      throw error
    }
  }),
]

async function setReplyState(ctx: Ctx, id: string, state: ReplyState): Promise<void> {
  await ctx.db
    .update(replies)
    .set({ state })
    .where(inSite(ctx, replies, eq(replies.id, id)))
}

type Replied = {
  reply: Pick<typeof replies.$inferSelect, 'body'>
  message: Pick<typeof inbox.$inferSelect, 'body' | 'answers' | 'createdAt'>
}

/** Who answers it writes to the address of the site. What frames the answer is in the language in which they wrote. */
export function replyMail(site: Site, { reply, message: { body, answers, createdAt } }: Replied): Letter {
  const asked = [
    ...(body ? body.split('\n') : []),
    ...answers.map(({ label, value }) => `${label}: ${answerText(value)}`),
  ]
  const date = longDate(createdAt, site.settings.timeZone)
  const replyTo = shopAddress(site)
  return {
    subject: t('Re: your message to {site}', { site: site.name }),
    blocks: [
      { lines: reply.body.split('\n') },
      ...(asked.length > 0 ? [{ lines: [t('You wrote on {date}:', { date }), ...asked] }] : []),
    ],
    ...(replyTo === undefined ? {} : { replyTo }),
  }
}
