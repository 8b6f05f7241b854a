import { readOwnEmail } from '../server/modules/people/own-email/own-email.contract.ts'
import type { OwnEmail } from '../shared/people/own-email.ts'
import { call } from './call.ts'
import { usePersonal } from './personal.ts'

export const ownEmailKey = ['own-email']

export const loadOwnEmail = async () => (await call(readOwnEmail)).data

/** The address that the person signs in with, and whether it was shown to be theirs. */
export function useOwnEmail(preview: OwnEmail | null = null) {
  return usePersonal({ key: ownEmailKey, run: loadOwnEmail, preview })
}
