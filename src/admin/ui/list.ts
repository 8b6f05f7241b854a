import { keepPreviousData, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import type { z } from 'zod'
import { call } from '../../client/call.ts'
import type { Contract, Reply, Request } from '../../shared/api/contract.ts'
import { type ListSearch, listParams, nextSearch, pageOf } from './list-search.ts'

export const pageSize = 25

export type ListContract = Contract & { reply: z.core.$ZodType<{ data: unknown[]; total: number }> }
type CountContract = Contract & { reply: z.core.$ZodType<{ data: unknown }> }

type Options<C> = {
  contract: C
  /** What the screen's URL holds: `useSearch({ from: '/orders' })`. */
  search: ListSearch
  /** How it is sorted until somebody sorts it. */
  sort: string
  order: 'ascend' | 'descend'
  /** Parameters that are always sent. */
  always?: Record<string, string>
  /** Rows of a page. */
  size?: number
}

export type List<Row> = {
  rows: Row[] | undefined
  total: number
  /** From 1. */
  page: number
  pages: number
  sort: string
  order: 'ascend' | 'descend'
  search: ListSearch
  /** True while the rows shown are those of the search before. */
  stale: boolean
  fault: string | undefined
  retry: () => void
  /** Changes the URL; back undoes it. A change of anything but the page begins at the first page. */
  change: (change: ListSearch) => void
}

/**
 * A list whose search, filters, sort and page stand in the URL, so that back, reload and a sent link bring them back. A page past the end,
 * as after its last rows were deleted, leads to the last page.
 */
export function useList<C extends ListContract>({
  contract,
  search,
  sort,
  order,
  always,
  size = pageSize,
}: Options<C>): List<Reply<C>['data'][number]> {
  const change = useChangeSearch()
  const params = listParams(search, { sort, order, size, always })
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: listKey(contract, params),
    queryFn: () => readList(contract, params),
    placeholderData: keepPreviousData,
  })
  const total = data?.total ?? 0
  const page = pageOf(search)
  const pages = Math.max(1, Math.ceil(total / size))
  const isPastEnd = data !== undefined && !isPlaceholderData && page > pages
  useEffect(() => {
    if (isPastEnd) change({ page: String(pages) }, 'replace')
  }, [isPastEnd, pages, change])
  return {
    rows: data?.data,
    total,
    page,
    pages,
    sort: search.sort ?? sort,
    order: (search.order ?? order) === 'ascend' ? 'ascend' : 'descend',
    search,
    stale: isPlaceholderData,
    fault: error?.message,
    retry: () => void refetch(),
    change,
  }
}

/** The parameters come from the URL, and the server checks them; every list reads them alike. */
function readList<C extends ListContract>(contract: C, query: Record<string, string | number>): Promise<Reply<C>> {
  return call(contract, { query } as Request<C>)
}

/** What a list is cached under; without parameters, every page of it. */
export function listKey({ path }: Pick<Contract, 'path'>, ...rest: unknown[]): unknown[] {
  return ['list', path, ...rest]
}

/** How many rows of each state fit the search of a list. */
export function useCounts<C extends CountContract>(
  list: ListContract,
  contract: C,
  query: Record<string, string | undefined>,
): Reply<C>['data'] | undefined {
  return useQuery({
    queryKey: listKey(list, 'counts', query),
    queryFn: () => call(contract, { query } as Request<C>),
    placeholderData: keepPreviousData,
  }).data?.data
}

/** After something was done with rows of a list: what shows them asks again. */
export function useRefresh(list: ListContract, ...others: QueryKey[]): () => Promise<unknown> {
  const queries = useQueryClient()
  const shown = [listKey(list), ['dashboard'], ...others]
  return () => Promise.all(shown.map((queryKey) => queries.invalidateQueries({ queryKey })))
}

function useChangeSearch() {
  const navigate = useNavigate()
  return useMemo(
    () => (change: ListSearch, how?: 'replace') => {
      const replace = how === 'replace' || 'q' in change
      void navigate({ to: '.', search: (before) => nextSearch(before, change), replace })
    },
    [navigate],
  )
}
