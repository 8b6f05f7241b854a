import { createContext, type ReactNode, useContext } from 'react'
import type { PageInfo } from '../../shared/content/pages/page-info.ts'

export type { PageInfo }

/** Mark of a link: `page` if it leads to the open page, `true` if to a parent of it (the values of `aria-current`). */
export type Current = 'page' | 'true' | undefined

/** Fields and links that a section has read from its page. */
export type PageUse = { fields: Set<string>; links: Set<string> }

type PageValue = { page: PageInfo; currentOf: (href: string) => Current }

const PageContext = createContext<PageValue | undefined>(undefined)

type ProviderProps = {
  value: PageInfo
  /** Records what the section reads from the page. */
  use?: PageUse
  children: ReactNode
}

export function PageProvider({ value, use, children }: ProviderProps) {
  return <PageContext value={use ? recording(value, use) : plain(value)}>{children}</PageContext>
}

function plain(page: PageInfo): PageValue {
  return { page, currentOf: (href) => currentOf(page.path, href) }
}

function recording(page: PageInfo, { fields, links }: PageUse): PageValue {
  const recorded = new Proxy(page, {
    get(target, name) {
      fields.add(String(name))
      return Reflect.get(target, name)
    },
    ownKeys(target) {
      for (const name of Object.keys(target)) fields.add(name)
      return Reflect.ownKeys(target)
    },
  })
  return {
    page: recorded,
    currentOf(href) {
      links.add(href)
      return currentOf(page.path, href)
    },
  }
}

/** Cache key of what the section read from `page`: pages with equal keys share the section's HTML. */
export function answersOf({ fields, links }: PageUse, page: PageInfo): string {
  const values = [...fields].map((name) => [name, page[name as keyof PageInfo]])
  const marked = [...links].flatMap((href) => {
    const mark = currentOf(page.path, href)
    return mark ? [[href, mark]] : []
  })
  return JSON.stringify([values, marked])
}

export function currentOf(path: string, href: string): Current {
  // A part of a page is not the page that is open.
  if (href.includes('#')) return undefined
  if (href === path) return 'page'
  return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined
}

export function usePage(): PageInfo {
  return usePageValue().page
}

/** Returns the mark of a link. Prefer it to the page's path: marks are equal on most pages, so the section's HTML is shared. */
export function useCurrent(): PageValue['currentOf'] {
  return usePageValue().currentOf
}

function usePageValue(): PageValue {
  const value = useContext(PageContext)
  if (!value) throw new Error('outside of a page')
  return value
}
