import { useState } from 'react'
import { call } from '../../client/call.ts'
import { messageOf } from '../../client/message-of.ts'
import { toast } from '../../client/toast.ts'
import { setMessageStates } from '../../server/modules/content/inbox/inbox.contract.ts'
import type { MessageState } from '../../shared/content/inbox-admin.ts'
import { useRefreshMessages } from './calls.ts'
import { states } from './message-words.tsx'

/** Gives messages another state and says so. */
export function useMove(ids: string[]) {
  const refresh = useRefreshMessages()
  const [moving, setMoving] = useState<MessageState>()
  /** Whether it was done. */
  const move = async (state: MessageState): Promise<boolean> => {
    setMoving(state)
    try {
      const { count } = (await call(setMessageStates, { body: { ids, state } })).data
      const what = count === 1 ? 'Message' : `${count} messages`
      toast.success(`${what} marked as ${states[state].title.toLowerCase()}`)
      return true
    } catch (error) {
      toast.error(messageOf(error))
      return false
    } finally {
      await refresh()
      setMoving(undefined)
    }
  }
  return { move, moving }
}
