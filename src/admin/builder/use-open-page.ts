import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { call } from '../../client/call.ts'
import { readPage } from '../../server/modules/content/pages/pages.contract.ts'
import type { KindName } from '../../shared/content/kinds/index.ts'
import { pageDocument } from '../../shared/content/pages/page-document.ts'
import type { PageDetail } from '../../shared/content/pages/pages-admin.ts'
import { systemRoutes } from '../../shared/content/pages/paths.ts'
import { useCanvasInfo } from './canvas/canvas-info.tsx'
import { useExample } from './canvas/use-example.ts'
import { pageHistory } from './history/page-history.ts'
import { adoptDraft, forgetDraft, readDrafts, type StoredDraft, unsavedDraft } from './saving/local-draft.ts'

/** Why a page is opened again: `same` for new settings, `restored` for new sections, `theirs` for a colleague's version. */
export type Reopening = 'same' | 'restored' | 'theirs'

/** The kind of record that a template shows; undefined if it shows none. */
function exampleKindOf(page: Pick<PageDetail, 'kind' | 'key'> | undefined): KindName | undefined {
  if (page?.kind !== 'template') return undefined
  return systemRoutes.find(({ template }) => template === page.key)?.kind
}

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

/** An open page. Puck takes its data once, so external changes reopen the editor with a new `turn`. */
export function useOpenPage(pageId: string, beside: string | undefined) {
  const queries = useQueryClient()
  const page = usePage(pageId)
  const exampleKind = exampleKindOf(page.data)
  const [example, chooseExample] = useExample(exampleKind)
  const choice = useMemo(() => ({ ...(beside && { beside }), ...(example && { example }) }), [beside, example])
  const canvas = useCanvasInfo(pageId, choice, page.data !== undefined)
  const [turn, setTurn] = useState(0)
  const [history, setHistory] = useState(pageHistory)
  const [local, setLocal] = useState(() => readDrafts(pageId))
  const [brought, setBrought] = useState<StoredDraft>()
  const stored = useMemo(() => page.data && pageDocument.parse(page.data.document), [page.data])
  const title = page.data?.title
  useEffect(() => {
    if (title) document.title = title
  }, [title])

  const openAnew = (draft?: StoredDraft) => {
    setBrought(draft)
    setLocal(readDrafts(pageId).filter(({ at }) => at !== draft?.at))
    setTurn((count) => count + 1)
  }
  /** @returns a function that opens the page as read; undefined if reading failed */
  const readAgain = async (as: Reopening = 'theirs') => {
    const { isError } = await page.refetch()
    if (isError) return undefined
    await queries.invalidateQueries({ queryKey: ['page-canvas', pageId] })
    return () => {
      if (as === 'theirs') setHistory(pageHistory())
      if (as === 'same') history.reopen()
      openAnew()
    }
  }
  const unsaved = stored && unsavedDraft(local, stored)
  return {
    canvas: canvas.data,
    choice,
    example: exampleKind && { kind: exampleKind, chosen: example, onChoose: chooseExample },
    fault: (page.error ?? canvas.error)?.message,
    retry: () => {
      void page.refetch()
      void canvas.refetch()
    },
    turn,
    opened: page.data && stored && { page: page.data, stored, begin: brought?.document ?? stored, unsaved },
    history,
    readAgain,
    onReopen: async (as: Reopening) => (await readAgain(as))?.(),
    onBring: () => {
      if (!unsaved) return
      adoptDraft(pageId, unsaved)
      openAnew(unsaved)
    },
    onForget: () => {
      if (unsaved) forgetDraft(unsaved)
      setLocal(readDrafts(pageId))
    },
  }
}
