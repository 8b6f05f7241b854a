import { useQuery } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import { listPasskeys } from '../../server/modules/people/passkeys/passkeys.contract.ts'
import { readSecurity } from '../../server/modules/people/security/security.contract.ts'

export const securityKey = ['security']

/** The user's sign-in methods besides the password. */
export function useSecurity() {
  return useQuery({ queryKey: securityKey, queryFn: async () => (await call(readSecurity)).data })
}

export const passkeysKey = ['passkeys']

/** The account's passkeys; only on the platform's host. */
export function usePasskeys() {
  return useQuery({ queryKey: passkeysKey, queryFn: async () => (await call(listPasskeys)).data })
}
