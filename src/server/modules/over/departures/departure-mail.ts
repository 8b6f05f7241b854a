import { eq } from 'drizzle-orm'
import { longDate } from '../../../../shared/times.ts'
import { t } from '../../../../shared/words.ts'
import type { Ctx, Site } from '../../../platform/context.ts'
import { type Job, job } from '../../../platform/job.ts'
import type { JobData } from '../../../platform/jobs.ts'
import { asked, pageAddress } from '../../../platform/site-in-language.ts'
import { inSite } from '../../../platform/table.ts'
import { greeting, type Letter, letterIn, postMail } from '../../ground/mail/index.ts'
import { users } from '../../people/identity/index.ts'

const name = 'departures.mail'

type Data = JobData & { userId: string; due: string }

/** Tells the customer, who may not be the one who asked. */
export function mailDepartureLater(ctx: Ctx, { userId, dueAt }: { userId: string; dueAt: Date }): Promise<void> {
  const data: Data = { ...asked(ctx), userId, due: dueAt.toISOString() }
  return ctx.services.jobs.send(ctx.db, name, data)
}

export const mailJob: Job = job<Data>(name, async (ctx, { userId, due }) => {
  const [person] = await ctx.db
    .select({ email: users.email, firstName: users.firstName })
    .from(users)
    .where(inSite(ctx, users, eq(users.id, userId)))
  if (!person) return
  const letter = letterIn(ctx.site, () => departureMail(ctx.site, person.firstName, due))
  await postMail(ctx, `departure:${userId}:${due}`, person.email, letter)
})

export function departureMail(site: Site, firstName: string, due: string): Letter {
  const about = { site: site.name, date: longDate(due, site.settings.timeZone) }
  return {
    subject: t('Your account at {site} will be deleted', { site: site.name }),
    blocks: [
      greeting(firstName),
      t(
        'as you have asked, your account at {site} will be deleted on {date}, with your profile, addresses and cart.',
        about,
      ),
      t(
        'Until then you can keep it: sign in, and press “Keep my account”. If you did not ask for this, please do so now, and choose a new password.',
      ),
    ],
    button: { text: t('Keep my account'), href: pageAddress(site, '/setting/data') },
  }
}
