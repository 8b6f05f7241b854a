import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AddressBody, SavedAddress } from '../shared/people/address.ts'
import type { Person } from '../shared/people/customer.ts'
import { call } from './api.ts'
import { leaveTo } from './leave.ts'
import { usePersonal } from './personal.ts'
import { forgetToken } from './session.ts'

const personKey = ['person']
export const addressKey = ['addresses']

export function usePerson(preview: Person | null = null) {
  const run = async () => (await call<{ data: Person }>('/api/v1/session', { method: 'GET' })).data
  return usePersonal({ key: personKey, run, preview })
}

export type ProfileChanges = Partial<Pick<Person, 'firstName' | 'lastName' | 'mobileNumber' | 'birthDate' | 'gender'>>

export function useSaveProfile() {
  const queries = useQueryClient()
  return async (changes: ProfileChanges) => {
    const { data } = await call<{ data: Person }>('cuser/profile/details', { body: changes })
    queries.setQueryData(personKey, data)
  }
}

/** Ends the session on the server too; a session that cannot be ended there is at least forgotten here. */
export async function signOut(): Promise<void> {
  await call('/api/v1/session', { method: 'DELETE' }).catch(() => undefined)
  const left = leaveTo('/')
  forgetToken()
  await left
}

export function useAddresses(preview: SavedAddress[] | null = null) {
  const run = async () => (await call<{ data: SavedAddress[] }>('/cuser/address/all', { body: {} })).data
  return usePersonal({ key: addressKey, run, preview })
}

/** Saves a new address, or changes the one with the id. Settles when the list shows it. */
export function useSaveAddress() {
  const queries = useQueryClient()
  return async (body: AddressBody, id?: string): Promise<SavedAddress> => {
    const answer = id
      ? await call<{ data: SavedAddress }>('/cuser/address/edit', { params: { id }, body })
      : await call<{ data: SavedAddress }>('/cuser/address/add', { body })
    await queries.invalidateQueries({ queryKey: addressKey })
    return answer.data
  }
}

export function useRemoveAddress() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call('/cuser/address/delete', { method: 'GET', params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: addressKey }),
  })
}
