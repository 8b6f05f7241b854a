import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { and, desc, eq, gt, lte, sql } from 'drizzle-orm'
import { resendAfter } from '../../../../../shared/people/sign-in-code.ts'
import { type Ctx, transaction } from '../../../../platform/context.ts'
import { networkOf } from '../../../../platform/http/client-address.ts'
import { inSite } from '../../../../platform/table.ts'
import { hashToken, newToken } from '../../../../platform/tokens.ts'
import { countTry } from '../../../../platform/tries.ts'
import { signInCodes as codes } from '../identity.tables.ts'
import { beginCodeMail } from './begin-code-mail.ts'
import { cashCodeMail } from './cash-code-mail.ts'
import { type Code, type CodePurpose, codeLifetime, digitsOf } from './code-digits.ts'
import { codeMail } from './code-mail.ts'

const second = 1000
const minute = 60 * second

/** A request within this time, ms, shares the code mailed before, which is then valid for at least four more minutes. */
const sharedFor = 6 * minute

/** Limit of mails that repeat the same code. */
const resends = { most: 3, seconds: 3600 }

/** Tries per browser that requested the code. */
const triesOfCode = 5

/** Maximum clock skew between our processes, ms. */
const clockDrift = minute

/**
 * Mails a code to the address (for sign-in only if it has an account) and gives the requesting browser a token with tries of
 * its own. There is one code at a time, valid in every browser that requested it. A stranger's request can therefore neither
 * use up the owner's tries or mails nor invalidate their code.
 * @returns the token, without which the code is useless
 */
export function askForCode(ctx: Ctx, email: string, purpose: CodePurpose = 'sign-in'): Promise<string> {
  return transaction(ctx, async (ctx) => {
    await ctx.db.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`${purpose} code:${ctx.site.id}:${email}`}, 0))`,
    )
    const known = await currentCode(ctx, email, purpose)
    const code = known ?? { seed: randomBytes(16), madeAt: ctx.now() }
    const token = newToken()
    await keepTries(ctx, token, { ...code, email, purpose })
    if (purpose !== 'cash-order') await keepTries(ctx, machineToken(ctx, email, purpose), { ...code, email, purpose })
    if (!known || (await mayResend(ctx, email, known, purpose))) await mailCode(ctx, { email, purpose, ...code })
    return token
  })
}

/** Gives a token its tries of a code; a token of a machine may have had some of an earlier one. */
async function keepTries(ctx: Ctx, token: string, code: Code & { email: string; purpose: CodePurpose }): Promise<void> {
  const values = { ...code, tokenHash: hashToken(token), triesLeft: triesOfCode }
  const target = [codes.siteId, codes.tokenHash]
  await ctx.db.insert(codes).values(values).onConflictDoUpdate({ target, set: values })
}

/**
 * Stands in for the cookie's token in a call that brings no cookie (C8, C50): only the machine that asked for the code can use
 * it there, with tries of its own.
 */
export function machineToken(
  { site, services, request }: Ctx,
  email: string,
  purpose: Exclude<CodePurpose, 'cash-order'>,
): string {
  return createHmac('sha256', services.secret)
    .update(`${purpose} machine:${site.id}:${networkOf(request.ip)}:${email}`)
    .digest('base64url')
}

const mails = { 'sign-in': codeMail, 'sign-up': beginCodeMail, 'cash-order': cashCodeMail }

/** Also queued if there is no account, so that both cases take the same time. */
function mailCode(ctx: Ctx, { email, purpose, seed, madeAt }: Code & { email: string; purpose: CodePurpose }) {
  return mails[purpose].later(ctx, { email, seed: seed.toString('base64url'), madeAt: madeAt.toISOString() })
}

async function currentCode(ctx: Ctx, email: string, purpose: CodePurpose): Promise<Code | undefined> {
  const [code] = await ctx.db
    .select({ seed: codes.seed, madeAt: codes.madeAt })
    .from(codes)
    .where(inSite(ctx, codes, ofAddress(email, purpose), madeWithin(ctx, sharedFor)))
    .orderBy(desc(codes.madeAt))
    .limit(1)
  return code
}

async function mayResend(ctx: Ctx, email: string, { madeAt }: Code, purpose: CodePurpose): Promise<boolean> {
  if (ctx.now().getTime() - madeAt.getTime() < resendAfter * second) return false
  const counted = await countTry(ctx.db, [{ key: `${purpose}-code:${ctx.site.id}:${email}`, ...resends }])
  return counted.outcome === 'counted'
}

const ofAddress = (email: string, purpose: CodePurpose) => and(eq(codes.email, email), eq(codes.purpose, purpose))

/** Excludes codes made while the clock was ahead, which would stay valid too long. */
function madeWithin(ctx: Ctx, span: number) {
  const now = ctx.now().getTime()
  return and(gt(codes.madeAt, new Date(now - span)), lte(codes.madeAt, new Date(now + clockDrift)))
}

/**
 * Uses up one of the tries of the browser's token. `unknown` if it has none left: it did not request a code for this address on
 * this site, the code has expired, or its tries are used up.
 */
export async function tryCode(
  ctx: Ctx,
  email: string,
  otp: string,
  token: string,
  purpose: CodePurpose = 'sign-in',
): Promise<'right' | 'wrong' | 'unknown'> {
  const asked = and(eq(codes.tokenHash, hashToken(token)), ofAddress(email, purpose), gt(codes.triesLeft, 0))
  const [row] = await ctx.db
    .update(codes)
    .set({ triesLeft: sql`${codes.triesLeft} - 1` })
    .where(inSite(ctx, codes, asked, madeWithin(ctx, codeLifetime * second)))
    .returning({ seed: codes.seed })
  if (!row) return 'unknown'
  const right = Buffer.from(digitsOf(ctx, email, row.seed, purpose))
  const given = Buffer.from(otp)
  return given.length === right.length && timingSafeEqual(given, right) ? 'right' : 'wrong'
}

/**
 * Ends the address's code for every browser.
 * @returns false if a concurrent sign-in has used it already
 */
export async function endCode(
  ctx: Ctx,
  email: string,
  token: string,
  purpose: CodePurpose = 'sign-in',
): Promise<boolean> {
  return (await endCodes(ctx, email, purpose)).some(({ tokenHash }) => tokenHash.equals(hashToken(token)))
}

/** Ends every code of the address. */
export function endCodes(ctx: Ctx, email: string, purpose: CodePurpose = 'sign-in'): Promise<{ tokenHash: Buffer }[]> {
  return ctx.db
    .delete(codes)
    .where(inSite(ctx, codes, ofAddress(email, purpose)))
    .returning({ tokenHash: codes.tokenHash })
}
