import { randomUUID } from 'node:crypto'
import { and, eq, inArray } from 'drizzle-orm'
import { t } from '../../../../shared/words.ts'
import type { Ctx } from '../../../platform/context.ts'
import { type Job, job } from '../../../platform/job.ts'
import type { JobData } from '../../../platform/jobs.ts'
import { asked } from '../../../platform/site-in-language.ts'
import { inSite } from '../../../platform/table.ts'
import { countTry } from '../../../platform/tries.ts'
import { type Letter, letterIn, postMail } from '../../ground/mail/index.ts'
import { newsletterSubscribers as subscribers } from './newsletter.tables.ts'
import { type LinkAct, linkOf } from './newsletter-link.ts'

const mailJob = 'newsletter.mail'

type MailData = JobData & { email: string; act: LinkAct; once: string }

/** Mails of each kind to one address. Their links stay good, so that those who have had theirs need no other. */
const mostMails = { most: 3, seconds: 3600 }

/** In the caller's transaction, and the same for an address that nobody knows: no answer tells that by its time. */
export async function mailLinkLater(ctx: Ctx, act: LinkAct, email: string): Promise<void> {
  const counted = await countTry(ctx.db, [{ key: `newsletter-mail:${ctx.site.id}:${act}:${email}`, ...mostMails }])
  if (counted.outcome === 'refused') return
  const data: MailData = { ...asked(ctx), email, act, once: randomUUID() }
  await ctx.services.jobs.send(ctx.db, mailJob, data)
}

export const newsletterJobs: Job[] = [
  job<MailData>(mailJob, async (ctx, { email, act, once }) => {
    const [row] = await ctx.db
      .select({ id: subscribers.id })
      .from(subscribers)
      .where(inSite(ctx, subscribers, and(eq(subscribers.email, email), inArray(subscribers.status, concerned[act]))))
    if (!row) return
    await postMail(
      ctx,
      `newsletter:${once}`,
      email,
      letterIn(ctx.site, () => linkMail(ctx, act, row.id)),
    )
  }),
]

const concerned = { confirm: ['PENDING'], leave: ['SUBSCRIBED', 'PENDING'] } as const

type Words = { subject: string; paragraphs: string[]; link: string }

const words: Record<LinkAct, (site: string) => Words> = {
  confirm: (site) => ({
    subject: t('Please confirm your subscription · {site}', { site }),
    paragraphs: [
      t('somebody, we hope it was you, has entered this address for the newsletter of {site}.', { site }),
      t('Please confirm that you want it. If it was not you, you need do nothing: without that nothing will be sent.'),
    ],
    link: t('Confirm the subscription'),
  }),
  leave: (site) => ({
    subject: t('Unsubscribe from the newsletter · {site}', { site }),
    paragraphs: [
      t('we were asked to take this address off the newsletter of {site}.', { site }),
      t('Please confirm that you want to leave. If it was not you who asked, you need do nothing.'),
    ],
    link: t('Unsubscribe'),
  }),
}

export function linkMail(ctx: Ctx, act: LinkAct, subscriberId: string): Letter {
  const href = linkOf(ctx, act, subscriberId)
  const leave = linkOf(ctx, 'leave', subscriberId)
  const { subject, paragraphs, link } = words[act](ctx.site.name)
  return { subject, blocks: [t('Hello,'), ...paragraphs], button: { text: link, href }, leave }
}
