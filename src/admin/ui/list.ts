import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import { call } from '../../client/api.ts'
import { type ListSearch, listParams, nextSearch, pageOf } from './list-search.ts'

export const pageSize = 25

type Options = {
  /** A REST list under `/api/v1`. */
  path: string
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

/** A list whose search, filters, sort and page stand in the URL, so that back, reload and a sent link bring them back. */
export function useList<Row>({ path, search, sort, order, always, size = pageSize }: Options): List<Row> {
  const change = useChangeSearch()
  const params = listParams(search, { sort, order, size, always })
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: ['list', path, params],
    queryFn: () => call<{ data: Row[]; total: number }>(path, { method: 'GET', params }),
    placeholderData: keepPreviousData,
  })
  const total = data?.total ?? 0
  return {
    rows: data?.data,
    total,
    page: pageOf(search),
    pages: Math.max(1, Math.ceil(total / size)),
    sort: search.sort ?? sort,
    order: (search.order ?? order) === 'ascend' ? 'ascend' : 'descend',
    search,
    stale: isPlaceholderData,
    fault: error?.message,
    retry: () => void refetch(),
    change,
  }
}

function useChangeSearch() {
  const navigate = useNavigate()
  return useMemo(
    () => (change: ListSearch) => {
      void navigate({ to: '.', search: (before) => nextSearch(before, change), replace: 'q' in change })
    },
    [navigate],
  )
}
