import { type Route, route } from '../../../platform/http/route.ts'
import * as calls from './own-sites.contract.ts'
import { entryTo, listOwnSites } from './own-sites.ts'

export const ownSiteRoutes: Route[] = [
  route(calls.listOwnSites, async (ctx) => {
    const data = await listOwnSites(ctx)
    return { data, total: data.length }
  }),
  route(calls.goToSite, async (ctx, { params: { key } }) => ({ data: { href: await entryTo(ctx, key) } })),
]
