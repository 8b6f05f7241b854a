import { call } from '../../../client/call.ts'
import { listPages } from '../../../server/modules/content/pages/pages.contract.ts'
import type { PageRow } from '../../../shared/content/pages/pages-admin.ts'
import { type Thing, type ThingSource, unknownThing } from './things.ts'

export const pages: ThingSource = {
  choose: 'Choose a page',
  search: 'Search pages, or type a path',
  detailIsAddress: true,
  find: async (query) => pagesFor(query, await findPages(query)),
  read: readPage,
}

/** System pages that a link may lead to. */
const ownPages: Thing[] = [
  { value: '$ROOT', title: 'Home page', detail: '/' },
  { value: '/search', title: 'Search', detail: '/search' },
  { value: '/cart', title: 'Bag', detail: '/cart' },
  { value: '/login', title: 'Sign in', detail: '/login' },
  { value: '/signup', title: 'Sign up', detail: '/signup' },
  { value: '/setting/overview', title: 'Account', detail: '/setting/overview' },
  { value: '/setting/orders', title: 'Orders', detail: '/setting/orders' },
]

function ownPage(value: string): Thing | undefined {
  return ownPages.find((page) => page.value === value)
}

/**
 * Search results for pages: the home page, matching pages of the site, system pages, and the typed path itself
 * if it is one.
 */
export function pagesFor(query: string, found: Thing[]): Thing[] {
  const words = query.trim().toLowerCase()
  const own = ownPages.filter(({ title, value }) => `${title} ${value}`.toLowerCase().includes(words))
  const all = [...own.slice(0, 1), ...found, ...own.slice(1)]
  const known = new Map(all.map((page) => [page.value, page]))
  const isPath = words.startsWith('/') && !words.startsWith('//') && words.length > 1
  const typed = query.trim()
  const asTyped = isPath && !known.has(typed) ? [{ value: typed, title: typed, detail: 'Use this path' }] : []
  return [...known.values(), ...asTyped]
}

async function findPages(query: string): Promise<Thing[]> {
  const { data } = await call(listPages, {
    query: { kind: 'page', sort: 'title', order: 'ascend', s: 20, q: query.trim() || undefined },
  })
  return data.map(pageThing)
}

function pageThing({ title, key, isHome, published }: PageRow): Thing {
  return {
    value: isHome ? '$ROOT' : key,
    title: isHome ? `Home page: ${title}` : title,
    detail: `${isHome ? '/' : key}${published ? '' : ', not published yet'}`,
  }
}

async function readPage(value: string): Promise<Thing> {
  const own = ownPage(value)
  const [path = ''] = value.split(/[?#]/)
  if (own && own.value !== '$ROOT') return own
  const pages = await findPages(own ? '' : path)
  const found = pages.find((page) => page.value === value || page.value === path)
  return found ? { ...found, value } : (own ?? unknownThing(value))
}
