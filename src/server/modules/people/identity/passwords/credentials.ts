import { and, eq, ne } from 'drizzle-orm'
import { nilUuid } from '../../../../../shared/uuid.ts'
import { type Ctx, transaction } from '../../../../platform/context.ts'
import { inSite } from '../../../../platform/table.ts'
import { onPlatform } from '../../../ground/directory/index.ts'
import { onEachSiteOf } from '../accounts/accounts.ts'
import { entryTokens, sessions, signInDevices, users, waitingSignIns } from '../identity.tables.ts'
import { hashPassword, passwordMatches } from './password.ts'

/** The part of a user's row that determines their credentials. */
export type SignsInWith = Pick<typeof users.$inferSelect, 'id' | 'passwordHash' | 'accountId'>

/**
 * The hash of the password that a user signs in with: a customer's own, or the account's for owners and staff. Runs the same
 * number of queries for unknown users.
 */
export async function passwordHashOf(ctx: Ctx, user: SignsInWith | undefined): Promise<string | undefined> {
  const accountId = user?.accountId
  const [account] = await onPlatform(ctx, (ctx) =>
    ctx.db
      .select({ passwordHash: users.passwordHash })
      .from(users)
      .where(inSite(ctx, users, eq(users.id, accountId ?? nilUuid))),
  )
  return (accountId ? account?.passwordHash : user?.passwordHash) ?? undefined
}

/** Sets a user's password: for this site, or with their account for every site it serves. Sessions stay. */
export async function setPassword(ctx: Ctx, { id, accountId }: SignsInWith, password: string): Promise<void> {
  const passwordHash = await hashPassword(ctx, password)
  const change = (ctx: Ctx, userId: string) =>
    ctx.db
      .update(users)
      .set({ passwordHash })
      .where(inSite(ctx, users, eq(users.id, userId)))
  if (accountId) await onPlatform(ctx, (ctx) => change(ctx, accountId))
  else await change(ctx, id)
}

/** Whether this site has a user with this address and another password. */
export async function hasOtherPassword(ctx: Ctx, email: string, password: string): Promise<boolean> {
  const [user] = await ctx.db
    .select({ id: users.id, passwordHash: users.passwordHash, accountId: users.accountId })
    .from(users)
    .where(inSite(ctx, users, eq(users.email, email)))
  const stored = await passwordHashOf(ctx, user)
  return stored !== undefined && !(await passwordMatches(ctx, stored, password))
}

/**
 * Ends a user's sessions and forgets their known browsers: on this site, or with their account on the platform and every site
 * where it signs them in.
 * @param kept hash of a session on this site that stays
 */
export async function endSessions(ctx: Ctx, user: SignsInWith, kept?: Buffer): Promise<void> {
  await transaction(ctx, async (ctx) => {
    if (user.accountId || ctx.site.kind === 'platform') {
      await onEachSiteOf(ctx, user.accountId ?? user.id, (ctx, userId) => signOut(ctx, userId, kept))
    } else await signOut(ctx, user.id, kept)
  })
}

/** Like `endSessions`, on this site only. */
export async function signOut(ctx: Ctx, userId: string, kept?: Buffer): Promise<void> {
  const others = kept && ne(sessions.tokenHash, kept)
  await ctx.db.delete(sessions).where(inSite(ctx, sessions, and(eq(sessions.userId, userId), others)))
  await ctx.db.delete(signInDevices).where(inSite(ctx, signInDevices, eq(signInDevices.userId, userId)))
  await ctx.db.delete(entryTokens).where(inSite(ctx, entryTokens, eq(entryTokens.userId, userId)))
  await ctx.db.delete(waitingSignIns).where(inSite(ctx, waitingSignIns, eq(waitingSignIns.userId, userId)))
}
