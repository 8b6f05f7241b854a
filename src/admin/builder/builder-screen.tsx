import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { call } from '../../client/api.ts'
import { pageDocument } from '../../sections/define/document.ts'
import type { PageDetail } from '../../shared/content/pages-admin.ts'
import { LoadFault } from '../../ui/load-fault.tsx'
import { ScreenSkeleton } from '../ui/screen.tsx'
import { CanvasProvider, useCanvasInfo } from './canvas/canvas-info.tsx'
import { Editor } from './editor.tsx'
import { forgetDraft, type KeptDraft, readKept } from './saving/kept-draft.ts'

export const pageKey = (id: string) => ['page', id]

/** One page, template or group in the visual builder. */
export function BuilderScreen() {
  const { pageId } = useParams({ strict: false }) as { pageId: string }
  return <OpenPage key={pageId} pageId={pageId} />
}

/** The page as it was opened. Puck takes its data once, so whatever comes from outside opens the editor anew. */
function OpenPage({ pageId }: { pageId: string }) {
  const queries = useQueryClient()
  const canvas = useCanvasInfo(pageId)
  const page = useQuery({
    queryKey: pageKey(pageId),
    queryFn: async () => (await call<{ data: PageDetail }>(`/api/v1/pages/${pageId}`, { method: 'GET' })).data,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const [opened, setOpened] = useState(0)
  const [kept, setKept] = useState<KeptDraft | undefined>(() => readKept(pageId))
  const [brought, setBrought] = useState<KeptDraft>()
  const title = page.data?.title
  useEffect(() => {
    if (title) document.title = title
  }, [title])

  const reopen = async () => {
    await page.refetch()
    await queries.invalidateQueries({ queryKey: ['page-canvas', pageId] })
    setBrought(undefined)
    setKept(readKept(pageId))
    setOpened((count) => count + 1)
  }

  const fault = page.error ?? canvas.error
  if (fault) {
    const retry = () => {
      void page.refetch()
      void canvas.refetch()
    }
    return (
      <div className="mx-auto max-w-xl p-8">
        <LoadFault text={fault.message} retry={retry} />
      </div>
    )
  }
  if (!page.data || !canvas.data) return <ScreenSkeleton />
  const stored = pageDocument.parse(page.data.document)
  const lost = kept && JSON.stringify(kept.document) !== JSON.stringify(stored) ? kept : undefined
  return (
    <CanvasProvider value={{ ...canvas.data, pageId }}>
      <Editor
        key={opened}
        page={page.data}
        stored={stored}
        begin={brought?.document ?? stored}
        kept={lost}
        onBring={() => {
          setBrought(kept)
          setKept(undefined)
          setOpened((count) => count + 1)
        }}
        onForget={() => {
          forgetDraft(pageId)
          setKept(undefined)
        }}
        onReopen={reopen}
      />
    </CanvasProvider>
  )
}
