import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import {
  countSegment,
  listCampaigns,
  listFaults,
  previewCampaign,
  readCampaign,
} from '../../server/modules/over/campaigns/campaigns.contract.ts'
import type { Campaign, CampaignBody, CampaignSegment } from '../../shared/content/campaigns-admin.ts'
import { listKey } from '../ui/list.ts'

const key = (id: string) => ['campaign', id]

/** Reads a campaign; polls while it is being sent. */
export function useCampaign(id: string) {
  return useQuery({
    queryKey: key(id),
    queryFn: async () => (await call(readCampaign, { params: { id } })).data,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && moving.includes(data.state) ? 2_000 : false),
  })
}

const moving = ['SCHEDULED', 'SENDING']

export function useFaults({ _id: id, mails }: Campaign) {
  return useQuery({
    queryKey: ['campaign faults', id, mails],
    queryFn: () => call(listFaults, { params: { id }, query: { s: 100 } }),
    enabled: mails.refused + mails.uncertain > 0,
  })
}

/** How many subscribers would get it now; undefined while that is being counted. */
export function useSegmentCount(segment: CampaignSegment | undefined): number | undefined {
  const { data } = useQuery({
    queryKey: ['campaign segment', segment],
    queryFn: async () => (await call(countSegment, { body: { segment: segment ?? { who: 'all' } } })).data.count,
    enabled: segment !== undefined,
  })
  return data
}

type Drawn = Pick<CampaignBody, 'subject' | 'preview' | 'parts'>

/** @param body what is drawn; undefined while it is not complete, so that the last one stays */
export function usePreview(body: Drawn | undefined) {
  return useQuery({
    queryKey: ['campaign preview', body],
    queryFn: async () => (await call(previewCampaign, { body: body ?? { subject: '', preview: '', parts: [] } })).data,
    enabled: body !== undefined,
    placeholderData: (before) => before,
  })
}

/** Takes what is stored of a campaign now, and has the list ask again. */
export function useStored() {
  const queries = useQueryClient()
  return async (campaign?: Campaign) => {
    if (campaign) queries.setQueryData(key(campaign._id), campaign)
    await queries.invalidateQueries({ queryKey: listKey(listCampaigns) })
  }
}
