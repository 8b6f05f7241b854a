import { useQuery } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import { readSecurity } from '../../server/modules/people/security/security.contract.ts'

export const securityKey = ['security']

/** What signs the person in besides their password. */
export function useSecurity() {
  return useQuery({ queryKey: securityKey, queryFn: async () => (await call(readSecurity)).data })
}
