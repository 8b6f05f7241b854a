import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { call } from '../../client/call.ts'
import { countQuestions, listForStaff } from '../../server/modules/selling/questions/questions.contract.ts'
import { listKey } from '../ui/list.ts'

/** How many questions of each state fit the search of the list. */
export function useQuestionCounts(q: string | undefined) {
  return useQuery({
    queryKey: listKey(listForStaff, 'counts', { q }),
    queryFn: async () => (await call(countQuestions, { query: { q } })).data,
    placeholderData: keepPreviousData,
  }).data
}

/** After something was done with questions: whatever shows them asks again. */
export function useRefreshQuestions() {
  const queries = useQueryClient()
  return useCallback(
    () =>
      Promise.all([listKey(listForStaff), ['dashboard']].map((queryKey) => queries.invalidateQueries({ queryKey }))),
    [queries],
  )
}
