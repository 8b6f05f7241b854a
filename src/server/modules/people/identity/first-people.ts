import { randomBytes } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { sessions, users } from './identity.tables.ts'
import { hashPassword, passwordMatches } from './password.ts'

/** True when somebody may do everything on the site. */
export async function hasOwner(ctx: Ctx): Promise<boolean> {
  const [found] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(inSite(ctx, users, eq(users.userType, 'ADMIN')))
    .limit(1)
  return found !== undefined
}

/** Which of these people sign in with that password. */
export async function peopleWithPassword(ctx: Ctx, emails: string[], password: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ email: users.email, passwordHash: users.passwordHash })
    .from(users)
    .where(inSite(ctx, users, inArray(users.email, emails)))
  const found: string[] = []
  for (const { email, passwordHash } of rows) if (await passwordMatches(passwordHash, password)) found.push(email)
  return found
}

/** Gives people a password that nobody knows, and ends their sessions. */
export async function closeSignIns(ctx: Ctx, emails: string[]): Promise<void> {
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
  await transaction(ctx, async (ctx) => {
    const closed = await ctx.db
      .update(users)
      .set({ passwordHash })
      .where(inSite(ctx, users, inArray(users.email, emails)))
      .returning({ id: users.id })
    for (const { id } of closed) await ctx.db.delete(sessions).where(inSite(ctx, sessions, eq(sessions.userId, id)))
  })
}
