import { CallError } from '../../client/api.ts'
import { call } from '../../client/call.ts'
import { leaveTo } from '../../client/leave.ts'
import { sendSignUpCode as sendCode, signUp } from '../../server/modules/over/sign-up/sign-up.contract.ts'
import { say } from '../../shared/own-words.ts'
import type { Organisation } from '../../shared/people/organisation.ts'

/** Mails the code. @returns the seconds until it can be sent again. @throws CallError */
export async function sendSignUpCode(email: string): Promise<number> {
  return (await call(sendCode, { query: { email } })).data.seconds
}

/**
 * Makes the site and goes to it (S70): to its first sign-in, with the token that the answer brings (C47).
 * @throws CallError also for an answer without domain or token, with its message (X12)
 */
export async function beginSite(given: Partial<Omit<Organisation, 'category'>>): Promise<never> {
  const body = { ...given, category: 'generic' } as Organisation
  const answer = await call(signUp, { body })
  const { meta, loginToken, msg } = answer ?? {}
  if (!meta?.domain || !loginToken) throw new CallError(200, { msg: msg || say('organisation.failed') })
  return leaveTo(`${location.protocol}//${meta.domain}/admin/first/login?token=${encodeURIComponent(loginToken)}`)
}
