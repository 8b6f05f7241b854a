import { useQuery } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { call } from '../../../client/api.ts'
import type { PlacedSection } from '../../../sections/define/document.ts'
import type { PageInfo } from '../../../sections/define/page-info.tsx'

/** What a page stands in while it is edited: the site's theme and styles, its frame, and what its sections know of it. */
export type CanvasInfo = {
  info: PageInfo
  themeCss: string
  css: string[]
  frame: { announcement: PlacedSection[]; header: PlacedSection[]; footer: PlacedSection[] }
}

export function useCanvasInfo(pageId: string) {
  return useQuery({
    queryKey: ['page-canvas', pageId],
    queryFn: async () => (await call<{ data: CanvasInfo }>(`/api/v1/pages/${pageId}/canvas`, { method: 'GET' })).data,
    staleTime: 60_000,
  })
}

type Standing = CanvasInfo & { pageId: string }

const CanvasContext = createContext<Standing | undefined>(undefined)

export const CanvasProvider = CanvasContext.Provider

export function useCanvas(): Standing {
  const canvas = useContext(CanvasContext)
  if (!canvas) throw new Error('useCanvas outside the builder')
  return canvas
}
