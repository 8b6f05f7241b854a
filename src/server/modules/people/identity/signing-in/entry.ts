import { eq, gt, lt } from 'drizzle-orm'
import type { Ctx } from '../../../../platform/context.ts'
import { refusal } from '../../../../platform/refusal.ts'
import { inSite } from '../../../../platform/table.ts'
import { hashToken, newToken } from '../../../../platform/tokens.ts'
import { entryTokens, users } from '../identity.tables.ts'
import { letInOrWait, signedIn } from './second-step.ts'
import { type Proof, startSession } from './sessions.ts'

/**
 * A one-time token that signs the user in on this site, valid for this many seconds.
 * @param proof of the originating session; without it the user's second step is required, if they have one
 */
export async function makeEntry(ctx: Ctx, userId: string, seconds: number, proof?: Proof): Promise<string> {
  const token = newToken()
  const now = ctx.now()
  await ctx.db.delete(entryTokens).where(inSite(ctx, entryTokens, lt(entryTokens.expiresAt, now)))
  await ctx.db
    .insert(entryTokens)
    .values({ tokenHash: hashToken(token), userId, expiresAt: new Date(now.getTime() + seconds * 1000), ...proof })
  return token
}

/** Whether the token is valid, without using it up. */
export async function isEntry(ctx: Ctx, token: string): Promise<boolean> {
  const [found] = await ctx.db
    .select({ userId: entryTokens.userId })
    .from(entryTokens)
    .where(inSite(ctx, entryTokens, eq(entryTokens.tokenHash, hashToken(token)), gt(entryTokens.expiresAt, ctx.now())))
  return found !== undefined
}

/**
 * Starts a session with the token, which is used up (B6).
 * @throws Refusal `entry.over`, SecondStepNeeded
 */
export async function enter(ctx: Ctx, token: string) {
  const [used] = await ctx.db
    .delete(entryTokens)
    .where(inSite(ctx, entryTokens, eq(entryTokens.tokenHash, hashToken(token))))
    .returning()
  if (!used || used.expiresAt <= ctx.now()) throw refusal('entry.over', { field: 'token' })
  const [user] = await ctx.db
    .select()
    .from(users)
    .where(inSite(ctx, users, eq(users.id, used.userId)))
  if (!user) throw refusal('entry.over', { field: 'token' })
  const { provedAt, byPasskey } = used
  if (provedAt) return signedIn(user, await startSession(ctx, user.id, { provedAt, byPasskey }))
  return letInOrWait(ctx, user, undefined)
}
