import { createContext, useContext } from 'react'
import type { PageInfo } from '../../shared/content/page-info.ts'

export type { PageInfo }

const PageContext = createContext<PageInfo | undefined>(undefined)

export const PageProvider = PageContext.Provider

export function usePage(): PageInfo {
  const info = useContext(PageContext)
  if (!info) throw new Error('usePage outside a page')
  return info
}
