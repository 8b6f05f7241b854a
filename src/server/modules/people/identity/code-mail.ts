import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { type Job, job } from '../../../platform/job.ts'
import type { JobData } from '../../../platform/jobs.ts'
import { inSite } from '../../../platform/table.ts'
import { type Letter, postMail } from '../../running/mail/index.ts'
import { type Code, codeLifetime, digitsOf } from './code-digits.ts'
import { users } from './identity.tables.ts'

const codeJob = 'identity.code'

/** Without the code: jobs are stored as they are. */
type CodeData = JobData & { email: string; seed: string; madeAt: string; once: string }

/** Written whether or not there is an account, so that asking takes as long for either. */
export function mailCodeLater(ctx: Ctx, { email, seed, madeAt }: Code & { email: string }): Promise<void> {
  const data: CodeData = {
    siteId: ctx.site.id,
    email,
    seed: seed.toString('base64url'),
    madeAt: madeAt.toISOString(),
    once: randomUUID(),
  }
  return ctx.services.jobs.send(ctx.db, codeJob, data)
}

export const identityJobs: Job[] = [
  job<CodeData>(codeJob, async (ctx, { email, seed, madeAt, once }) => {
    // A mail server that was away for long would be sent a code that is over.
    if (ctx.now().getTime() >= Date.parse(madeAt) + codeLifetime * 1000) return
    const [person] = await ctx.db
      .select({ firstName: users.firstName })
      .from(users)
      .where(inSite(ctx, users, eq(users.email, email)))
    if (!person) return
    const code = digitsOf(ctx, email, Buffer.from(seed, 'base64url'))
    await postMail(ctx, `code:${once}`, email, codeMail(ctx, code, person))
  }),
]

function codeMail({ site }: Ctx, code: string, { firstName }: { firstName: string }): Letter {
  return {
    subject: `Your code to sign in at ${site.name}`,
    blocks: [
      `Dear ${firstName},`,
      `your code to sign in at ${site.name} is`,
      { code },
      `It is good for ${codeLifetime / 60} minutes, together with your password. Please give it to nobody: we never ask for it.`,
      'If you did not ask for it, somebody has tried to sign in with your email. Nobody gets in without your password, and you need do nothing.',
    ],
    kept: 'The code that this mail brought is not kept.',
  }
}
