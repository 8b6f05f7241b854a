import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  addAddress,
  changeAddress,
  listAddresses,
  removeAddress,
} from '../server/modules/people/identity/identity.contract.ts'
import type { AddressBody, SavedAddress } from '../shared/people/address.ts'
import { call } from './call.ts'
import { usePersonal } from './personal.ts'

export const addressKey = ['addresses']

export function useAddresses(preview: SavedAddress[] | null = null, useOwn?: () => boolean) {
  const run = async () => (await call(listAddresses, { body: {} })).data
  return usePersonal({ key: addressKey, run, preview, useOwn })
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
