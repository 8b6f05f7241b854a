import { randomBytes, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { counterOfMachine } from '../../../platform/rate-limit.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { countTry } from '../../../platform/tries.ts'
import { codeLifetime, digitsOf } from '../identity/index.ts'
import { ownEmailCodeMail } from './code-mail.ts'
import { emailProofs as proofs } from './own-email.tables.ts'
import { type Whose, where } from './whose.ts'

const hour = 3600
const triesOfCode = 5
/** As for sign-in codes: endless guessing succeeds with a chance of about one in a hundred a year. */
const triesOfPerson = { most: 30, seconds: 24 * hour }
const mailsOfPerson = { most: 5, seconds: hour }
/** For all users together, so that strangers cannot fill a mailbox. */
const mailsToAddress = { most: 10, seconds: hour }
/** Fewer, so that one machine cannot use those up. */
const mailsOfMachine = { most: 8, seconds: hour }

/** Maximum clock skew between our processes, ms. */
const clockDrift = 60_000

/**
 * Mails a code to the address, replacing the former one. Does the same whether or not another user has the address.
 * @throws Refusal `request.tooMany`
 */
export async function sendCode(ctx: Ctx, whose: Whose, email: string): Promise<void> {
  await transaction(ctx, (ctx) =>
    where(ctx, whose, async (ctx) => {
      const counted = await countTry(ctx.db, [
        { key: `email-proof:${ctx.site.id}:person:${whose.userId}`, ...mailsOfPerson },
        ...counterOfMachine(ctx, (machine) => `email-proof:${machine}:address:${email}`, mailsOfMachine),
        { key: `email-proof:${ctx.site.id}:address:${email}`, ...mailsToAddress },
      ])
      if (counted.outcome === 'refused') throw refusal('request.tooMany', { field: 'email', seconds: counted.seconds })
      const code = {
        email,
        sessionHash: whose.sessionHash,
        seed: randomBytes(16),
        madeAt: ctx.now(),
        triesLeft: triesOfCode,
      }
      await ctx.db
        .insert(proofs)
        .values({ userId: whose.userId, ...code })
        .onConflictDoUpdate({ target: [proofs.siteId, proofs.userId], set: code })
      await ownEmailCodeMail.later(ctx, { userId: whose.userId, seed: code.seed.toString('base64url') })
    }),
  )
}

/**
 * Checks a code and uses up one try.
 * @returns the address that the code was mailed to, and a function that takes the count of the try back
 * @throws Refusal `email.codeFailed`, `request.tooMany`
 */
export function tryCode(
  ctx: Ctx,
  whose: Whose,
  otp: string,
): Promise<{ email: string; takeBack: () => Promise<void> }> {
  return where(ctx, whose, async (ctx) => {
    const key = `email-proof-try:${ctx.site.id}:${whose.userId}`
    const counted = await countTry(ctx.db, [{ key, ...triesOfPerson }])
    if (counted.outcome === 'refused') throw refusal('request.tooMany', { field: 'otp', seconds: counted.seconds })
    const [row] = await ctx.db
      .update(proofs)
      .set({ triesLeft: sql`${proofs.triesLeft} - 1` })
      .where(inSite(ctx, proofs, isGood(ctx, whose), gt(proofs.triesLeft, 0)))
      .returning({ email: proofs.email, seed: proofs.seed })
    const right = row && Buffer.from(digitsOf(ctx, row.email, row.seed, 'own-email'))
    if (!row || !right || right.length !== otp.length || !timingSafeEqual(right, Buffer.from(otp)))
      throw refusal('email.codeFailed', { field: 'otp' })
    return { email: row.email, takeBack: counted.takeBack }
  })
}

/** Ends the code. @returns false if it was used meanwhile, or another address was requested since */
export function endCode(ctx: Ctx, whose: Whose, email: string): Promise<boolean> {
  return where(ctx, whose, async (ctx) => {
    const used = await ctx.db
      .delete(proofs)
      .where(inSite(ctx, proofs, isGood(ctx, whose), eq(proofs.email, email)))
      .returning({ email: proofs.email })
    return used.length > 0
  })
}

/** Excludes codes made while the clock was ahead, which would stay valid too long. */
function isGood(ctx: Ctx, { userId, sessionHash }: Whose) {
  const now = ctx.now().getTime()
  return and(
    ...[eq(proofs.userId, userId), eq(proofs.sessionHash, sessionHash)],
    ...[gt(proofs.madeAt, new Date(now - codeLifetime * 1000)), lte(proofs.madeAt, new Date(now + clockDrift))],
  )
}

/** Deletes a deleted user's codes for new addresses. */
export async function forgetProofs(ctx: Ctx, userId: string): Promise<void> {
  await ctx.db.delete(proofs).where(inSite(ctx, proofs, eq(proofs.userId, userId)))
}
