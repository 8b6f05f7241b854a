import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../client/call.ts'
import { messageOf } from '../../client/message-of.ts'
import { toast } from '../../client/toast.ts'
import { assignMessages, listAssignees } from '../../server/modules/content/inbox/inbox.contract.ts'
import { useMe } from '../ui/me.ts'
import { useRefreshMessages } from './calls.ts'

/** Whom messages can be assigned to, by name; whoever is signed in stands first and is called “Me”. */
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

/** Assigns messages and says so. An empty id is nobody. */
export function useAssign(ids: string[]) {
  const refresh = useRefreshMessages()
  const [assigning, setAssigning] = useState<string>()
  /** Whether it was done. */
  const assign = async (id: string, name: string): Promise<boolean> => {
    setAssigning(id)
    try {
      const { count } = (await call(assignMessages, { body: { ids, assignee: id || null } })).data
      const what = count === 1 ? 'Message' : `${count} messages`
      toast.success(id ? `${what} assigned to ${name}` : `${what} assigned to nobody`)
      return true
    } catch (error) {
      toast.error(messageOf(error))
      return false
    } finally {
      await refresh()
      setAssigning(undefined)
    }
  }
  return { assign, assigning }
}
