import type { Picture } from '../../../shared/selling/catalog.ts'

/** Something that a field leads to or shows, chosen from those that there are. */
export type Thing = {
  /** What is stored: a path, or `$ROOT`. */
  value: string
  title: string
  /** What tells it from others of the same name: its address, its price. */
  detail: string
  /** Undefined for what has no pictures; null where there is none. */
  picture?: Picture | null
}

export type ThingKind = 'page' | 'category' | 'product'

/** Something whose title is not known: it is gone, or was never there. */
export function unknownThing(value: string): Thing {
  return { value, title: value, detail: 'Not found' }
}

/** Pages that the system serves, and that a link may lead to as to any other. */
const ownPages: Thing[] = [
  { value: '$ROOT', title: 'Home page', detail: '/' },
  { value: '/search', title: 'Search', detail: '/search' },
  { value: '/cart', title: 'Bag', detail: '/cart' },
  { value: '/login', title: 'Sign in', detail: '/login' },
  { value: '/signup', title: 'Sign up', detail: '/signup' },
  { value: '/setting/overview', title: 'Account', detail: '/setting/overview' },
  { value: '/setting/orders', title: 'Orders', detail: '/setting/orders' },
]

export function ownPage(value: string): Thing | undefined {
  return ownPages.find((page) => page.value === value)
}

/**
 * What a search for a page offers: the home page, the site's pages that were found, pages of the system, and the path itself
 * where one was typed.
 */
export function pagesFor(query: string, found: Thing[]): Thing[] {
  const words = query.trim().toLowerCase()
  const own = ownPages.filter(({ title, value }) => `${title} ${value}`.toLowerCase().includes(words))
  const all = [...own.slice(0, 1), ...found, ...own.slice(1)]
  const known = new Map(all.map((page) => [page.value, page]))
  const isPath = words.startsWith('/') && !words.startsWith('//') && words.length > 1
  const typed = query.trim()
  const asTyped = isPath && !known.has(typed) ? [{ value: typed, title: typed, detail: 'As typed' }] : []
  return [...known.values(), ...asTyped]
}
