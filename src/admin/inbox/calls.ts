import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { CallError } from '../../client/api.ts'
import { call } from '../../client/call.ts'
import { countMessages, listMessages, readMessage } from '../../server/modules/content/inbox/inbox.contract.ts'
import type { WholeMessage } from '../../shared/content/inbox-admin.ts'
import { listKey } from '../ui/list.ts'

const messageKey = (id: string) => ['message', id]

/** How often a message is asked for while a reply to it is being sent, ms. */
const sendingPause = 3_000

/** Links to files are good for a quarter of an hour, and asked for anew before, ms. */
const linksPause = 10 * 60_000

/** One message; while a reply is on its way, the screen finds out by itself whether it has gone out. */
export function useMessage(id: string) {
  const { data, error, refetch } = useQuery({
    queryKey: messageKey(id),
    queryFn: async () => (await call(readMessage, { params: { id } })).data,
    refetchInterval: ({ state: { data } }) => {
      if (data?.replies.some((reply) => reply.state === 'WAITING')) return sendingPause
      return data && data.files.length > 0 ? linksPause : false
    },
  })
  const isGone = error instanceof CallError && (error.status === 404 || error.status === 400)
  return { message: data, isGone, fault: error?.message, retry: () => void refetch() }
}

/** Shows a message as a call has answered with it. */
export function useShowMessage(id: string): (message: WholeMessage) => void {
  const queries = useQueryClient()
  return (message) => {
    queries.setQueryData(messageKey(id), message)
    for (const queryKey of [listKey(listMessages), ['dashboard']]) void queries.invalidateQueries({ queryKey })
  }
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
