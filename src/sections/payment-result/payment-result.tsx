import { usePreview } from '../../features/account/at-home.ts'
import { previewOf } from '../../features/account/preview.ts'
import { hrefOf } from '../../shared/content/links.ts'
import type { ProductListItem } from '../../shared/selling/products.ts'
import { Band } from '../../ui/band.tsx'
import { Island } from '../define/island.tsx'
import { usePage } from '../define/page-info.tsx'
import PaymentResult from './payment-result.island.tsx'
import type { PaymentResultSection } from './payment-result.schema.ts'

/** How a payment ended (S36, S37). */
export function PaymentResultView({ props, data }: { props: PaymentResultSection; data: ProductListItem[] }) {
  const { timeZone } = usePage().site
  const preview = usePreview('payment-result', previewOf(data).order)
  const { title, subtitle, description, button } = props
  const href = button.enableButton && button.buttonText ? hrefOf(button.buttonAction) : undefined
  const words = { title, subtitle, description, link: href ? { text: button.buttonText, href } : null }
  return (
    <Band band={props}>
      <Island
        name="payment-result"
        needs="The result of your payment"
        of={PaymentResult}
        props={{ words, timeZone, preview }}
        start="load"
      />
    </Band>
  )
}
