import { inArray, or, sql } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import { inSite } from '../../../../platform/table.ts'
import { onPlatform } from '../../../ground/directory/index.ts'
import { users } from '../identity.tables.ts'

/** Those of the accounts that have a second factor: an authenticator app, or with `any` also a passkey. */
export async function accountsWithStep(
  ctx: Ctx,
  accounts: string[],
  which: 'app' | 'any' = 'any',
): Promise<Set<string>> {
  if (accounts.length === 0) return new Set()
  return onPlatform(ctx, async (ctx) => {
    const passkey = sql`exists (select from passkeys p where p.site_id = ${users.siteId} and p.account_id = ${users.id})`
    const rows = await ctx.db
      .select({ id: users.id })
      .from(users)
      .where(
        inSite(ctx, users, inArray(users.id, accounts), or(users.secondStep, ...(which === 'any' ? [passkey] : []))),
      )
    return new Set(rows.map(({ id }) => id))
  })
}
