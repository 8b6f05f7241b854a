import { eq } from 'drizzle-orm'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { onPlatform } from '../../ground/directory/index.ts'
import { endSessions, users } from '../identity/index.ts'
import { forgetPasskeys } from '../passkeys/index.ts'
import { forgetRecoveryCodes } from './recovery-codes.ts'
import { authenticatorApps as apps } from './security.tables.ts'
import { stepRemovedMail } from './step-removed-mail.ts'

/**
 * Removes an account's second factors: the app, the recovery codes and the passkeys, because the finder of a lost phone has
 * them all. Ends all its sessions and tells the user by mail.
 * @param by name of the user who does it, for the mail
 * @returns false if the account had none
 */
export function forgetSecondStep(ctx: Ctx, account: string, by: string): Promise<boolean> {
  return transaction(ctx, async (ctx) => {
    const had = await onPlatform(ctx, (ctx) => forgetAll(ctx, account))
    if (!had) return false
    await endSessions(ctx, { id: account, accountId: account, passwordHash: null })
    await onPlatform(ctx, (ctx) => stepRemovedMail.later(ctx, { account, by, at: ctx.now().toISOString() }))
    return true
  })
}

async function forgetAll(ctx: Ctx, account: string): Promise<boolean> {
  // The account's row is locked, so that it cannot join another site or set up another app meanwhile.
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
