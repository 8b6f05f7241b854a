import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../client/api.ts'
import type { PageDetail, PageDifference, PagePreset, PageRow, PageVersion } from '../../shared/content/pages-admin.ts'

export const pagesPath = '/api/v1/pages'

type One<T> = { data: T }
type Many<T> = { data: T[]; total: number }

/** A page as it is stored now; a form is begun from it, so nothing is fetched under it while it is open. */
export function usePageDetail(id: string) {
  return useQuery({
    queryKey: ['page-detail', id],
    queryFn: () => readPage(id),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

export async function readPage(id: string): Promise<PageDetail> {
  return (await call<One<PageDetail>>(`${pagesPath}/${id}`, { method: 'GET' })).data
}

export function usePresets() {
  return useQuery({
    queryKey: ['page-presets'],
    queryFn: async () => (await call<Many<PagePreset>>('/api/v1/page-presets', { method: 'GET' })).data,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

const versionsAtOnce = 30

export function useVersions(pageId: string) {
  return useInfiniteQuery({
    queryKey: ['page-versions', pageId],
    queryFn: ({ pageParam }) =>
      call<Many<PageVersion>>(`${pagesPath}/${pageId}/versions`, {
        method: 'GET',
        params: { p: pageParam, s: versionsAtOnce },
      }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => (pages.length * versionsAtOnce < total ? pages.length : undefined),
    staleTime: 0,
    gcTime: 0,
  })
}

export function useDifference(pageId: string, from: number | undefined, to: number | 'draft') {
  return useQuery({
    queryKey: ['page-difference', pageId, from, to],
    queryFn: async () =>
      (await call<One<PageDifference>>(`${pagesPath}/${pageId}/difference`, { method: 'GET', params: { from, to } }))
        .data,
    enabled: from !== undefined,
    gcTime: 0,
  })
}

/** Has everything that shows pages read anew. */
export function useRefreshPages(): () => Promise<unknown> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: ['list', pagesPath] })
}

export async function deletePage(id: string): Promise<void> {
  await call(`${pagesPath}/${id}`, { method: 'DELETE' })
}

export async function bringBack(id: string): Promise<void> {
  await call(`${pagesPath}/${id}/restore-deleted`, { body: {} })
}

export async function chooseHome({ _id }: Pick<PageRow, '_id'>): Promise<void> {
  await call('/api/v1/home', { method: 'PUT', body: { pageId: _id } })
}
