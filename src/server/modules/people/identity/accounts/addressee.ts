import { eq } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import { inSite } from '../../../../platform/table.ts'
import { users } from '../identity.tables.ts'

/** The user that a mail is written to, by id or by email. */
export async function findAddressee(ctx: Ctx, who: { id: string } | { email: string }) {
  const { email, firstName, lastName, accountId, provenAt } = users
  const [found] = await ctx.db
    .select({ email, firstName, lastName, accountId, provenAt })
    .from(users)
    .where(inSite(ctx, users, 'id' in who ? eq(users.id, who.id) : eq(users.email, who.email)))
  return found
}
