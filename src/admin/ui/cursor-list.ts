import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { z } from 'zod'
import type { Contract, Reply } from '../../shared/api/contract.ts'
import { type List, listKey, pageSize, readList, useChangeSearch } from './list.ts'
import { cursorParams, type ListSearch } from './list-search.ts'

type Cursors = { next: string | null; previous: string | null }
type CursorContract = Contract & { reply: z.core.$ZodType<{ data: unknown[]; total: number } & Cursors> }

type Options<C> = {
  contract: C
  /** The screen's URL parameters: `useSearch({ from: '/sites' })`. */
  search: ListSearch
  /** The default sort. */
  sort: string
  order: 'ascend' | 'descend'
}

/**
 * As `useList`, of a call that is read from a cursor: rows that are added meanwhile neither skip nor repeat any on the next page. A page
 * on which nothing is left leads to the first one.
 */
export function useCursorList<C extends CursorContract>({
  contract,
  search,
  sort,
  order,
}: Options<C>): List<Reply<C>['data'][number]> {
  const change = useChangeSearch()
  const params = cursorParams(search, { sort, order, size: pageSize })
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: listKey(contract, params),
    queryFn: () => readList(contract, params),
    placeholderData: keepPreviousData,
  })
  const isFirst = search.after === undefined && search.before === undefined
  const isGone = data !== undefined && !isPlaceholderData && !isFirst && data.data.length === 0
  useEffect(() => {
    if (isGone) change({}, 'replace')
  }, [isGone, change])
  return {
    rows: data?.data,
    total: data?.total ?? 0,
    turn: {
      previous: data?.previous ? { before: data.previous } : undefined,
      next: data?.next ? { after: data.next } : undefined,
    },
    sort: search.sort ?? sort,
    order: (search.order ?? order) === 'ascend' ? 'ascend' : 'descend',
    search,
    stale: isPlaceholderData,
    fault: error?.message,
    retry: () => void refetch(),
    change,
  }
}
