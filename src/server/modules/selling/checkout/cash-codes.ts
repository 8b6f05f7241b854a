import { and, eq, gt, lte } from 'drizzle-orm'
import { resendAfter } from '../../../../shared/people/sign-in-code.ts'
import type { CashCode, CashConfirmation } from '../../../../shared/selling/payments/cash-code.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { askForCode, endCode, findAddressee, signedInUser, tryCode } from '../../people/identity/index.ts'
import { hasReceived } from '../orders/index.ts'
import { cashConfirmations as confirmations } from './checkouts.tables.ts'

const purpose = 'cash-order'
const minute = 60_000

/** A confirmation is good for one cash order within this time, ms. */
const goodFor = 30 * minute
/** Maximum clock skew between our processes, ms. */
const clockDrift = minute

/** Mails the customer a code that confirms a cash order (B294). @throws Refusal `guest.email` */
export async function sendCashCode(ctx: Ctx): Promise<CashCode> {
  const email = await ownAddress(ctx)
  if (email === '') throw refusal('guest.email', { field: 'email' })
  return { email, token: await askForCode(ctx, email, purpose), seconds: resendAfter }
}

/** Uses the code: the session may place one cash order. @throws Refusal `cash.codeFailed` */
export async function confirmCash(ctx: Ctx, { otp, token }: CashConfirmation): Promise<void> {
  const email = await ownAddress(ctx)
  // Outside of the transaction that may be undone: a wrong code counts.
  const isRight = (await tryCode(ctx, email, otp, token, purpose)) === 'right'
  await transaction(ctx, async (ctx) => {
    if (!isRight || !(await endCode(ctx, email, token, purpose))) throw refusal('cash.codeFailed', { field: 'otp' })
    const { id: userId, sessionHash } = signedInUser(ctx)
    const confirmed = { sessionHash, confirmedAt: ctx.now() }
    await ctx.db
      .insert(confirmations)
      .values({ userId, ...confirmed })
      .onConflictDoUpdate({ target: [confirmations.siteId, confirmations.userId], set: confirmed })
  })
}

async function ownAddress(ctx: Ctx): Promise<string> {
  const person = await findAddressee(ctx, { id: signedInUser(ctx).id })
  if (!person) throw new Error('who is signed in has no address')
  return person.email
}

/** Whether the shop wants a code before a cash order of the signed-in customer that this session has not given. */
export async function lacksCashCode(ctx: Ctx): Promise<boolean> {
  const { code } = ctx.site.settings.cashOnDelivery
  if (code === 'NEVER' || (code === 'FIRST' && (await hasReceived(ctx, signedInUser(ctx).id)))) return false
  const rows = await ctx.db
    .select({ at: confirmations.confirmedAt })
    .from(confirmations)
    .where(inSite(ctx, confirmations, isGood(ctx)))
  return rows.length === 0
}

/** The cash order is placed: the next one needs a code of its own. */
export async function spendCashCode(ctx: Ctx): Promise<void> {
  await ctx.db.delete(confirmations).where(inSite(ctx, confirmations, eq(confirmations.userId, signedInUser(ctx).id)))
}

/** Deletes a deleted customer's confirmation. */
export async function forgetCashCode(ctx: Ctx, userId: string): Promise<void> {
  await ctx.db.delete(confirmations).where(inSite(ctx, confirmations, eq(confirmations.userId, userId)))
}

/** Excludes confirmations made while the clock was ahead, which would stay valid too long. */
function isGood(ctx: Ctx) {
  const { id: userId, sessionHash } = signedInUser(ctx)
  const now = ctx.now().getTime()
  return and(
    ...[eq(confirmations.userId, userId), eq(confirmations.sessionHash, sessionHash)],
    ...[
      gt(confirmations.confirmedAt, new Date(now - goodFor)),
      lte(confirmations.confirmedAt, new Date(now + clockDrift)),
    ],
  )
}
