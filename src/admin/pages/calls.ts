import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '../../client/call.ts'
import {
  compareVersions,
  listKeptDrafts,
  listVersions,
} from '../../server/modules/content/pages/page-versions.contract.ts'
import {
  deletePage as deleteCall,
  endPreviewLink,
  chooseHome as homeCall,
  listFindings,
  listPages,
  listPresets,
  listPreviewLinks,
  listStandardTemplates,
  makePreviewLink,
  readPage as pageCall,
  restoreDeletedPage,
} from '../../server/modules/content/pages/pages.contract.ts'
import type { PageDetail, PageRow } from '../../shared/content/pages/pages-admin.ts'
import { listKey, useRefresh } from '../ui/list.ts'
import type { PreviewCalls } from '../ui/preview-links.tsx'

/** The stored page. Not refetched while open, because a form starts from it. */
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
  return (await call(pageCall, { params: { id } })).data
}

export const pagePreviews: PreviewCalls = {
  thing: 'page',
  make: async (id) => (await call(makePreviewLink, { params: { id } })).data,
  list: async (id) => (await call(listPreviewLinks, { params: { id } })).data,
  end: (id, link) => call(endPreviewLink, { params: { id, link } }),
}

export function usePresets() {
  return useQuery({
    queryKey: ['page-presets'],
    queryFn: async () => (await call(listPresets)).data,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Drafts that were replaced when a version was restored: as many as one looks through. */
export function useKeptDrafts(pageId: string) {
  return useQuery({
    queryKey: ['page-kept-drafts', pageId],
    queryFn: async () => (await call(listKeptDrafts, { params: { id: pageId }, query: { p: 0, s: 100 } })).data,
    staleTime: 0,
    gcTime: 0,
  })
}

/** Refetched with the lists of pages: a customised template is no longer among them. */
export function useStandardTemplates() {
  return useQuery({
    queryKey: [...listKey(listPages), 'standard'],
    queryFn: async () => (await call(listStandardTemplates)).data,
  })
}

/** Number of warnings of the check before publishing. */
export function useFindingsCount(id: string) {
  return useQuery({
    queryKey: ['page-findings', id],
    queryFn: async () => (await call(listFindings, { params: { id } })).total,
    staleTime: 0,
    gcTime: 0,
  })
}

const versionsAtOnce = 30

export function useVersions(pageId: string) {
  return useInfiniteQuery({
    queryKey: ['page-versions', pageId],
    queryFn: ({ pageParam }) =>
      call(listVersions, { params: { id: pageId }, query: { p: pageParam, s: versionsAtOnce } }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => (pages.length * versionsAtOnce < total ? pages.length : undefined),
    staleTime: 0,
    gcTime: 0,
  })
}

export function useDifference(pageId: string, from: number | undefined, to: number | 'draft') {
  return useQuery({
    queryKey: ['page-difference', pageId, from, to],
    queryFn: async () => (await call(compareVersions, { params: { id: pageId }, query: { from, to } })).data,
    enabled: from !== undefined,
    gcTime: 0,
  })
}

/** Returns a function that refetches everything that shows pages. */
export const useRefreshPages = () => useRefresh(listPages, ['things', 'page'], ['thing', 'page'])

export async function deletePage(id: string): Promise<void> {
  await call(deleteCall, { params: { id } })
}

export async function bringBack(id: string): Promise<void> {
  await call(restoreDeletedPage, { params: { id } })
}

export async function chooseHome({ _id }: Pick<PageRow, '_id'>): Promise<void> {
  await call(homeCall, { body: { pageId: _id } })
}
