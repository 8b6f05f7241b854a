import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { type Job, job } from '../../../platform/job.ts'
import type { JobData } from '../../../platform/jobs.ts'
import { inSite } from '../../../platform/table.ts'
import { postPrivately, signedInUser, users } from '../identity/index.ts'
import { linkDays, linkQuery } from './link.ts'

const name = 'own-data.mail'

type Data = JobData & { userId: string; once: string }

export function mailLinkLater(ctx: Ctx): Promise<void> {
  const data: Data = { siteId: ctx.site.id, userId: signedInUser(ctx).id, once: randomUUID() }
  return ctx.services.jobs.send(ctx.db, name, data)
}

export const ownDataJobs: Job[] = [
  job<Data>(name, async (ctx, { userId, once }) => {
    const [person] = await ctx.db
      .select({ email: users.email, firstName: users.firstName, accountId: users.accountId })
      .from(users)
      .where(inSite(ctx, users, eq(users.id, userId)))
    if (!person) return
    const { name: site, origin } = ctx.site
    await postPrivately(ctx, `own-data:${once}`, person, {
      subject: `Your data at ${site}`,
      blocks: [
        `Dear ${person.firstName},`,
        `as you have asked, here is the way to all that ${site} holds of you: your profile, addresses, orders and more, in one file. The link is good for ${linkDays} days, and asks you to sign in.`,
        'If you did not ask for it, you need do nothing: the link is of no use to anybody who cannot sign in as you.',
      ],
      button: { text: 'Get my data', href: `${origin}/setting/data?${linkQuery(ctx, userId)}` },
      kept: 'The link that this mail brought is not kept.',
    })
  }),
]
