import type { Ctx } from '../../../../platform/context.ts'
import { refusal } from '../../../../platform/refusal.ts'
import { markProven } from '../accounts/proven.ts'
import { endCode, machineToken, tryCode } from '../codes/codes.ts'
import type { SignInBody } from '../identity.contract.ts'
import { tellOfNewDevice } from '../mail/new-device-mail.ts'
import { passwordHashOf } from '../passwords/credentials.ts'
import { passwordMatches } from '../passwords/password.ts'
import type { Browser } from './browser-cookies.ts'
import { findSigningIn, rememberDevice } from './devices.ts'
import { letInOrWait } from './second-step.ts'
import { countCode, countSignIn } from './sign-in-tries.ts'

type SigningIn = Awaited<ReturnType<typeof findSigningIn>>

/**
 * Signs in with email and password, with a mailed code instead of the password (C50), or with both (B15). Refusals, and the
 * time they take, are the same with and without an account.
 * @returns the reply, and the device tokens that the browser must keep
 * @throws Refusal `login.failed`, `login.codeFailed`, `login.otpFailed`, `login.tooMany`, `login.otpTooMany`, SecondStepNeeded
 */
export async function signIn(ctx: Ctx, { email, password = '', otp }: SignInBody, browser: Browser) {
  const found = await findSigningIn(ctx, email, browser.devices)
  if (otp === undefined) await checkPassword(ctx, { email, password }, found)
  else if (password) await checkBoth(ctx, { email, password, otp }, found, browser)
  else await checkCode(ctx, { email, otp }, found, browser)
  if (!found.user) throw new Error('a password matched without a user')
  if (password && otp !== undefined) await markProven(ctx, found.user.id)
  return beginFor(ctx, { ...found, user: found.user }, browser)
}

/** Signs in the user with this address, whom the caller has authenticated in another way. */
export async function letIn(ctx: Ctx, email: string, browser: Browser) {
  const { user, device } = await findSigningIn(ctx, email, browser.devices)
  if (!user) throw new Error('no user has the address that was let in')
  return beginFor(ctx, { user, device }, browser)
}

type Known = SigningIn & { user: NonNullable<SigningIn['user']> }

async function beginFor(ctx: Ctx, { user, device }: Known, browser: Browser) {
  const answer = await letInOrWait(ctx, user, device)
  const token = await rememberDevice(ctx, user.id, device)
  if (device === undefined) await tellOfNewDevice(ctx, user.id, token)
  return {
    answer,
    devices: [token, ...browser.devices.filter((other) => other !== token)],
  }
}

type Given = { email: string; password: string; otp: string }

async function checkPassword(
  ctx: Ctx,
  { email, password }: Omit<Given, 'otp'>,
  { user, device }: SigningIn,
): Promise<void> {
  const takeBack = await countSignIn(ctx, email, device)
  if (!(await passwordMatches(ctx, await passwordHashOf(ctx, user), password))) throw refusal('login.failed')
  await takeBack()
}

/**
 * A browser that requested a code may try it when other tries are used up; the password is checked only with the right code.
 * Without tries for its code a browser is treated like any other and told nothing.
 */
async function checkBoth(
  ctx: Ctx,
  { email, password, otp }: Given,
  { user, device }: SigningIn,
  browser: Browser,
): Promise<void> {
  const codeToken = tokenOf(ctx, email, browser)
  const code = await tryCode(ctx, email, otp, codeToken)
  if (code === 'unknown') await countSignIn(ctx, email, device)
  const known = await passwordHashOf(ctx, user)
  const stored = code === 'right' ? known : undefined
  const isRight = await passwordMatches(ctx, stored, password)
  if (!isRight || !(await endCode(ctx, email, codeToken))) throw refusal('login.codeFailed')
}

/** Checks a code without a password. Its tries are counted per address as well as per browser. */
async function checkCode(
  ctx: Ctx,
  { email, otp }: Omit<Given, 'password'>,
  { user, device }: SigningIn,
  browser: Browser,
): Promise<void> {
  const takeBack = await countCode(ctx, email, device)
  const codeToken = tokenOf(ctx, email, browser)
  const code = await tryCode(ctx, email, otp, codeToken)
  if (code !== 'right' || !(await endCode(ctx, email, codeToken)) || !user)
    throw refusal('login.otpFailed', { field: 'otp' })
  await takeBack()
}

/** A caller without cookies has the tries of its machine. */
const tokenOf = (ctx: Ctx, email: string, { codeToken }: Browser) => codeToken ?? machineToken(ctx, email, 'sign-in')
