import { usePreview } from '../../features/account/at-home.ts'
import { person, readPreviewed, wishlistOf } from '../../features/account/preview.ts'
import { hrefOf } from '../../shared/content/pages/links.ts'
import type { ProductListItem } from '../../shared/selling/catalogue/products.ts'
import { Band } from '../../ui/band.tsx'
import { Island } from '../define/island.tsx'
import { defineSection } from '../define/section.ts'
import { sample, schema, type WishlistSection } from './wishlist.schema.ts'
import WishlistPage from './wishlist-page.island.tsx'

/** The customer's wishlist (S87). The HTML is the same for everyone; the browser fetches the list. */
function WishlistView({ props, data }: { props: WishlistSection; data: ProductListItem[] }) {
  const preview = usePreview('wishlist', { items: wishlistOf(data), person })
  const { heading, emptyHeading, emptyText, button } = props
  const shop = { text: button.enableButton ? button.buttonText : '', href: hrefOf(button.buttonAction) ?? '/' }
  return (
    <Band band={props}>
      <Island
        name="wishlist-page"
        needs="Your wishlist"
        of={WishlistPage}
        props={{ heading, emptyHeading, emptyText, shop, preview }}
        start="load"
      />
    </Band>
  )
}

export const wishlist = defineSection({
  type: 'wishlist',
  title: 'Wishlist',
  category: 'account',
  words: 'favourites hearts saved for later',
  schema,
  sample,
  view: WishlistView,
  load: (_, reads, page) => readPreviewed('wishlist', reads, page),
  only: 'wishlist',
})
