import { Hono } from 'hono'
import { isFeedPath } from '../shared/content/blog/blog-topics.ts'
import { barePath, withoutEnds } from '../shared/content/pages/page-path.ts'
import { rooms } from '../shared/content/pages/rooms.ts'
import { patternsOf } from './platform/http/path-patterns.ts'
import type { Route } from './platform/http/route.ts'

/** Whether an address, with or without its query, is outside the page configuration: in one of the rooms, or answered by `api`. */
export function isServedBy(api: Hono, url: string): boolean {
  const path = pathOf(url)
  const [, first = '', ...below] = path.split('/')
  return (below.length > 0 && rooms.some((room) => room === first)) || isAnswered(api, path)
}

/** Pages outside of the configuration, and feeds, each of which has an address in every language of the site: `/hi/order/…`. */
export function spokenPages(routes: Route[]): (url: string) => boolean {
  const spoken = new Hono()
  for (const route of routes.filter(({ isPage }) => isPage))
    for (const pattern of patternsOf(route)) spoken.get(pattern, (c) => c.body(null))
  return (url) => isFeedPath(pathOf(url)) || isAnswered(spoken, pathOf(url))
}

/**
 * The address outside of the page configuration that was meant by one in capitals, or by one with blanks or marks after it (B173).
 * Only its first word is put right: those after it may be ids and tokens. Undefined for any other address.
 */
export function meantAddress(api: Hono, url: string): string | undefined {
  const path = pathOf(url)
  const meant = withoutEnds(barePath(path)).replace(/^\/\w+(?=\/|$)/, (first) => first.toLowerCase())
  if (!/^\/\w[\w.\-/]*$/.test(meant) || meant === path || isServedBy(api, path) || !isServedBy(api, meant))
    return undefined
  return meant + url.slice(path.length)
}

const pathOf = (url: string) => url.split('?')[0] ?? ''

function isAnswered({ router }: Hono, path: string): boolean {
  const [handlers] = router.match('GET', path)
  return handlers.length > 0
}
