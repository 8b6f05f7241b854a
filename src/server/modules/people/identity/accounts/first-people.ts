import { randomBytes } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { type Ctx, transaction } from '../../../../platform/context.ts'
import { inSite } from '../../../../platform/table.ts'
import { users } from '../identity.tables.ts'
import { endSessions, passwordHashOf, setPassword } from '../passwords/credentials.ts'
import { passwordMatches } from '../passwords/password.ts'

/** Whether the site has an owner. */
export async function hasOwner(ctx: Ctx): Promise<boolean> {
  const [found] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(inSite(ctx, users, eq(users.userType, 'ADMIN')))
    .limit(1)
  return found !== undefined
}

/** Addresses of those users who sign in with this password. */
export async function peopleWithPassword(ctx: Ctx, emails: string[], password: string): Promise<string[]> {
  const found: string[] = []
  for (const user of await findPeople(ctx, emails))
    if (await passwordMatches(ctx, await passwordHashOf(ctx, user), password)) found.push(user.email)
  return found
}

/** Sets a random password for these users and ends their sessions. */
export async function closeSignIns(ctx: Ctx, emails: string[]): Promise<void> {
  await transaction(ctx, async (ctx) => {
    for (const user of await findPeople(ctx, emails)) {
      await setPassword(ctx, user, randomBytes(32).toString('base64url'))
      await endSessions(ctx, user)
    }
  })
}

function findPeople(ctx: Ctx, emails: string[]) {
  return ctx.db
    .select({ id: users.id, email: users.email, passwordHash: users.passwordHash, accountId: users.accountId })
    .from(users)
    .where(inSite(ctx, users, inArray(users.email, emails)))
}
