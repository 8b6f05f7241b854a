import { useQueryClient } from '@tanstack/react-query'
import {
  changeProfile,
  signOut as endThisSession,
  type ProfileBody,
  readSession,
} from '../server/modules/people/identity/identity.contract.ts'
import type { Person } from '../shared/people/customer.ts'
import { call } from './call.ts'
import { leaveTo } from './leave.ts'
import { usePersonal } from './personal.ts'
import { forgetToken } from './session.ts'
import { stopAsking } from './session-over.ts'

export const personKey = ['person']

export function usePerson(preview: Person | null = null) {
  const run = async () => (await call(readSession)).data
  return usePersonal({ key: personKey, run, preview })
}

export function useSaveProfile() {
  const queries = useQueryClient()
  return async (changes: ProfileBody) => {
    const { data } = await call(changeProfile, { body: changes })
    queries.setQueryData(personKey, data)
  }
}

/** Ends the session on the server too; a session that cannot be ended there is at least forgotten here. */
export async function signOut(): Promise<void> {
  stopAsking()
  await call(endThisSession).catch(() => undefined)
  const left = leaveTo('/')
  forgetToken()
  await left
}
