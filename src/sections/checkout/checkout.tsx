import { usePreview } from '../../features/account/at-home.ts'
import { addresses, paymentOptions, person, previewOf, readPreviewed } from '../../features/account/preview.ts'
import type { ProductListItem } from '../../shared/selling/catalogue/products.ts'
import { Band } from '../../ui/band.tsx'
import { Island } from '../define/island.tsx'
import { defineSection } from '../define/section.ts'
import { type CheckoutSection, sample, schema } from './checkout.schema.ts'
import CheckoutPage from './checkout-page.island.tsx'

/** Address, payment and review on one page; then the payment service, or the order's result. */
function CheckoutView({ props, data }: { props: CheckoutSection; data: ProductListItem[] }) {
  const { cart } = previewOf(data)
  const preview = usePreview('checkout', { addresses, cart, options: paymentOptions, person })
  return (
    <Band band={props}>
      {props.heading && <h1 className="mb-8 text-3xl lg:mb-12">{props.heading}</h1>}
      <Island
        name="checkout-page"
        needs="Checkout"
        of={CheckoutPage}
        props={{ note: props.note, preview }}
        start="load"
      />
    </Band>
  )
}

export const checkout = defineSection({
  type: 'checkout',
  title: 'Checkout',
  category: 'commerce',
  schema,
  sample,
  view: CheckoutView,
  load: (_, reads, page) => readPreviewed('checkout', reads, page),
  only: 'checkout',
})
