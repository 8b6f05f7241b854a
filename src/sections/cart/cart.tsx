import { usePreview } from '../../features/account/at-home.ts'
import { previewOf, readPreviewed } from '../../features/account/preview.ts'
import { hrefOf } from '../../shared/content/pages/links.ts'
import type { ProductListItem } from '../../shared/selling/catalogue/products.ts'
import { Band } from '../../ui/band.tsx'
import { Island } from '../define/island.tsx'
import { usePage } from '../define/page-info.tsx'
import { defineSection } from '../define/section.ts'
import { type CartSection, sample, schema } from './cart.schema.ts'
import CartPage from './cart-page.island.tsx'

/** The cart as a page (B8). Its items arrive in the browser. */
function CartView({ props, data }: { props: CartSection; data: ProductListItem[] }) {
  const { currency } = usePage().site
  const preview = usePreview('cart', previewOf(data).cart)
  const { heading, note, emptyHeading, emptyText, button } = props
  const shop = { text: button.enableButton ? button.buttonText : '', href: hrefOf(button.buttonAction) ?? '/' }
  return (
    <Band band={props}>
      {heading && <h1 className="mb-6 text-3xl lg:mb-8">{heading}</h1>}
      <Island
        name="cart-page"
        needs="Your bag"
        of={CartPage}
        props={{ currency, note, emptyHeading, emptyText, shop, preview }}
        start="load"
      />
    </Band>
  )
}

export const cart = defineSection({
  type: 'cart',
  title: 'Bag',
  category: 'commerce',
  schema,
  sample,
  words: 'basket bag',
  view: CartView,
  load: (_, reads, page) => readPreviewed('cart', reads, page),
  only: 'cart',
})
