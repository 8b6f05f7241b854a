import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { call } from '../../../client/call.ts'
import { readCanvas } from '../../../server/render/builder.contract.ts'
import type { CanvasChoice, PageCanvas } from '../../../shared/content/pages/pages-admin.ts'
import { openSite } from '../../../shared/site-now.ts'

/** @param choice the example record and related page shown with it */
export function useCanvasInfo(pageId: string, choice: CanvasChoice, isReady: boolean) {
  return useQuery({
    queryKey: ['page-canvas', pageId, choice],
    queryFn: async () => {
      const { data } = await call(readCanvas, { params: { id: pageId }, query: choice })
      // The canvas uses the site's texts and locale.
      openSite(data.info.site)
      return data
    },
    // The current page stays visible while another example loads.
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
