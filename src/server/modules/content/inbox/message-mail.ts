import { eq } from 'drizzle-orm'
import { answerText } from '../../../../shared/content/forms/answer-text.ts'
import { t } from '../../../../shared/words.ts'
import { inSite } from '../../../platform/table.ts'
import { defineMail, shopAddress } from '../../ground/mail/index.ts'
import { inboxMessages as inbox } from './inbox.tables.ts'
import { answersIn } from './message-rows.ts'

type Data = { messageId: string }
type Message = Pick<typeof inbox.$inferSelect, 'kind' | 'name' | 'mobileNumber' | 'email' | 'body' | 'answers'>

/** Key to find the mail about a message. */
export const mailKey = (messageId: string) => `inbox:${messageId}`

const subjects = {
  CONTACT: (of: Record<'name' | 'site', string>) => t('Message from {name} · {site}', of),
  ENQUIRY: (of: Record<'name' | 'site', string>) => t('Enquiry from {name} · {site}', of),
  FORM: (of: Record<'name' | 'site', string>) => t('Answers from {name} · {site}', of),
}

export const messageMail = defineMail<Data, Message>({
  name: 'inbox.mail',
  when: 'a message, an enquiry or a form comes in; sixty times an hour at most',
  to: 'the contact address of the site, else its sender address',
  class: 'service',
  language: 'site',
  off: 'the owner, in the settings of mails',
  // Messages over the limit are stored but not mailed.
  limit: ({ site }) => ({ key: `inbox-mail:${site.id}`, most: 60, seconds: 3600 }),
  key: ({ messageId }) => mailKey(messageId),
  async recipient(ctx, { messageId }) {
    const email = shopAddress(ctx.site)
    const [row] = await ctx.db
      .select()
      .from(inbox)
      .where(inSite(ctx, inbox, eq(inbox.id, messageId)))
    return email === undefined || !row ? undefined : { email, about: () => ({ ...row, answers: answersIn(row) }) }
  },
  letter({ site }, { kind, name, mobileNumber, email, body, answers }) {
    const details = [
      { label: t('Name'), value: name },
      { label: t('Mobile number'), value: mobileNumber },
      { label: t('Email'), value: email },
      ...answers.map(({ label, value }) => ({ label, value: answerText(value) })),
    ]
    return {
      subject: subjects[kind]({ name, site: site.name }),
      blocks: [
        { lines: details.filter(({ value }) => value !== '').map(({ label, value }) => `${label}: ${value}`) },
        ...(body ? [body] : []),
      ],
      ...(email ? { replyTo: email } : {}),
    }
  },
})
