import { createHash, randomBytes } from 'node:crypto'
import { eq, lt } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { passkeyChallenges as challenges } from './passkeys.tables.ts'

/** Time to answer a challenge, s. */
export const challengeLifetime = 300

const hashOf = (purpose: string, token: string) => createHash('sha256').update(`passkey ${purpose}:${token}`).digest()

/** The challenge is derived from the token, which the browser keeps in an HTTP-only cookie. */
const challengeOf = (token: string) => hashOf('challenge', token).toString('base64url')

/** @param accountId of the user who adds a passkey; null for signing in */
export async function makeChallenge(ctx: Ctx, accountId: string | null) {
  const token = randomBytes(32).toString('base64url')
  const now = ctx.now()
  await ctx.db.delete(challenges).where(inSite(ctx, challenges, lt(challenges.expiresAt, now)))
  const expiresAt = new Date(now.getTime() + challengeLifetime * 1000)
  await ctx.db.insert(challenges).values({ tokenHash: hashOf('token', token), accountId, expiresAt })
  return { token, challenge: challengeOf(token) }
}

/** Uses up the browser's challenge, whatever the outcome. @returns undefined if it has none for this account */
export async function spendChallenge(
  ctx: Ctx,
  token: string | undefined,
  accountId: string | null,
): Promise<string | undefined> {
  if (token === undefined) return undefined
  const [used] = await ctx.db
    .delete(challenges)
    .where(inSite(ctx, challenges, eq(challenges.tokenHash, hashOf('token', token))))
    .returning()
  return used && used.accountId === accountId && used.expiresAt > ctx.now() ? challengeOf(token) : undefined
}
