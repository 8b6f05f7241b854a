import { eq } from 'drizzle-orm'
import type { OwnEmail, OwnEmailBody } from '../../../../shared/people/own-email.ts'
import { type Ctx, transaction } from '../../../platform/context.ts'
import { requireProof } from '../../../platform/proof.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { refuseTaken } from '../../../platform/taken.ts'
import { recordAct } from '../../ground/audit/index.ts'
import type { Personal } from '../../module.ts'
import { forgetGoogle } from '../google/index.ts'
import {
  type Browser,
  checkPassword,
  endSessions,
  forgetCodesAndLinks,
  leaveAccount,
  markProven,
  onEachSiteOf,
  rememberDevice,
  signedInUser,
  users,
} from '../identity/index.ts'
import { addressLeftMail } from './address-left-mail.ts'
import { addressTakenMail } from './address-taken-mail.ts'
import { endCode, sendCode, tryCode } from './codes.ts'
import { findWhose, readOwnEmail, type Whose, where } from './whose.ts'

/**
 * Mails a code to the address. An unattended session is not enough: a customer gives the password; users with an account, or
 * without a password, must have proved their identity lately. Replies the same if another user has the address.
 * @throws Refusal `password.wrong`, `access.askedAgain`, `request.tooMany`
 */
export async function askForEmailCode(ctx: Ctx, { email, password = '' }: OwnEmailBody): Promise<void> {
  const whose = await findWhose(ctx)
  if (whose.accountId === null && whose.hasPassword) await checkPassword(ctx, password, 'password')
  else requireProof(ctx)
  await sendCode(ctx, whose, email)
}

/**
 * Makes the address that the code was mailed to the user's own. Both addresses are told of a change, and every credential of
 * the old one ends: other sessions, known browsers, codes, links, its Google account. A site where they no longer work, and where another
 * customer has the address, is left by the account (B352).
 * @param personal the modules' personal data, which goes along
 * @returns the device tokens that the browser must keep, if they changed
 * @throws Refusal `email.codeFailed`, `email.taken`, `request.tooMany`
 */
export async function giveEmailCode(
  ctx: Ctx,
  otp: string,
  { devices }: Browser,
  personal: Personal[],
): Promise<{ own: OwnEmail; devices: string[] | undefined }> {
  const whose = await findWhose(ctx)
  const { email: to, takeBack } = await tryCode(ctx, whose, otp)
  const isChange = to !== whose.email
  const device = await transaction(ctx, async (ctx) => {
    if (!(await endCode(ctx, whose, to))) throw refusal('email.codeFailed', { field: 'otp' })
    if (isChange) await change(ctx, whose, to, personal)
    await where(ctx, whose, (ctx) => markProven(ctx, whose.userId))
    return isChange ? rememberDevice(ctx, signedInUser(ctx).id, undefined) : undefined
  })
  await takeBack()
  return { own: await readOwnEmail(ctx), devices: device === undefined ? undefined : [device, ...devices] }
}

/**
 * Changes the address of a user's row on a site, forgets the codes and links that were mailed to either address there, and takes along
 * what is kept under the old one.
 */
async function changeAt(
  ctx: Ctx,
  { email: from, isProven }: Whose,
  { userId, to }: { userId: string; to: string },
  personal: Personal[],
): Promise<void> {
  for (const { move } of personal) await move?.(ctx, { id: userId, from, to, isProven })
  // Only the holder of the code, who reads this mailbox, learns that the address is taken.
  const changing = ctx.db
    .update(users)
    .set({ email: to })
    .where(inSite(ctx, users, eq(users.id, userId), eq(users.email, from)))
  await refuseTaken(changing, 'email.taken', { field: 'otp', email: to })
  await forgetCodesAndLinks(ctx, from)
  await forgetCodesAndLinks(ctx, to)
  await forgetGoogle(ctx, userId)
}

async function isTaken(ctx: Ctx, email: string): Promise<boolean> {
  return (await ctx.db.$count(users, inSite(ctx, users, eq(users.email, email)))) > 0
}

async function change(ctx: Ctx, whose: Whose, to: string, personal: Personal[]): Promise<void> {
  const { id, sessionHash, userType } = signedInUser(ctx)
  const { email: from, accountId, firstName } = whose
  const here = ctx.site.id
  if (accountId === null) await changeAt(ctx, whose, { userId: id, to }, personal)
  else
    await onEachSiteOf(ctx, accountId, async (ctx, userId, serves) => {
      const isLeft = !serves && ctx.site.id !== here && (await isTaken(ctx, to))
      if (isLeft) await leaveAccount(ctx, userId, accountId)
      else await changeAt(ctx, whose, { userId, to }, personal)
    })
  await endSessions(
    ctx,
    { id, accountId: ctx.site.kind === 'platform' ? null : accountId, passwordHash: null },
    sessionHash,
  )
  await where(ctx, whose, async (ctx) => {
    const change = { firstName, from, to, at: ctx.now().toISOString() }
    await addressLeftMail.later(ctx, { ...change, userId: whose.userId })
    await addressTakenMail.later(ctx, change)
  })
  if (userType !== 'CUSTOMER')
    await recordAct(ctx, { act: 'account.email', thingId: id, label: to, said: { from, to } })
}
