import {
  beginGoogle,
  connectGoogle,
  signInByGoogle,
  signUpByGoogle as signUpCall,
} from '../server/modules/people/google/google.contract.ts'
import type { Request } from '../shared/api/contract.ts'
import { afterSignIn } from '../shared/content/pages/links.ts'
import { CallError } from './api.ts'
import { call } from './call.ts'
import { carryFrom, fromHere, storeSignedUp } from './from.ts'
import { leaveTo } from './leave.ts'
import { keepSession } from './session.ts'

/** Nonce that Google's ID token must contain to be accepted from this browser. @throws CallError */
export async function googleNonce(): Promise<string> {
  return (await call(beginGoogle, { body: {} })).data.nonce
}

/** Signs in with Google, then continues as after any sign-in. @throws CallError */
export async function enterByGoogle(idToken: string): Promise<never> {
  const { loginToken, userType, data } = await call(signInByGoogle, { body: { idToken } })
  keepSession(loginToken, data)
  return leaveTo(afterSignIn(fromHere(), userType))
}

/** Signs in with the password, and by Google from then on. @throws CallError */
export async function enterWithGoogle(body: Request<typeof connectGoogle>['body']): Promise<never> {
  const { loginToken, userType, data } = await call(connectGoogle, { body })
  keepSession(loginToken, data)
  return leaveTo(afterSignIn(fromHere(), userType))
}

/** Signs up with Google; afterwards the browser goes to /login. @throws CallError */
export async function signUpByGoogle(idToken: string): Promise<never> {
  const { data } = await call(signUpCall, { body: { idToken } })
  storeSignedUp(data.email)
  return leaveTo(carryFrom('/login', fromHere()))
}

/** Whose password is asked for before Google signs them in; undefined for any other refusal. */
export function needsProof(error: unknown, idToken: string): { email: string } | undefined {
  if (!(error instanceof CallError) || !error.hasCode('google.proof')) return undefined
  return { email: emailIn(idToken) }
}

/** The address that Google's answer names, to be filled in: the server alone decides what it is worth. */
function emailIn(idToken: string): string {
  const claims = (idToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
  const bytes = Uint8Array.from(atob(claims), (character) => character.charCodeAt(0))
  const { email } = JSON.parse(new TextDecoder().decode(bytes)) as { email?: unknown }
  return typeof email === 'string' ? email : ''
}
