import { createContext, useContext } from 'react'

const ZoomContext = createContext(1)

export const ZoomProvider = ZoomContext.Provider

/** How much larger something on the canvas must be to have its own size where the page is shown smaller. */
export function useZoom(): number {
  return useContext(ZoomContext)
}
