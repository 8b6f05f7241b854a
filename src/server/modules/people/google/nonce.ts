import { eq, lt } from 'drizzle-orm'
import type { z } from 'zod'
import type { Ctx } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import type { browserHeaders } from '../identity/identity.contract.ts'
import { browserOf, cookieOf, cookieValue, hashToken, newToken } from '../identity/index.ts'
import { googleAnswers } from './google.tables.ts'
import type { Claims } from './id-token.ts'

type Headers = z.output<typeof browserHeaders>

const cookieName = 'haat-google'

/** As long as Google's answers are good, and what clocks may differ by, s. */
const lifetime = 3600 + 600

const secretOf = ({ cookie = '' }: Headers) => /^[\w-]{43}$/.exec(cookieValue(cookie, cookieName))?.[0]

/**
 * The nonce that Google's answer must carry, and the cookie by which the browser shows that it asked: whoever gets hold of an answer
 * has not the cookie. All tabs of a browser share one.
 */
export function beginIn(ctx: Ctx, headers: Headers): { nonce: string; cookie: string } {
  if (!ctx.site.settings.google.clientId || ctx.site.kind === 'platform') throw refusal('google.off')
  const secret = secretOf(headers) ?? newToken()
  return { nonce: nonceOf(secret), cookie: cookieOf(browserOf(headers), cookieName, secret, lifetime) }
}

/** After an answer was used, the next one needs another nonce. */
export function forgetNonce(headers: Headers): string {
  return cookieOf(browserOf(headers), cookieName, '', 0)
}

const nonceOf = (secret: string) => hashToken(secret).toString('base64url')

/** @throws Refusal `google.invalid` when another browser asked for the answer */
export function checkNonce({ nonce }: Claims, headers: Headers): void {
  const secret = secretOf(headers)
  if (secret === undefined || nonceOf(secret) !== nonce) throw refusal('google.invalid')
}

/**
 * Uses the answer up, with the transaction.
 * @throws Refusal `google.invalid` when it was used before
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

/** Whether the answer may still be used; looking does not use it up. @throws Refusal `google.invalid` */
export async function checkUnused(ctx: Ctx, { nonce }: Claims): Promise<void> {
  const [used] = await ctx.db
    .select({ expiresAt: googleAnswers.expiresAt })
    .from(googleAnswers)
    .where(inSite(ctx, googleAnswers, eq(googleAnswers.nonceHash, hashToken(nonce))))
  if (used) throw refusal('google.invalid')
}
