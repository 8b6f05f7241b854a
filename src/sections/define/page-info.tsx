import { createContext, useContext } from 'react'
import type { Picture } from '../../shared/selling/catalog.ts'

/** What every section knows about the page it stands on. The same for all readers of the page. */
export type PageInfo = {
  site: {
    name: string
    logo: Picture | null
    currency: string
    locale: string
    timeZone: string
    /** A demonstration site: its sign-ins are shown on its sign-in page. */
    demo: boolean
  }
  /** Path without query. */
  path: string
  /** The known query parameters that were given. */
  query: Record<string, string>
  /** Path parameters of a system route: `{ path: 'sarees' }` on `/c/sarees`. */
  params: Record<string, string>
}

const PageContext = createContext<PageInfo | undefined>(undefined)

export const PageProvider = PageContext.Provider

export function usePage(): PageInfo {
  const info = useContext(PageContext)
  if (!info) throw new Error('usePage outside a page')
  return info
}
