import { SharedWishlist } from '../../sections/wishlist/shared-wishlist.tsx'
import type { WishlistItem } from '../../shared/selling/bag/wishlist.ts'
import { t } from '../../shared/words.ts'
import type { Assets } from '../../storefront/document.tsx'
import { Band } from '../../ui/band.tsx'
import { sharedPath } from '../modules/selling/wishlist/index.ts'
import type { Ctx } from '../platform/context.ts'
import { framedPage, secretHeaders } from './framed-page.tsx'

/** Renders the wishlist of a link between the site's header and footer. */
export function wishlistPage(ctx: Ctx, assets: Assets, token: string, items: WishlistItem[]): Promise<Response> {
  return framedPage(ctx, assets, {
    path: sharedPath(token),
    title: () => t('A wishlist'),
    main: (
      <Band band={{ tone: 'plain', width: 'wide', spacing: { base: 'normal' }, anchor: '' }}>
        <SharedWishlist items={items} />
      </Band>
    ),
    headers: secretHeaders,
  })
}
