import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { type Job, job } from '../../../platform/job.ts'
import type { JobData } from '../../../platform/jobs.ts'
import { inSite } from '../../../platform/table.ts'
import { letterIn, postMail, shopAddress } from '../../ground/mail/index.ts'
import { letters } from '../../ground/mails/index.ts'
import { endSessions, onPlatform, users } from '../identity/index.ts'
import { forgetPasskeys } from '../passkeys/index.ts'
import { forgetRecoveryCodes } from './recovery-codes.ts'
import { authenticatorApps as apps } from './security.tables.ts'

/**
 * Takes everything from an account that it has to sign in with besides its password: the app, the recovery codes and the
 * passkeys, since whoever has the lost phone has them too. All its sessions end, and the person is told by mail.
 * @param by who does it, as the mail names them
 * @returns false where there was nothing to take
 */
export function forgetSecondStep(ctx: Ctx, account: string, by: string): Promise<boolean> {
  return transaction(ctx, async (ctx) => {
    const had = await onPlatform(ctx, (ctx) => forgetAll(ctx, account))
    if (!had) return false
    await endSessions(ctx, { id: account, accountId: account, passwordHash: null })
    await onPlatform(ctx, (ctx) => tellLater(ctx, account, by))
    return true
  })
}

async function forgetAll(ctx: Ctx, account: string): Promise<boolean> {
  // Held whole: nobody makes the account a member of another site, or sets up another app, meanwhile.
  const mine = inSite(ctx, users, eq(users.id, account))
  await ctx.db.select({ id: users.id }).from(users).where(mine).for('update')
  const gone = await ctx.db
    .delete(apps)
    .where(inSite(ctx, apps, eq(apps.accountId, account)))
    .returning({ provenAt: apps.provenAt })
  await forgetRecoveryCodes(ctx, account)
  await ctx.db.update(users).set({ secondStep: false }).where(mine)
  const passkeys = await forgetPasskeys(ctx, account)
  return passkeys > 0 || gone.some(({ provenAt }) => provenAt !== null)
}

const toldJob = 'security.second-step-removed'

type ToldData = JobData & { account: string; by: string; at: string; once: string }

function tellLater(ctx: Ctx, account: string, by: string): Promise<void> {
  const data: ToldData = { siteId: ctx.site.id, account, by, at: ctx.now().toISOString(), once: randomUUID() }
  return ctx.services.jobs.send(ctx.db, toldJob, data)
}

export const securityJobs: Job[] = [
  job<ToldData>(toldJob, async (ctx, { account, by, at, once }) => {
    const [person] = await ctx.db
      .select({ email: users.email, firstName: users.firstName })
      .from(users)
      .where(inSite(ctx, users, eq(users.id, account)))
    if (!person) return
    const help = shopAddress(ctx.site) ?? ctx.site.origin
    const about = { site: ctx.site.name, firstName: person.firstName, by, at: new Date(at), help }
    const href = `${ctx.site.origin}/login#forgot`
    const letter = letterIn(ctx.site, () => letters.stepRemoved({ ...about, href }))
    await postMail(ctx, `second-step:${once}`, person.email, letter)
  }),
]
