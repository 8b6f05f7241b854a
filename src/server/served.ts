import { Hono } from 'hono'
import { rooms } from '../shared/content/pages/rooms.ts'
import { patternsOf } from './platform/http/path-patterns.ts'
import type { Route } from './platform/http/route.ts'

/** Whether an address, with or without its query, is outside the page configuration: in one of the rooms, or answered by `api`. */
export function isServedBy(api: Hono, url: string): boolean {
  const path = pathOf(url)
  const [, first = '', ...below] = path.split('/')
  return (below.length > 0 && rooms.some((room) => room === first)) || isAnswered(api, path)
}

/** Pages outside of the configuration, each of which has an address in every language of the site: `/hi/order/…`. */
export function spokenPages(routes: Route[]): (url: string) => boolean {
  const spoken = new Hono()
  for (const route of routes.filter(({ isPage }) => isPage))
    for (const pattern of patternsOf(route)) spoken.get(pattern, (c) => c.body(null))
  return (url) => isAnswered(spoken, pathOf(url))
}

const pathOf = (url: string) => url.split('?')[0] ?? ''

function isAnswered({ router }: Hono, path: string): boolean {
  const [handlers] = router.match('GET', path)
  return handlers.length > 0
}
