import { giveSecondStep } from '../server/modules/people/security/security.contract.ts'
import { afterPlatformSignIn, afterSignIn } from '../shared/content/pages/links.ts'
import { CallError } from './api.ts'
import { call } from './call.ts'
import { fromHere } from './from.ts'
import { leaveTo } from './leave.ts'
import { keepSession } from './session.ts'

/** Whether the first step of a sign-in was right, and this browser is to give the second one. */
export function needsSecondStep(error: unknown): boolean {
  return error instanceof CallError && error.hasCode('login.secondStep')
}

/** Finishes the sign-in that this browser has begun, by the code of its second step. @throws CallError */
export async function finishSignIn(code: string) {
  const { loginToken, userType, data } = await call(giveSecondStep, { body: { code } })
  keepSession(loginToken, data)
  return userType
}

/** As `enter`, by the second step. */
export async function finishEntering(code: string): Promise<never> {
  return leaveTo(afterSignIn(fromHere(), await finishSignIn(code)))
}

/** As `enterPlatform`, by the second step. */
export async function finishEnteringPlatform(code: string): Promise<never> {
  await finishSignIn(code)
  return leaveTo(afterPlatformSignIn(fromHere()))
}
