import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { call } from '../../client/call.ts'
import { messageOf } from '../../client/message-of.ts'
import { toast } from '../../client/toast.ts'
import { countReviews, listForStaff, setReviewStates } from '../../server/modules/selling/reviews/reviews.contract.ts'
import { listKey } from '../ui/list.ts'
import { type Move, moves } from './review-words.tsx'

/** How many reviews of each state fit the search of the list. */
export function useReviewCounts(q: string | undefined) {
  return useQuery({
    queryKey: listKey(listForStaff, 'counts', { q }),
    queryFn: async () => (await call(countReviews, { query: { q } })).data,
    placeholderData: keepPreviousData,
  }).data
}

/** After something was done with reviews: whatever shows them asks again. */
export function useRefreshReviews() {
  const queries = useQueryClient()
  return useCallback(
    () =>
      Promise.all([listKey(listForStaff), ['dashboard']].map((queryKey) => queries.invalidateQueries({ queryKey }))),
    [queries],
  )
}

/** Gives reviews another state and says so. */
export function useMove(ids: string[]) {
  const refresh = useRefreshReviews()
  const [moving, setMoving] = useState<Move>()
  /** Whether it was done. */
  const move = async (state: Move): Promise<boolean> => {
    setMoving(state)
    try {
      const { count } = (await call(setReviewStates, { body: { ids, state } })).data
      toast.success(`${count === 1 ? 'Review' : `${count} reviews`} ${moves[state].done}`)
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
