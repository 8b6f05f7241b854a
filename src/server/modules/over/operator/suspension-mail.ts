import { randomUUID } from 'node:crypto'
import type { OperatedSite } from '../../../../shared/sites/operator.ts'
import type { Ctx } from '../../../platform/context.ts'
import { type Job, job } from '../../../platform/job.ts'
import type { JobData } from '../../../platform/jobs.ts'
import { letterIn, postMail, shopAddress } from '../../ground/mail/index.ts'
import { letters } from '../../ground/mails/index.ts'

const toldJob = 'operator.suspension'

type ToldData = JobData & {
  email: string
  name: string
  origin: string
  reason: string | null
  /** The language of the site. */
  locale?: string
  once: string
}

/** Sent by the platform, because a suspended site sends nothing; in the site's language. */
export async function tellOwners(
  ctx: Ctx,
  { owners, name, origin, suspended }: OperatedSite,
  locale: string,
): Promise<void> {
  const reason = suspended?.reason ?? null
  for (const email of owners) {
    const data: ToldData = { siteId: ctx.site.id, email, name, origin, reason, locale, once: randomUUID() }
    await ctx.services.jobs.send(ctx.db, toldJob, data)
  }
}

export const operatorJobs: Job[] = [
  job<ToldData>(toldJob, async (ctx, { email, name, origin, reason, locale, once }) => {
    const about = { site: name, platform: ctx.site.name }
    const help = shopAddress(ctx.site) ?? ctx.site.origin
    const { settings } = ctx.site
    const reader = { ...ctx.site, settings: { ...settings, locale: locale ?? settings.locale } }
    const letter = letterIn(reader, () =>
      reason === null
        ? letters.restored({ ...about, href: `${origin}/admin` })
        : letters.suspended({ ...about, reason, help }),
    )
    await postMail(ctx, `suspension:${once}`, email, letter)
  }),
]
