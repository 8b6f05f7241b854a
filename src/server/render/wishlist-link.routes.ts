import type { Assets } from '../../storefront/document.tsx'
import { readShared, sharedPath } from '../modules/selling/wishlist/index.ts'
import { type Route, route } from '../platform/http/route.ts'
import { endedLinkPage } from './ended-link-page.tsx'
import * as calls from './wishlist-link.contract.ts'
import { wishlistPage } from './wishlist-link-page.tsx'

/** The page of a shared wishlist (B286). It shows products without script. */
export const wishlistLinkRoutes = (assets: () => Assets): Route[] => [
  route(calls.showWishlist, async (ctx, { params: { token } }) => {
    const items = await readShared(ctx, token)
    return items
      ? wishlistPage(ctx, assets(), token, items)
      : endedLinkPage(ctx, assets(), 'wishlist', sharedPath(encodeURIComponent(token)))
  }),
]
