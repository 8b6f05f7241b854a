import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import { type Job, job } from '../../../../platform/job.ts'
import type { JobData } from '../../../../platform/jobs.ts'
import { asked, pageAddress } from '../../../../platform/site-in-language.ts'
import { inSite } from '../../../../platform/table.ts'
import { type Letter, letterIn } from '../../../ground/mail/index.ts'
import { linkLifetime, requestIdOf } from '../codes/request-id.ts'
import { users } from '../identity.tables.ts'
import { changedMail, linkMail } from '../mail/mail-words.ts'
import { postPrivately } from '../mail/private-mail.ts'

const linkJob = 'identity.password-link'
const changedJob = 'identity.password-changed'

/** Without the link: jobs are stored as they are. */
type LinkData = JobData & { email: string; seed: string; madeAt: string; once: string }
type ChangedData = JobData & { email: string; once: string }

/** Written whether or not there is an account, so that asking takes as long for either. */
export function mailLinkLater(ctx: Ctx, { email, seed, madeAt }: { email: string; seed: string; madeAt: Date }) {
  const data: LinkData = { ...asked(ctx), email, seed, madeAt: madeAt.toISOString(), once: randomUUID() }
  return ctx.services.jobs.send(ctx.db, linkJob, data)
}

/** Tells the person, who may not be the one who changed it. */
export function tellOfChange(ctx: Ctx, email: string): Promise<void> {
  const data: ChangedData = { ...asked(ctx), email, once: randomUUID() }
  return ctx.services.jobs.send(ctx.db, changedJob, data)
}

export const passwordJobs: Job[] = [
  job<LinkData>(linkJob, async (ctx, { email, seed, madeAt, once }) => {
    // A mail server that was away for long would be sent a link that is over.
    if (ctx.now().getTime() >= Date.parse(madeAt) + linkLifetime * 60_000) return
    const query = new URLSearchParams({ requestId: requestIdOf(ctx, email, seed), email })
    const href = pageAddress(ctx.site, `/reset-password?${query}`)
    await post(ctx, `password-link:${once}`, email, (about) => linkMail({ ...about, minutes: linkLifetime, href }))
  }),
  job<ChangedData>(changedJob, async (ctx, { email, once }) => {
    const href = pageAddress(ctx.site, '/login')
    await post(ctx, `password-changed:${once}`, email, (about) => changedMail({ ...about, href }))
  }),
]

type Write = (about: { site: string; firstName: string }) => Letter

async function post(ctx: Ctx, key: string, email: string, write: Write): Promise<void> {
  const [person] = await ctx.db
    .select({ firstName: users.firstName, accountId: users.accountId })
    .from(users)
    .where(inSite(ctx, users, eq(users.email, email)))
  if (!person) return
  const letter = letterIn(ctx.site, () => write({ site: ctx.site.name, firstName: person.firstName }))
  await postPrivately(ctx, key, { email, ...person }, letter)
}
