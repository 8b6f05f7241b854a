import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import { inSite } from '../../../../platform/table.ts'
import { users } from '../identity.tables.ts'

/**
 * The person has shown that the address is theirs, and whatever lets them in is theirs too: they chose the password by a mail, or
 * knew it besides. A code alone does not show that: somebody else may have signed up with the address, and know the password.
 */
export async function markProven(ctx: Ctx, userId: string): Promise<void> {
  await ctx.db
    .update(users)
    .set({ provenAt: ctx.now() })
    .where(inSite(ctx, users, eq(users.id, userId)))
}
