import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { t } from '../../../../shared/words.ts'
import type { Ctx } from '../../../platform/context.ts'
import { type Job, job } from '../../../platform/job.ts'
import type { JobData } from '../../../platform/jobs.ts'
import { asked, pageAddress } from '../../../platform/site-in-language.ts'
import { inSite } from '../../../platform/table.ts'
import { greeting, type Letter, letterIn } from '../../ground/mail/index.ts'
import { postPrivately, signedInUser, users } from '../../people/identity/index.ts'
import { linkDays, linkQuery } from './link.ts'

const name = 'own-data.mail'

type Data = JobData & { userId: string; once: string }

export function mailLinkLater(ctx: Ctx): Promise<void> {
  const data: Data = { ...asked(ctx), userId: signedInUser(ctx).id, once: randomUUID() }
  return ctx.services.jobs.send(ctx.db, name, data)
}

export const ownDataJobs: Job[] = [
  job<Data>(name, async (ctx, { userId, once }) => {
    const [person] = await ctx.db
      .select({ email: users.email, firstName: users.firstName, accountId: users.accountId })
      .from(users)
      .where(inSite(ctx, users, eq(users.id, userId)))
    if (!person) return
    const href = pageAddress(ctx.site, `/setting/data?${linkQuery(ctx, userId)}`)
    const letter = letterIn(ctx.site, () => dataMail({ site: ctx.site.name, ...person, href }))
    await postPrivately(ctx, `own-data:${once}`, person, letter)
  }),
]

export function dataMail({ site, firstName, href }: Record<'site' | 'firstName' | 'href', string>): Letter {
  return {
    subject: t('Your data at {site}', { site }),
    blocks: [
      greeting(firstName),
      t(
        'as you have asked, here is the way to all that {site} holds of you: your profile, addresses, orders and more, in one file. The link is good for {days} days, and asks you to sign in.',
        { site, days: linkDays },
      ),
      t('If you did not ask for it, you need do nothing: the link is of no use to anybody who cannot sign in as you.'),
    ],
    button: { text: t('Get my data'), href },
    kept: t('The link that this mail brought is not kept.'),
  }
}
