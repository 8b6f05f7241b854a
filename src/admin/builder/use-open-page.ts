import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { call } from '../../client/call.ts'
import { readPage } from '../../server/modules/content/pages/pages.contract.ts'
import { pageDocument } from '../../shared/content/page-document.ts'
import { useCanvasInfo } from './canvas/canvas-info.tsx'
import { forgetDraft, type LocalDraft, readDraft, unsavedDraft } from './saving/local-draft.ts'

function usePage(pageId: string) {
  return useQuery({
    queryKey: ['page', pageId],
    queryFn: async () => (await call(readPage, { params: { id: pageId } })).data,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}

/** A page as it was opened. Puck takes its data once, so whatever comes from outside opens the editor again: a new `turn`. */
export function useOpenPage(pageId: string) {
  const queries = useQueryClient()
  const canvas = useCanvasInfo(pageId)
  const page = usePage(pageId)
  const [turn, setTurn] = useState(0)
  const [local, setLocal] = useState<LocalDraft | undefined>(() => readDraft(pageId))
  const [brought, setBrought] = useState<LocalDraft>()
  const stored = useMemo(() => page.data && pageDocument.parse(page.data.document), [page.data])
  const title = page.data?.title
  useEffect(() => {
    if (title) document.title = title
  }, [title])

  const openAnew = (draft: LocalDraft | undefined, left: LocalDraft | undefined) => {
    setBrought(draft)
    setLocal(left)
    setTurn((count) => count + 1)
  }
  return {
    canvas: canvas.data,
    fault: (page.error ?? canvas.error)?.message,
    retry: () => {
      void page.refetch()
      void canvas.refetch()
    },
    turn,
    opened: page.data &&
      stored && { page: page.data, stored, begin: brought?.document ?? stored, unsaved: unsavedDraft(local, stored) },
    onReopen: async () => {
      await page.refetch()
      await queries.invalidateQueries({ queryKey: ['page-canvas', pageId] })
      openAnew(undefined, readDraft(pageId))
    },
    onBring: () => openAnew(local, undefined),
    onForget: () => {
      forgetDraft(pageId)
      setLocal(undefined)
    },
  }
}
