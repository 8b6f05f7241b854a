import type { Credentials } from '../../../../shared/people/customer.ts'
import type { Ctx } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import type { Browser } from './browser-cookies.ts'
import { endCode, tryCode } from './codes.ts'
import { findSigningIn, rememberDevice } from './devices.ts'
import { asPerson } from './identity.ts'
import { passwordMatches } from './password.ts'
import { startSession } from './sessions.ts'
import { countSignIn } from './sign-in-tries.ts'

type SigningIn = Awaited<ReturnType<typeof findSigningIn>>

/**
 * Signs in with e-mail and password, and with the code from a mail where one is given (B15). Refusals are the same, and take
 * as long, for an address with an account and for one without.
 * @returns the answer, and the device tokens that the browser is to keep
 * @throws Refusal `login.failed`, `login.codeFailed`, `login.tooMany`
 */
export async function signIn(ctx: Ctx, { email, password, otp }: Credentials, browser: Browser) {
  const found = await findSigningIn(ctx, email, browser.devices)
  if (otp === undefined) await checkPassword(ctx, { email, password }, found)
  else await checkCode(ctx, { email, password, otp }, found, browser)
  if (!found.user) throw new Error('a password was right for nobody')
  const { user, device } = found
  const loginToken = await startSession(ctx, user.id)
  const token = await rememberDevice(ctx, user.id, device)
  return {
    answer: { loginToken, userType: user.userType, data: asPerson(user) },
    devices: [token, ...browser.devices.filter((other) => other !== token)],
  }
}

async function checkPassword(ctx: Ctx, { email, password }: Credentials, { user, device }: SigningIn): Promise<void> {
  const takeBack = await countSignIn(ctx, email, device)
  if (!(await passwordMatches(user?.passwordHash, password))) throw refusal('login.failed')
  await takeBack()
}

/**
 * A browser that has asked for a code tries with it whatever else is used up, and learns of a password only with the right
 * code. Without a try for a code it is one of the others, and is told nothing either.
 */
async function checkCode(
  ctx: Ctx,
  { email, password, otp }: Required<Credentials>,
  { user, device }: SigningIn,
  { codeToken }: Browser,
): Promise<void> {
  const code = codeToken === undefined ? 'unknown' : await tryCode(ctx, email, otp, codeToken)
  if (code === 'unknown') await countSignIn(ctx, email, device)
  const stored = code === 'right' ? user?.passwordHash : undefined
  const isRight = await passwordMatches(stored, password)
  if (!isRight || codeToken === undefined || !(await endCode(ctx, email, codeToken))) throw refusal('login.codeFailed')
}
