import { useQuery } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import { listLinks } from '../../server/modules/over/links/links.contract.ts'
import type { LinkedKind } from '../../shared/content/pages/links-admin.ts'

/** Things of one kind that are to be deleted. */
export type Leaving = { kind: LinkedKind; ids: string[] }

/** Reads the places that link to these things or show them. Never cached. */
export function readLinks({ kind, ids }: Leaving) {
  return call(listLinks, { query: { kind, ids: ids.join(',') } })
}

export function useLinksTo(leaving: Leaving) {
  return useQuery({
    queryKey: ['links', leaving.kind, ...leaving.ids],
    queryFn: () => readLinks(leaving),
    staleTime: 0,
    gcTime: 0,
  })
}
