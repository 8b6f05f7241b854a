import { createContext, type ReactNode, useContext } from 'react'
import type { PageInfo } from '../../shared/content/page-info.ts'

export type { PageInfo }

/** Of a link: `page` leads to the page that is open, `true` towards it (the values of `aria-current`). */
export type Current = 'page' | 'true' | undefined

/** What a section has asked of its page: names of fields, and links it wants to mark. */
export type PageUse = { fields: Set<string>; links: Set<string> }

type PageValue = { page: PageInfo; currentOf: (href: string) => Current }

const PageContext = createContext<PageValue | undefined>(undefined)

type ProviderProps = {
  value: PageInfo
  /** Where to record what is asked of the page. */
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

/** What the section has asked, and what the page answers: pages that answer alike show the same section. */
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

/** Tells how links stand to the page that is open. To be preferred to its path: it is the same on most pages. */
export function useCurrent(): PageValue['currentOf'] {
  return usePageValue().currentOf
}

function usePageValue(): PageValue {
  const value = useContext(PageContext)
  if (!value) throw new Error('outside of a page')
  return value
}
