import type { Ctx, Site } from '../../../platform/context.ts'
import { type Job, job } from '../../../platform/job.ts'
import type { JobData } from '../../../platform/jobs.ts'
import { asked } from '../../../platform/site-in-language.ts'
import { letterIn, postMail } from '../../ground/mail/index.ts'
import { letters } from '../../ground/mails/index.ts'

const begunJob = 'sign-up.begun'

type BegunData = JobData & { email: string; firstName: string; name: string; origin: string; begun: number }

/** Welcomes the owner of a new site, in the name of the platform. */
export function tellOfBeginning(
  ctx: Ctx,
  { id, name, origin }: Site,
  { email, firstName }: { email: string; firstName: string },
): Promise<void> {
  const data: BegunData = { ...asked(ctx), email, firstName, name, origin, begun: id }
  return ctx.services.jobs.send(ctx.db, begunJob, data)
}

export const signUpJobs: Job[] = [
  job<BegunData>(begunJob, async (ctx, { email, firstName, name, origin, begun }) => {
    const about = { site: name, firstName, platform: ctx.site.name, address: new URL(origin).host }
    const letter = letterIn(ctx.site, () => letters.begun({ ...about, href: `${origin}/admin` }))
    await postMail(ctx, `begun:${begun}`, email, letter)
  }),
]
