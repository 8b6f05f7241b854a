import {
  forgotPassword,
  resetPassword,
  signIn,
  updatePassword,
  verifyLink,
} from '../server/modules/people/identity/identity.contract.ts'
import type { Request } from '../shared/api/contract.ts'
import { afterPlatformSignIn, afterSignIn } from '../shared/content/pages/links.ts'
import type { NewPassword, ResetBody } from '../shared/people/passwords.ts'
import { call } from './call.ts'
import { fromHere, storeNewPassword } from './from.ts'
import { leaveTo } from './leave.ts'
import { forgetToken, keepSession } from './session.ts'

export type SignIn = Request<typeof signIn>['body']

/** Signs in; afterwards the browser goes to `from`, or to the landing page of the user type (R20). */
export async function enter(body: SignIn): Promise<never> {
  const { loginToken, userType, data } = await call(signIn, { body })
  keepSession(loginToken, data)
  return leaveTo(afterSignIn(fromHere(), userType))
}

/** Signs in on the platform; afterwards the browser goes to `from`, or to the user's list of sites (R21). */
export async function enterPlatform(body: SignIn): Promise<never> {
  const { loginToken, data } = await call(signIn, { body })
  keepSession(loginToken, data)
  return leaveTo(afterPlatformSignIn(fromHere()))
}

/** Mails a link that sets a new password, if there is an account. @throws CallError */
export async function askForLink(email: string): Promise<void> {
  await call(forgotPassword, { query: { email } })
}

/** Whether the link is valid; true if the check fails. */
export function linkHolds(query: { requestId: string; email: string }): Promise<boolean> {
  return call(verifyLink, { query }).then(
    ({ data }) => data.holds,
    () => true,
  )
}

/** Sets a new password with a reset link. Ends this browser's session. @throws CallError */
export async function setPassword(body: ResetBody): Promise<void> {
  await call(resetPassword, { body })
  forgetToken()
  storeNewPassword(body.email)
}

/** Changes the signed-in user's password. @throws CallError */
export async function changePassword(body: NewPassword): Promise<void> {
  await call(updatePassword, { body })
}
