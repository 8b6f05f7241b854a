import { useQuery } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import { assignMessages, listAssignees } from '../../server/modules/content/inbox/inbox.contract.ts'
import { subjectOf } from '../ui/counted.ts'
import { useMe } from '../ui/me.ts'
import { useAct } from '../ui/use-act.ts'
import { useRefreshMessages } from './calls.ts'

/** Possible assignees by name; the signed-in user comes first, as “Me”. */
export function useAssignees(): { value: string; title: string }[] {
  const { data: me } = useMe()
  const { data = [] } = useQuery({
    queryKey: ['message-assignees'],
    queryFn: async () => (await call(listAssignees)).data,
    staleTime: 60_000,
  })
  const isMe = ({ _id }: { _id: string }) => _id === me?._id
  return [...data.filter(isMe), ...data.filter((one) => !isMe(one))].map((one) => ({
    value: one._id,
    title: isMe(one) ? `Me (${one.name})` : one.name,
  }))
}

/** Assigns messages and reports it. An empty id unassigns them. */
export function useAssign(ids: string[]) {
  return useAct(
    ({ id }: { id: string; name: string }) => call(assignMessages, { body: { ids, assignee: id || null } }),
    {
      said: ({ data }, { id, name }) => `${subjectOf(data.count, 'message')} assigned to ${id ? name : 'no one'}`,
      refresh: useRefreshMessages(),
    },
  )
}
