import { readOwnEmail } from '../server/modules/people/own-email/own-email.contract.ts'
import type { Person } from '../shared/people/customer.ts'
import type { OwnEmail } from '../shared/people/own-email.ts'
import { call } from './call.ts'
import { usePersonal } from './personal.ts'

export const ownEmailKey = ['own-email']

export const loadOwnEmail = async () => (await call(readOwnEmail)).data

/** The address that the person signs in with, and whether it was shown to be theirs. */
export function useOwnEmail(preview: Person | null) {
  return usePersonal({ key: ownEmailKey, run: loadOwnEmail, preview: preview && previewOf(preview) })
}

const previewOf = ({ email }: Person): OwnEmail => ({
  ...{ email, isProven: true, needsPassword: true, hasPassword: true, isMember: false },
})
