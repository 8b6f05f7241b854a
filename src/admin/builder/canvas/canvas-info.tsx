import { useQuery } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { call } from '../../../client/call.ts'
import { readCanvas } from '../../../server/render/builder.contract.ts'
import type { PageCanvas } from '../../../shared/content/pages-admin.ts'

export function useCanvasInfo(pageId: string) {
  return useQuery({
    queryKey: ['page-canvas', pageId],
    queryFn: async () => (await call(readCanvas, { params: { id: pageId } })).data,
    staleTime: 60_000,
  })
}

type Standing = PageCanvas & { pageId: string }

const CanvasContext = createContext<Standing | undefined>(undefined)

export const CanvasProvider = CanvasContext.Provider

export function useCanvas(): Standing {
  const canvas = useContext(CanvasContext)
  if (!canvas) throw new Error('useCanvas outside the builder')
  return canvas
}
