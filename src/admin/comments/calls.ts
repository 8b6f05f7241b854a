import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { call } from '../../client/call.ts'
import { messageOf } from '../../client/message-of.ts'
import { toast } from '../../client/toast.ts'
import {
  countComments,
  listForStaff,
  setCommentStates,
} from '../../server/modules/content/comments/comments.contract.ts'
import { listKey } from '../ui/list.ts'
import { type Move, moves } from './comment-words.tsx'

/** How many comments of each state fit the search of the list. */
export function useCommentCounts(q: string | undefined) {
  return useQuery({
    queryKey: listKey(listForStaff, 'counts', { q }),
    queryFn: async () => (await call(countComments, { query: { q } })).data,
    placeholderData: keepPreviousData,
  }).data
}

/** After something was done with comments: whatever shows them asks again. */
export function useRefreshComments() {
  const queries = useQueryClient()
  return useCallback(
    () =>
      Promise.all([listKey(listForStaff), ['dashboard']].map((queryKey) => queries.invalidateQueries({ queryKey }))),
    [queries],
  )
}

/** Gives comments another state and says so. */
export function useMove(ids: string[]) {
  const refresh = useRefreshComments()
  const [moving, setMoving] = useState<Move>()
  /** Whether it was done. */
  const move = async (state: Move): Promise<boolean> => {
    setMoving(state)
    try {
      const { count } = (await call(setCommentStates, { body: { ids, state } })).data
      toast.success(`${count === 1 ? 'Comment' : `${count} comments`} ${moves[state].done}`)
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
