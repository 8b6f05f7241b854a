import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import { listMessages, readMessage, setMessageStates } from '../../server/modules/content/inbox/inbox.contract.ts'
import type { MessageState, WholeMessage } from '../../shared/content/forms/inbox-admin.ts'
import { subjectOf } from '../ui/counted.ts'
import { listKey, useRefresh } from '../ui/list.ts'
import { type StoredRecord, useRecord } from '../ui/record.tsx'
import { useAct } from '../ui/use-act.ts'
import { states } from './message-words.tsx'

const messageKey = (id: string) => ['message', id]

/** How often a message is asked for while a reply to it is being sent, ms. */
const sendingPause = 3_000

/** Refetch interval: file links expire after a quarter of an hour, ms. */
const linksPause = 10 * 60_000

/** One message; while a reply is on its way, the screen finds out by itself whether it has gone out. */
export function useMessage(id: string): StoredRecord<WholeMessage> {
  const record = useRecord({
    queryKey: messageKey(id),
    queryFn: async () => (await call(readMessage, { params: { id } })).data,
    refetchInterval: ({ state: { data } }) => {
      if (data?.replies.some((reply) => reply.state === 'WAITING')) return sendingPause
      return data && data.files.length > 0 ? linksPause : false
    },
  })
  return record.isGone ? { ...record, data: undefined } : record
}

/** Shows a message as a call has answered with it. */
export function useShowMessage(id: string): (message: WholeMessage) => void {
  const queries = useQueryClient()
  return (message) => {
    queries.setQueryData(messageKey(id), message)
    for (const queryKey of [listKey(listMessages), ['dashboard']]) void queries.invalidateQueries({ queryKey })
  }
}

export const useRefreshMessages = () => useRefresh(listMessages, ['message'])

/** Changes the state of messages, with a toast. */
export function useMove(ids: string[]) {
  return useAct((state: MessageState) => call(setMessageStates, { body: { ids, state } }), {
    said: ({ data }, state) => `${subjectOf(data.count, 'message')} marked as ${states[state].title.toLowerCase()}`,
    refresh: useRefreshMessages(),
  })
}
