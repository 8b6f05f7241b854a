import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { call } from '../../client/api.ts'

/** What a list's address holds: `?q=lamp&page=2&sort=name&order=descend&status=DRAFT`. Everything is optional text. */
export type ListSearch = { [name: string]: string | undefined }

export const pageSize = 25

type Options = {
  /** A REST list under `/api/v1`. */
  path: string
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
  /** Changes the address; back undoes it. A change of anything but the page begins at the first page. */
  change: (change: ListSearch) => void
}

/** A list whose search, filters, sort and page stand in the address, so that back, reload and a sent link bring them back. */
export function useList<Row>({
  path,
  sort: firstSort,
  order: firstOrder,
  always,
  size = pageSize,
}: Options): List<Row> {
  const search = useSearch({ strict: false }) as ListSearch
  const change = useChangeSearch()
  const { page: pageText, sort = firstSort, order = firstOrder, ...filters } = search
  const page = Math.max(1, Number(pageText) || 1)
  const params = { p: page - 1, s: size, sort, order, ...filters, ...always }
  const { data, error, isPlaceholderData, refetch } = useQuery({
    queryKey: ['list', path, params],
    queryFn: () => call<{ data: Row[]; total: number }>(path, { method: 'GET', params: given(params) }),
    placeholderData: keepPreviousData,
  })
  const total = data?.total ?? 0
  return {
    rows: data?.data,
    total,
    page,
    pages: Math.max(1, Math.ceil(total / size)),
    sort,
    order: order === 'ascend' ? 'ascend' : 'descend',
    search,
    stale: isPlaceholderData,
    fault: error?.message,
    retry: () => void refetch(),
    change,
  }
}

/** Blank parameters are left out: a filter by nothing is no filter. */
function given<T>(params: Record<string, T | undefined>): Record<string, T> {
  return Object.fromEntries(
    Object.entries(params).filter((entry): entry is [string, T] => Boolean(entry[1]) || entry[1] === 0),
  )
}

/** What a list is narrowed down to, without how it is shown. */
export function filtersOf({ page: _, sort: __, order: ___, ...filters }: ListSearch): Record<string, string> {
  return given(filters)
}

function useChangeSearch() {
  const navigate = useNavigate()
  return useMemo(
    () => (change: ListSearch) => {
      const next = 'page' in change ? change : { ...change, page: undefined }
      void navigate({
        to: '.',
        search: (before: ListSearch) => given({ ...before, ...next }),
        replace: 'q' in change,
      })
    },
    [navigate],
  )
}
