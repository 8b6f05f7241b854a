import { eq } from 'drizzle-orm'
import type { NewPassword, ResetBody } from '../../../../../shared/people/passwords.ts'
import { type Ctx, transaction } from '../../../../platform/context.ts'
import { refusal } from '../../../../platform/refusal.ts'
import { inSite } from '../../../../platform/table.ts'
import { countTry } from '../../../../platform/tries.ts'
import { markProven } from '../accounts/proven.ts'
import { endCodes } from '../codes/codes.ts'
import { users } from '../identity.tables.ts'
import { signedInUser } from '../identity.ts'
import type { Browser } from '../signing-in/browser-cookies.ts'
import { rememberDevice } from '../signing-in/devices.ts'
import { passwordChangedMail } from './changed-mail.ts'
import { refuseCommon } from './common-passwords.ts'
import { endSessions, passwordHashOf, setPassword } from './credentials.ts'
import { passwordMatches } from './password.ts'
import { useUpLink, whoseLink } from './password-links.ts'

/** Wrong current passwords per session: a stolen one must neither guess the password nor use up the tries of its owner. */
const tries = { most: 10, seconds: 3600 }

/**
 * Sets a new password by a mailed link (C51) and ends all the user's sessions.
 * @throws Refusal `password.linkOver`, `password.common`
 */
export async function resetPassword(ctx: Ctx, { password, ...link }: ResetBody): Promise<void> {
  if (!(await whoseLink(ctx, link))) throw refusal('password.linkOver', { field: 'requestId' })
  await refuseCommon(password, 'password')
  await transaction(ctx, async (ctx) => {
    const user = await whoseLink(ctx, link)
    if (!(await useUpLink(ctx, link)) || !user) throw refusal('password.linkOver', { field: 'requestId' })
    await setPassword(ctx, user, password)
    await markProven(ctx, user.id)
    await endSessions(ctx, user)
    await endCodes(ctx, link.email)
    await passwordChangedMail.later(ctx, { email: link.email })
  })
}

/**
 * Changes the signed-in user's password (C26). Ends all other sessions and forgets all other browsers.
 * @returns the device tokens that the browser must keep
 * @throws Refusal `password.none`, `password.wrong`, `password.same`, `password.common`, `request.tooMany`
 */
export async function updatePassword(
  ctx: Ctx,
  { currentPassword, newPassword }: NewPassword,
  { devices }: Browser,
): Promise<string[]> {
  const { id, email, sessionHash } = signedInUser(ctx)
  if (!(await hasPassword(ctx))) throw refusal('password.none', { field: 'currentPassword' })
  await checkPassword(ctx, currentPassword)
  if (newPassword === currentPassword) throw refusal('password.same', { field: 'newPassword' })
  await refuseCommon(newPassword, 'newPassword')
  return transaction(ctx, async (ctx) => {
    const user = await findSelf(ctx)
    await setPassword(ctx, user, newPassword)
    await endSessions(ctx, user, sessionHash)
    await endCodes(ctx, email)
    await passwordChangedMail.later(ctx, { email })
    return [await rememberDevice(ctx, id, undefined), ...devices]
  })
}

/**
 * Checks the signed-in user's password, for acts that a session alone does not allow.
 * @throws Refusal `password.wrong`, `request.tooMany`
 */
export async function checkPassword(ctx: Ctx, password: string, field = 'currentPassword'): Promise<void> {
  const key = `current-password:${ctx.site.id}:${signedInUser(ctx).sessionHash.toString('base64url')}`
  const counted = await countTry(ctx.db, [{ key, ...tries }])
  if (counted.outcome === 'refused') throw refusal('request.tooMany', { seconds: counted.seconds })
  const stored = await passwordHashOf(ctx, await findSelf(ctx))
  if (!(await passwordMatches(ctx, stored, password))) throw refusal('password.wrong', { field })
  await counted.takeBack()
}

/** Whether the signed-in user has a password: those who came by Google have none (B74). */
export async function hasPassword(ctx: Ctx): Promise<boolean> {
  return (await passwordHashOf(ctx, await findSelf(ctx))) !== undefined
}

async function findSelf(ctx: Ctx) {
  const [self] = await ctx.db
    .select({ id: users.id, passwordHash: users.passwordHash, accountId: users.accountId })
    .from(users)
    .where(inSite(ctx, users, eq(users.id, signedInUser(ctx).id)))
  if (!self) throw refusal('access.signedOut')
  return self
}
