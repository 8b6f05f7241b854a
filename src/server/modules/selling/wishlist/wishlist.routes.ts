import { type Route, route } from '../../../platform/http/route.ts'
import { refuseFields } from '../../../platform/list-filter.ts'
import { readShareLink, shareWishlist, unshareWishlist } from './shared-list.ts'
import * as calls from './wishlist.contract.ts'
import { findEntry, readWishlist, removeWish, toggleWish } from './wishlist.ts'

export const wishlistRoutes: Route[] = [
  route(calls.readWishlist, async (ctx, { body }) => {
    refuseFields(body)
    return readWishlist(ctx, body)
  }),
  route(calls.findEntry, async (ctx, { query }) => ({ data: await findEntry(ctx, query.productVariantId) })),
  route(calls.toggleWish, async (ctx, { body }) => ({ data: await toggleWish(ctx, body.productVariantId) })),
  route(calls.removeWish, async (ctx, { query }) => {
    await removeWish(ctx, query._id)
    return { data: { _id: query._id } }
  }),
  route(calls.readShareLink, async (ctx) => ({ data: { url: await readShareLink(ctx) } })),
  route(calls.shareWishlist, async (ctx) => ({ data: { url: await shareWishlist(ctx) } })),
  route(calls.unshareWishlist, async (ctx) => {
    await unshareWishlist(ctx)
    return { data: { url: null } }
  }),
]
