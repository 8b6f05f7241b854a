import { eq } from 'drizzle-orm'
import { answerText } from '../../../../shared/content/forms/answer-text.ts'
import { longDate } from '../../../../shared/times.ts'
import { t } from '../../../../shared/words.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { defineMail, shopAddress } from '../../ground/mail/index.ts'
import { inboxMessages as inbox, messageReplies as replies } from './inbox.tables.ts'

type Data = { replyId: string }
type About = {
  reply: Pick<typeof replies.$inferSelect, 'body'>
  message: Pick<typeof inbox.$inferSelect, 'body' | 'answers' | 'createdAt'>
}

/** Key to find the mail of a reply. */
export const replyKey = (replyId: string) => `inbox-reply:${replyId}`

const states = { sent: 'SENT', kept: 'KEPT', failed: 'FAILED' } as const

/** Replies to this mail go to the site's address. The text around the reply is in the language of the message. */
export const replyMail = defineMail<Data, About>({
  name: 'inbox.reply',
  when: 'staff reply to a message of the inbox',
  to: 'the address that the message came from',
  class: 'service',
  language: 'kept',
  key: ({ replyId }) => replyKey(replyId),
  async recipient(ctx, { replyId }) {
    const [found] = await ctx.db
      .select({ reply: replies, message: inbox })
      .from(replies)
      .innerJoin(inbox, onSite(replies, inbox, eq(inbox.id, replies.messageId)))
      .where(inSite(ctx, replies, eq(replies.id, replyId)))
    return found && { email: found.message.email, language: found.message.language, about: () => found }
  },
  letter({ site }, { reply, message: { body, answers, createdAt } }) {
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
  },
  // After a failure the job retries; until then staff see that the reply was not sent.
  async posted(ctx, { replyId }, outcome) {
    await ctx.db
      .update(replies)
      .set({ state: states[outcome] })
      .where(inSite(ctx, replies, eq(replies.id, replyId)))
  },
})
