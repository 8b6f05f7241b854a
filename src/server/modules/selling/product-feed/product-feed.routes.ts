import { type Route, route } from '../../../platform/http/route.ts'
import { readProductFeed } from './product-feed.contract.ts'
import { productFeed } from './product-feed.ts'

export const productFeedRoutes: Route[] = [
  route(readProductFeed, async (ctx, { headers }) =>
    productFeed(ctx, { ifNoneMatch: headers['if-none-match'], ifModifiedSince: headers['if-modified-since'] }),
  ),
]
