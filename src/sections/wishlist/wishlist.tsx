import { usePreview } from '../../features/account/at-home.ts'
import { person, wishlistOf } from '../../features/account/preview.ts'
import { hrefOf } from '../../shared/content/links.ts'
import type { ProductListItem } from '../../shared/selling/products.ts'
import { Band } from '../../ui/band.tsx'
import { Island } from '../define/island.tsx'
import type { WishlistSection } from './wishlist.schema.ts'
import WishlistPage from './wishlist-page.island.tsx'

/** The customer's wishlist (S87). The HTML is the same for everyone; the browser fetches the list. */
export function WishlistView({ props, data }: { props: WishlistSection; data: ProductListItem[] }) {
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
