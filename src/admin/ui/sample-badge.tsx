import { useQuery } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import { listSamples } from '../../server/modules/sites/opening/samples.contract.ts'
import type { SampleIds } from '../../shared/sites/samples.ts'
import { Badge } from './badge.tsx'

export const samplesKey = ['samples']

/** Ids of the starter's things that are still unchanged; undefined until they are loaded. */
export function useSamples(): SampleIds | undefined {
  return useQuery({ queryKey: samplesKey, queryFn: async () => (await call(listSamples)).data }).data
}

/** Marks a thing in a list as one of the starter's, which is never sold. */
export function SampleBadge({ kind, id }: { kind: keyof SampleIds; id: string }) {
  return useSamples()?.[kind].includes(id) ? <Badge tone="info">Sample</Badge> : null
}
