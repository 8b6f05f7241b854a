import { askForPasskey, signInByPasskey } from '../server/modules/people/passkeys/passkeys.contract.ts'
import { afterPlatformSignIn } from '../shared/content/pages/links.ts'
import { CallError } from './api.ts'
import { call } from './call.ts'
import { fromHere } from './from.ts'
import { leaveTo } from './leave.ts'
import { keepSession } from './session.ts'

/** Asks the device, a security key or a phone for a passkey of the platform. @throws CallError */
export async function answerByPasskey(): Promise<Record<string, unknown>> {
  const { data } = await call(askForPasskey)
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const optionsJSON = data as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON']
  const answer = await startAuthentication({ optionsJSON }).catch(() => {
    throw new CallError(0, undefined, 'No passkey was used. You can go on another way.')
  })
  return { ...answer }
}

/** Signs in on the platform with a passkey that this device, a key or a phone has for it. @throws CallError */
export async function enterByPasskey(): Promise<never> {
  const response = await answerByPasskey()
  const { loginToken, data } = await call(signInByPasskey, { body: { response } })
  keepSession(loginToken, data)
  return leaveTo(afterPlatformSignIn(fromHere()))
}
