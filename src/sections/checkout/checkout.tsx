import { usePreview } from '../../features/account/at-home.ts'
import { addresses, paymentOptions, person, previewOf } from '../../features/account/preview.ts'
import type { ProductListItem } from '../../shared/selling/products.ts'
import { Band } from '../../ui/band.tsx'
import { Island } from '../define/island.tsx'
import type { CheckoutSection } from './checkout.schema.ts'
import CheckoutPage from './checkout-page.island.tsx'

/** Address, payment and review on one page; then the payment service, or the order's result. */
export function CheckoutView({ props, data }: { props: CheckoutSection; data: ProductListItem[] }) {
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
