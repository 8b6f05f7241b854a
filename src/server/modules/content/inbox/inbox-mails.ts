import { eq } from 'drizzle-orm'
import { answerText } from '../../../../shared/content/answer-text.ts'
import { t } from '../../../../shared/words.ts'
import type { Ctx } from '../../../platform/context.ts'
import { type Job, job } from '../../../platform/job.ts'
import type { JobData } from '../../../platform/jobs.ts'
import { inSite } from '../../../platform/table.ts'
import { countTry } from '../../../platform/tries.ts'
import { type Letter, letterIn, postMail, shopAddress } from '../../ground/mail/index.ts'
import { assignmentJobs } from './assignment.ts'
import { inboxMessages as inbox } from './inbox.tables.ts'
import { fileJobs } from './message-files.ts'
import { replyJobs } from './replies.ts'

const mailJob = 'inbox.mail'

type MailData = JobData & { messageId: string }

/** Mails to one owner: who is flooded by many machines still reads their mail. The messages are kept all the same. */
const mostMails = { most: 60, seconds: 3600 }

/** By which a mail about a message is found again. */
export const mailKey = (messageId: string) => `inbox:${messageId}`

/** In the caller's transaction; nothing where the owner wants no mails. */
export async function mailOwnerLater(ctx: Ctx, messageId: string): Promise<void> {
  if (!ctx.site.settings.inbox.mails) return
  const counted = await countTry(ctx.db, [{ key: `inbox-mail:${ctx.site.id}`, ...mostMails }])
  if (counted.outcome === 'refused') return
  const data: MailData = { siteId: ctx.site.id, messageId }
  await ctx.services.jobs.send(ctx.db, mailJob, data)
}

export const inboxJobs: Job[] = [
  ...replyJobs,
  ...assignmentJobs,
  ...fileJobs,
  job<MailData>(mailJob, async (ctx, { messageId }) => {
    const recipient = shopAddress(ctx.site)
    const [row] = await ctx.db
      .select()
      .from(inbox)
      .where(inSite(ctx, inbox, eq(inbox.id, messageId)))
    if (!row || recipient === undefined) return
    const letter = letterIn(ctx.site, () => messageMail(ctx, row))
    await postMail(ctx, mailKey(messageId), recipient, letter)
  }),
]

const subjects = {
  CONTACT: (of: Record<'name' | 'site', string>) => t('Message from {name} · {site}', of),
  ENQUIRY: (of: Record<'name' | 'site', string>) => t('Enquiry from {name} · {site}', of),
  FORM: (of: Record<'name' | 'site', string>) => t('Answers from {name} · {site}', of),
}

type Message = Pick<typeof inbox.$inferSelect, 'kind' | 'name' | 'mobileNumber' | 'email' | 'body' | 'answers'>

export function messageMail(ctx: Ctx, { kind, name, mobileNumber, email, body, answers }: Message): Letter {
  const details = [
    { label: t('Name'), value: name },
    { label: t('Mobile number'), value: mobileNumber },
    { label: t('Email'), value: email },
    ...answers.map(({ label, value }) => ({ label, value: answerText(value) })),
  ]
  return {
    subject: subjects[kind]({ name, site: ctx.site.name }),
    blocks: [
      { lines: details.filter(({ value }) => value !== '').map(({ label, value }) => `${label}: ${value}`) },
      ...(body ? [body] : []),
    ],
    ...(email ? { replyTo: email } : {}),
  }
}
