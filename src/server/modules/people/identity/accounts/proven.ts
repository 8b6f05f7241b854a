import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import { inSite } from '../../../../platform/table.ts'
import { onPlatform } from '../../../ground/directory/index.ts'
import { users } from '../identity.tables.ts'

/**
 * The person has shown that the address is theirs, and whatever lets them in is theirs too: they chose the password by a mail, or
 * knew it besides. A code alone does not show that: somebody else may have signed up with the address, and know the password. Of whoever
 * owns or serves the site it is noted with their account.
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
