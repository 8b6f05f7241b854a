import { sendSignInCode } from '../server/modules/people/identity/identity.contract.ts'
import { say } from '../shared/own-words.ts'
import { CallError } from './api.ts'
import { call } from './call.ts'

/** Whether a refused sign-in may continue with a mailed code (B15). */
export function mayUseCode(error: unknown): boolean {
  return error instanceof CallError && error.hasCode('login.tooMany')
}

/** Mails a code to the address. @returns the seconds until it can be sent again. @throws CallError */
export async function sendCode(email: string): Promise<number> {
  return (await call(sendSignInCode, { query: { email } })).data.seconds
}

/** Text for a refused `sendCode` (X6). Rethrows anything but a refusal. */
export function sendCodeFault(error: unknown): string {
  if (!(error instanceof CallError)) throw error
  return error.isSaid ? error.message : say('otp.failed')
}
