import { withParameters } from '../../../../shared/selling/catalogue/product-listing.ts'
import { type Route, route } from '../../../platform/http/route.ts'
import { countSearch } from './counted.ts'
import * as calls from './search.contract.ts'
import { listByFilters } from './search.ts'
import { searchAdminRoutes } from './search-admin.routes.ts'
import { suggest, suggestCategories } from './suggest.ts'

export const searchRoutes: Route[] = [
  route(calls.listByFilters, async (ctx, { query, body }) => {
    const { items, total } = await listByFilters(ctx, withParameters(body, query))
    return { data: items, total }
  }),
  route(calls.suggestCategories, (ctx, { query }) => suggestCategories(ctx, query.query)),
  route(calls.countSearch, async (ctx, { body }) => ({ data: { counted: await countSearch(ctx, body.query) } })),
  route(calls.suggest, (ctx, { params, query }) => suggest(ctx, params.modelId, query)),
  ...searchAdminRoutes,
]
