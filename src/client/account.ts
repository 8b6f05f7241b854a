import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  addAddress,
  changeAddress,
  changeProfile,
  endOtherSessions,
  endSession,
  signOut as endThisSession,
  listAddresses,
  listSessions,
  type ProfileBody,
  readSession,
  removeAddress,
} from '../server/modules/people/identity/identity.contract.ts'
import type { AddressBody, SavedAddress } from '../shared/people/address.ts'
import type { Person } from '../shared/people/customer.ts'
import type { Session } from '../shared/people/session.ts'
import { call } from './call.ts'
import { leaveTo } from './leave.ts'
import { usePersonal } from './personal.ts'
import { forgetToken } from './session.ts'

export const personKey = ['person']
export const addressKey = ['addresses']
const sessionKey = ['sessions']

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
  await call(endThisSession).catch(() => undefined)
  const left = leaveTo('/')
  forgetToken()
  await left
}

export function useAddresses(preview: SavedAddress[] | null = null) {
  const run = async () => (await call(listAddresses, { body: {} })).data
  return usePersonal({ key: addressKey, run, preview })
}

/** Saves a new address, or changes the one with the id. Settles when the list shows it. */
export function useSaveAddress() {
  const queries = useQueryClient()
  return async (body: AddressBody, id?: string): Promise<SavedAddress> => {
    const answer = id ? await call(changeAddress, { query: { id }, body }) : await call(addAddress, { body })
    await queries.invalidateQueries({ queryKey: addressKey })
    return answer.data
  }
}

export function useRemoveAddress() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(removeAddress, { query: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: addressKey }),
  })
}

/** Where the person is signed in, this device first. */
export function useSessions(preview: Session[] | null = null) {
  const run = async () => (await call(listSessions)).data
  return usePersonal({ key: sessionKey, run, preview })
}

export function useEndSession() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(endSession, { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: sessionKey }),
  })
}

export function useEndOtherSessions() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call(endOtherSessions),
    onSettled: () => queries.invalidateQueries({ queryKey: sessionKey }),
  })
}
