import { startAuthentication } from '@simplewebauthn/browser'
import { askForPasskey, signInByPasskey } from '../server/modules/people/passkeys/passkeys.contract.ts'
import { afterPlatformSignIn } from '../shared/content/links.ts'
import { CallError } from './api.ts'
import { call } from './call.ts'
import { fromHere } from './from.ts'
import { leaveTo } from './leave.ts'
import { storeToken } from './session.ts'

/** Signs in on the platform with a passkey that this device, a key or a phone has for it. @throws CallError */
export async function enterByPasskey(): Promise<never> {
  const { data } = await call(askForPasskey)
  const optionsJSON = data as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON']
  const answer = await startAuthentication({ optionsJSON }).catch(() => {
    throw new CallError(0, undefined, 'No passkey was used. You can sign in another way.')
  })
  const { loginToken } = await call(signInByPasskey, { body: { response: { ...answer } } })
  storeToken(loginToken)
  return leaveTo(afterPlatformSignIn(fromHere()))
}
