import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { type Job, job } from '../../../platform/job.ts'
import type { JobData } from '../../../platform/jobs.ts'
import { asked } from '../../../platform/site-in-language.ts'
import { inSite } from '../../../platform/table.ts'
import { letterIn, postMail } from '../../ground/mail/index.ts'
import { addressChangedMail, letters } from '../../ground/mails/index.ts'
import { codeLifetime, digitsOf } from '../identity/index.ts'
import { emailProofs as proofs } from './own-email.tables.ts'

const codeJob = 'own-email.code'
const changedJob = 'own-email.changed'

/** Without the code: jobs are stored as they are. */
type CodeData = JobData & { userId: string; seed: string; once: string }
type ChangedData = JobData & { firstName: string; from: string; to: string; at: string; once: string }

export function mailCodeLater(ctx: Ctx, { userId, seed }: { userId: string; seed: Buffer }): Promise<void> {
  const data: CodeData = { ...asked(ctx), userId, seed: seed.toString('base64url'), once: randomUUID() }
  return ctx.services.jobs.send(ctx.db, codeJob, data)
}

/** Tells both addresses, of which somebody else may have the old one's mail. */
export function tellOfChange(ctx: Ctx, change: { firstName: string; from: string; to: string }): Promise<void> {
  const data: ChangedData = { ...asked(ctx), ...change, at: ctx.now().toISOString(), once: randomUUID() }
  return ctx.services.jobs.send(ctx.db, changedJob, data)
}

export const ownEmailJobs: Job[] = [
  job<CodeData>(codeJob, async (ctx, { userId, seed, once }) => {
    const asked = and(eq(proofs.userId, userId), eq(proofs.seed, Buffer.from(seed, 'base64url')))
    const [row] = await ctx.db
      .select()
      .from(proofs)
      .where(inSite(ctx, proofs, asked))
    // A mail server that was away for long would be sent a code that is over, or that another one has replaced.
    if (!row || ctx.now().getTime() >= row.madeAt.getTime() + codeLifetime * 1000) return
    const code = digitsOf(ctx, row.email, row.seed, 'own-email')
    const about = { site: ctx.site.name, minutes: codeLifetime / 60, code }
    const letter = letterIn(ctx.site, () => letters.proveAddress(about))
    await postMail(ctx, `own-email:${once}`, row.email, letter)
  }),
  job<ChangedData>(changedJob, async (ctx, { firstName, from, to, at, once }) => {
    const { old, now } = addressChangedMail(ctx.site, { firstName, from, to, at: new Date(at) })
    await postMail(ctx, `own-email:${once}:old`, from, old)
    await postMail(ctx, `own-email:${once}:now`, to, now)
  }),
]
