import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import { inSite } from '../../../../platform/table.ts'
import { onPlatform } from '../../../ground/directory/index.ts'
import { users } from '../identity.tables.ts'

/**
 * Marks an address as verified and all its credentials as the user's own: they set the password by a mail, or knew it as well.
 * A code alone is not enough: another person may have signed up with the address and know the password. For owners and staff
 * the account is marked too.
 */
export async function markProven(ctx: Ctx, userId: string): Promise<void> {
  const accountId = await note(ctx, userId)
  if (accountId) await onPlatform(ctx, (ctx) => note(ctx, accountId))
}

async function note(ctx: Ctx, userId: string): Promise<string | null | undefined> {
  const [row] = await ctx.db
    .update(users)
    .set({ provenAt: ctx.now() })
    .where(inSite(ctx, users, eq(users.id, userId)))
    .returning({ accountId: users.accountId })
  return row?.accountId
}
