import { largestWishlist } from '../../../../shared/selling/bag/wishlist.ts'
import { longDate } from '../../../../shared/times.ts'
import { t } from '../../../../shared/words.ts'
import type { Personal } from '../../module.ts'
import { readShareLink } from './shared-list.ts'
import { forgetWishlist, readWishlist } from './wishlist.ts'

export const personal: Personal = {
  columns: { wishlist_items: { user_id: { as: 'wishlist' } }, wishlist_links: { user_id: { as: 'wishlistLink' } } },
  async copy(ctx) {
    const { data } = await readWishlist(ctx, { p: 0, s: largestWishlist })
    const wishlist = data.map(({ name, created }) => ({ name, kept: created }))
    const rows = () => wishlist.map(({ name, kept }) => [name, longDate(kept, ctx.site.settings.timeZone)])
    const wishlistLink = await readShareLink(ctx)
    const shared = () =>
      wishlistLink ? [{ title: t('Shared wishlist'), head: [t('Link')], rows: [[wishlistLink]] }] : []
    return {
      data: { wishlist, wishlistLink },
      page: () => ({ tables: [{ title: t('Wishlist'), head: [t('Item'), t('Kept')], rows: rows() }, ...shared()] }),
    }
  },
  forget: (ctx, { id }) => forgetWishlist(ctx, id),
}
