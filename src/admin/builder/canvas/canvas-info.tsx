import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { call } from '../../../client/call.ts'
import { readCanvas } from '../../../server/render/builder.contract.ts'
import type { CanvasChoice, PageCanvas } from '../../../shared/content/pages-admin.ts'
import { openSite } from '../../../shared/site-now.ts'

/** @param choice what it is shown with */
export function useCanvasInfo(pageId: string, choice: CanvasChoice, isReady: boolean) {
  return useQuery({
    queryKey: ['page-canvas', pageId, choice],
    queryFn: async () => {
      const { data } = await call(readCanvas, { params: { id: pageId }, query: choice })
      // The canvas says what the site says, and reckons as it does.
      openSite(data.info.site)
      return data
    },
    // While another example is fetched, the page stays as it is.
    placeholderData: keepPreviousData,
    enabled: isReady,
    staleTime: 60_000,
  })
}

type Standing = PageCanvas & { pageId: string; choice: CanvasChoice }

const CanvasContext = createContext<Standing | undefined>(undefined)

export const CanvasProvider = CanvasContext.Provider

export function useCanvas(): Standing {
  const canvas = useContext(CanvasContext)
  if (!canvas) throw new Error('useCanvas outside the builder')
  return canvas
}
