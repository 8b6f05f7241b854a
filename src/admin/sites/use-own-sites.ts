import { useQuery } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import { leaveTo } from '../../client/leave.ts'
import { goToSite, listOwnSites } from '../../server/modules/over/own-sites/own-sites.contract.ts'

/** The sites that the person owns or serves; undefined until they are known. */
export function useOwnSites() {
  return useQuery({
    queryKey: ['own-sites'],
    queryFn: async () => (await call(listOwnSites)).data,
    staleTime: 300_000,
  })
}

/** Goes to the admin of another site, signed in there. @throws CallError */
export async function enterSite(key: string): Promise<never> {
  return leaveTo((await call(goToSite, { params: { key } })).data.href)
}
