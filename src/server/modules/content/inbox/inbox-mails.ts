import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { type Job, job } from '../../../platform/job.ts'
import type { JobData } from '../../../platform/jobs.ts'
import { inSite } from '../../../platform/table.ts'
import { countTry } from '../../../platform/tries.ts'
import { type Letter, postMail, shopAddress } from '../../running/mail/index.ts'
import { inboxMessages as inbox } from './inbox.tables.ts'
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
  job<MailData>(mailJob, async (ctx, { messageId }) => {
    const recipient = shopAddress(ctx.site)
    const [row] = await ctx.db
      .select()
      .from(inbox)
      .where(inSite(ctx, inbox, eq(inbox.id, messageId)))
    if (!row || recipient === undefined) return
    await postMail(ctx, mailKey(messageId), recipient, messageMail(ctx, row))
  }),
]

const titles = { CONTACT: 'Message', ENQUIRY: 'Enquiry' } as const

function messageMail(ctx: Ctx, { kind, name, mobileNumber, email, body, answers }: typeof inbox.$inferSelect): Letter {
  const details = [
    { label: 'Name', value: name },
    { label: 'Mobile number', value: mobileNumber },
    { label: 'Email', value: email },
    ...answers,
  ]
  return {
    replyTo: email,
    subject: `${titles[kind]} from ${name} · ${ctx.site.name}`,
    blocks: [{ lines: details.map(({ label, value }) => `${label}: ${value}`) }, ...(body ? [body] : [])],
  }
}
