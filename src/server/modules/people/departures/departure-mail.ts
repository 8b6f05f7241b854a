import { eq } from 'drizzle-orm'
import { longDate } from '../../../../shared/times.ts'
import type { Ctx } from '../../../platform/context.ts'
import { type Job, job } from '../../../platform/job.ts'
import type { JobData } from '../../../platform/jobs.ts'
import { inSite } from '../../../platform/table.ts'
import { postMail } from '../../running/mail/index.ts'
import { users } from '../identity/index.ts'

const name = 'departures.mail'

type Data = JobData & { userId: string; due: string }

/** Tells the customer, who may not be the one who asked. */
export function mailDepartureLater(ctx: Ctx, { userId, dueAt }: { userId: string; dueAt: Date }): Promise<void> {
  const data: Data = { siteId: ctx.site.id, userId, due: dueAt.toISOString() }
  return ctx.services.jobs.send(ctx.db, name, data)
}

export const mailJob: Job = job<Data>(name, async (ctx, { userId, due }) => {
  const [person] = await ctx.db
    .select({ email: users.email, firstName: users.firstName })
    .from(users)
    .where(inSite(ctx, users, eq(users.id, userId)))
  if (!person) return
  const { name: site, origin, settings } = ctx.site
  await postMail(ctx, `departure:${userId}:${due}`, person.email, {
    subject: `Your account at ${site} will be deleted`,
    blocks: [
      `Dear ${person.firstName},`,
      `as you have asked, your account at ${site} will be deleted on ${longDate(due, settings.timeZone)}, with your profile, addresses and cart.`,
      'Until then you can keep it: sign in, and press “Keep my account”. If you did not ask for this, please do so now, and choose a new password.',
    ],
    button: { text: 'Keep my account', href: `${origin}/setting/data` },
  })
})
