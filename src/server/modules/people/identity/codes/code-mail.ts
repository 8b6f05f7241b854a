import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import { type Job, job } from '../../../../platform/job.ts'
import type { JobData } from '../../../../platform/jobs.ts'
import { asked } from '../../../../platform/site-in-language.ts'
import { inSite } from '../../../../platform/table.ts'
import { letterIn } from '../../../ground/mail/index.ts'
import { users } from '../identity.tables.ts'
import { codeMail, signUpMail } from '../mail/mail-words.ts'
import { postPrivately } from '../mail/private-mail.ts'
import { type Code, type CodePurpose, codeLifetime, digitsOf } from './code-digits.ts'

const codeJob = 'identity.code'

/** Without the code: jobs are stored as they are. */
type CodeData = JobData & { email: string; purpose?: CodePurpose; seed: string; madeAt: string; once: string }

/** Written whether or not there is an account, so that asking takes as long for either. */
export function mailCodeLater(
  ctx: Ctx,
  { email, purpose, seed, madeAt }: Code & { email: string; purpose: CodePurpose },
): Promise<void> {
  const data: CodeData = {
    ...asked(ctx),
    email,
    purpose,
    seed: seed.toString('base64url'),
    madeAt: madeAt.toISOString(),
    once: randomUUID(),
  }
  return ctx.services.jobs.send(ctx.db, codeJob, data)
}

export const codeJobs: Job[] = [
  job<CodeData>(codeJob, async (ctx, { email, purpose = 'sign-in', seed, madeAt, once }) => {
    // A mail server that was away for long would be sent a code that is over.
    if (ctx.now().getTime() >= Date.parse(madeAt) + codeLifetime * 1000) return
    const [person] = await ctx.db
      .select({ firstName: users.firstName, accountId: users.accountId })
      .from(users)
      .where(inSite(ctx, users, eq(users.email, email)))
    if (!person && purpose === 'sign-in') return
    const code = digitsOf(ctx, email, Buffer.from(seed, 'base64url'), purpose)
    const about = { site: ctx.site.name, minutes: codeLifetime / 60, code }
    const letter = letterIn(ctx.site, () =>
      person && purpose === 'sign-in' ? codeMail({ ...about, firstName: person.firstName }) : signUpMail(about),
    )
    await postPrivately(ctx, `code:${once}`, { email, ...person }, letter)
  }),
]
