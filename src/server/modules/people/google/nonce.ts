import { eq, lt } from 'drizzle-orm'
import type { z } from 'zod'
import type { Ctx } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { hashToken, newToken } from '../../../platform/tokens.ts'
import type { browserHeaders } from '../identity/identity.contract.ts'
import { browserOf, cookieOf, cookieValue } from '../identity/index.ts'
import { googleAnswers } from './google.tables.ts'
import type { Claims } from './id-token.ts'

type Headers = z.output<typeof browserHeaders>

const cookieName = 'haat-google'

/** Lifetime of Google's ID tokens plus clock skew, s. */
const lifetime = 3600 + 600

const secretOf = ({ cookie = '' }: Headers) => /^[\w-]{43}$/.exec(cookieValue(cookie, cookieName))?.[0]

/**
 * The nonce that the ID token must carry, and the cookie that binds it to this browser: a stolen token is useless without the
 * cookie. All tabs of a browser share one.
 */
export function beginIn(ctx: Ctx, headers: Headers): { nonce: string; cookie: string } {
  if (!ctx.site.settings.google.clientId || ctx.site.kind === 'platform') throw refusal('google.off')
  const secret = secretOf(headers) ?? newToken()
  return { nonce: nonceOf(secret), cookie: cookieOf(browserOf(headers), cookieName, secret, lifetime) }
}

/** Clears the cookie after use, so that the next ID token needs a new nonce. */
export function forgetNonce(headers: Headers): string {
  return cookieOf(browserOf(headers), cookieName, '', 0)
}

const nonceOf = (secret: string) => hashToken(secret).toString('base64url')

/** @throws Refusal `google.invalid` if the token was issued to another browser */
export function checkNonce({ nonce }: Claims, headers: Headers): void {
  const secret = secretOf(headers)
  if (secret === undefined || nonceOf(secret) !== nonce) throw refusal('google.invalid')
}

/**
 * Marks the token as used, within the caller's transaction.
 * @throws Refusal `google.invalid` if it was used before
 */
export async function spend(ctx: Ctx, { nonce, exp }: Claims): Promise<void> {
  const expiresAt = new Date((exp + 600) * 1000)
  await ctx.db.delete(googleAnswers).where(inSite(ctx, googleAnswers, lt(googleAnswers.expiresAt, ctx.now())))
  const used = await ctx.db
    .insert(googleAnswers)
    .values({ nonceHash: hashToken(nonce), expiresAt })
    .onConflictDoNothing()
    .returning({ nonceHash: googleAnswers.nonceHash })
  if (used.length === 0) throw refusal('google.invalid')
}

/** Checks that the token is unused, without marking it. @throws Refusal `google.invalid` */
export async function checkUnused(ctx: Ctx, { nonce }: Claims): Promise<void> {
  const [used] = await ctx.db
    .select({ expiresAt: googleAnswers.expiresAt })
    .from(googleAnswers)
    .where(inSite(ctx, googleAnswers, eq(googleAnswers.nonceHash, hashToken(nonce))))
  if (used) throw refusal('google.invalid')
}
