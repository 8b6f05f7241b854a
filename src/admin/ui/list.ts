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

export type Options<C> = {
  contract: C
  /** The screen's URL parameters: `useSearch({ from: '/orders' })`. */
  search: ListSearch
  /** The default sort. */
  sort: string
  order: 'ascend' | 'descend'
  /** Parameters of every request. */
  always?: Record<string, string>
  /** Rows per page. */
  size?: number
}

/** The place of a page, where pages are numbered, and the changes of the URL that lead to the pages beside it. */
type Turn = { place?: string; previous: ListSearch | undefined; next: ListSearch | undefined }

/** The turn of a list that is on one page. */
export const onePage: Turn = { previous: undefined, next: undefined }

export type List<Row> = {
  rows: Row[] | undefined
  total: number
  turn: Turn
  sort: string
  order: 'ascend' | 'descend'
  search: ListSearch
  /** True while the rows are those of the previous search. */
  stale: boolean
  fault: string | undefined
  retry: () => void
  /** Updates the URL with a history entry. Any change but of the page resets the page. */
  change: (change: ListSearch) => void
}

/**
 * A list whose search, filters, sort and page are in the URL, so that back, reload and shared links restore them. A page past the
 * end, as after deleting its last rows, redirects to the last page.
 */
export function useList<C extends ListContract>({
  contract,
  search,
  sort,
  order,
  always,
  size = pageSize,
}: Options<C>): List<Reply<C>['data'][number]> {
  const { data, list } = useListCall(contract, listParams(search, { sort, order, size, always }), search)
  const { change } = list
  const page = pageOf(search)
  const pages = Math.max(1, Math.ceil(list.total / size))
  const isPastEnd = data !== undefined && !list.stale && page > pages
  useEffect(() => {
    if (isPastEnd) change({ page: String(pages) }, 'replace')
  }, [isPastEnd, pages, change])
  return { ...list, turn: numbered(page, pages) }
}

/** Colleagues, shoppers and jobs change lists: they are refetched when opened, and when the window regains focus. */
const anew = { staleTime: 0 }

type Params = ReturnType<typeof listParams>

/** Reads one page of a list: the reply, and what all lists have in common. Rows of the previous search stay until it arrives. */
export function useListCall<C extends ListContract>(contract: C, params: Params, search: ListSearch) {
  type Row = Reply<C>['data'][number]
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: listKey(contract, params),
    queryFn: () => readList(contract, params),
    placeholderData: keepPreviousData,
    ...anew,
  })
  const list: Omit<List<Row>, 'turn' | 'change'> & { change: ReturnType<typeof useChangeSearch> } = {
    rows: data?.data,
    total: data?.total ?? 0,
    sort: String(params.sort),
    order: params.order === 'ascend' ? 'ascend' : 'descend',
    search,
    stale: isPlaceholderData,
    fault: error?.message,
    retry: () => void refetch(),
    change: useChangeSearch(),
  }
  return { data, list }
}

function numbered(page: number, pages: number): Turn {
  if (pages <= 1) return onePage
  const to = (other: number) => (other >= 1 && other <= pages ? { page: String(other) } : undefined)
  return { place: `Page ${page} of ${pages}`, previous: to(page - 1), next: to(page + 1) }
}

/** Reads any list: the server validates the URL's parameters. */
function readList<C extends ListContract>(contract: C, query: Params): Promise<Reply<C>> {
  return call(contract, { query } as Request<C>)
}

/** Cache key of a list; without parameters, the prefix of all its pages. */
export function listKey({ path }: Pick<Contract, 'path'>, ...rest: unknown[]): unknown[] {
  return ['list', path, ...rest]
}

/** Number of rows of each state that match a list's search. */
export function useCounts<C extends CountContract>(
  list: ListContract,
  contract: C,
  query: Record<string, string | undefined>,
): Reply<C>['data'] | undefined {
  return useQuery({
    queryKey: listKey(list, 'counts', query),
    queryFn: () => call(contract, { query } as Request<C>),
    placeholderData: keepPreviousData,
    ...anew,
  }).data?.data
}

/** Returns a function that refetches what shows the list's records. */
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
