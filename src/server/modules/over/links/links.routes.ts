import { type Route, route } from '../../../platform/http/route.ts'
import type { ServerKinds } from '../../kind.ts'
import { listLinks } from './links.contract.ts'
import { linksTo } from './links-to.ts'

export const linkRoutes = (kinds: ServerKinds): Route[] => [
  route(listLinks, (ctx, { query }) => linksTo(ctx, kinds, query)),
]
