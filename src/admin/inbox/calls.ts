import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { CallError } from '../../client/api.ts'
import { call } from '../../client/call.ts'
import { countMessages, listMessages, readMessage } from '../../server/modules/content/inbox/inbox.contract.ts'
import { listKey } from '../ui/list.ts'

export function useMessage(id: string) {
  const { data, error, refetch } = useQuery({
    queryKey: ['message', id],
    queryFn: async () => (await call(readMessage, { params: { id } })).data,
  })
  const isGone = error instanceof CallError && (error.status === 404 || error.status === 400)
  return { message: data, isGone, fault: error?.message, retry: () => void refetch() }
}

/** How many messages of each state fit the filters of the list. */
export function useMessageCounts({ state: _, ...query }: Record<string, string>) {
  return useQuery({
    queryKey: listKey(listMessages, 'counts', query),
    queryFn: async () => (await call(countMessages, { query })).data,
    placeholderData: keepPreviousData,
  }).data
}

/** After something was done with messages: whatever shows them asks again. */
export function useRefreshMessages() {
  const queries = useQueryClient()
  return useCallback(
    () =>
      Promise.all(
        [listKey(listMessages), ['message'], ['dashboard']].map((queryKey) => queries.invalidateQueries({ queryKey })),
      ),
    [queries],
  )
}
