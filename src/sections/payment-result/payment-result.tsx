import { usePreview } from '../../features/account/at-home.ts'
import { previewOf, readPreviewed } from '../../features/account/preview.ts'
import { hrefOf } from '../../shared/content/pages/links.ts'
import type { ProductListItem } from '../../shared/selling/catalogue/products.ts'
import { Band } from '../../ui/band.tsx'
import { Island } from '../define/island.tsx'
import { usePage } from '../define/page-info.tsx'
import { defineSection } from '../define/section.ts'
import type { PaymentPage } from './outcome.ts'
import PaymentResult from './payment-result.island.tsx'
import { type PaymentResultSection, sample, schema } from './payment-result.schema.ts'

type Props = { props: PaymentResultSection; data: ProductListItem[] }

/** A placed order (S36). */
function PaymentSuccessView(props: Props) {
  return <Result {...props} template="payment-success" />
}

/** How a payment ended (S37). */
function PaymentResultView(props: Props) {
  return <Result {...props} template="payment-result" />
}

function Result({ props, data, template }: Props & { template: PaymentPage }) {
  const { timeZone } = usePage().site
  const preview = usePreview(template, previewOf(data).order)
  const { title, subtitle, description, button } = props
  const href = button.enableButton && button.buttonText ? hrefOf(button.buttonAction) : undefined
  const words = { title, subtitle, description, link: href ? { text: button.buttonText, href } : null }
  return (
    <Band band={props}>
      <Island
        name="payment-result"
        needs="The result of your payment"
        of={PaymentResult}
        props={{ template, words, timeZone, preview }}
        start="load"
      />
    </Band>
  )
}

export const paymentSuccess = defineSection({
  type: 'payment-success',
  title: 'Payment success',
  category: 'commerce',
  schema,
  sample,
  words: 'thank you order placed confirmation',
  view: PaymentSuccessView,
  load: (_, reads, page) => readPreviewed('payment-success', reads, page),
  only: 'payment-success',
})

export const paymentResult = defineSection({
  type: 'payment-result',
  title: 'Payment result',
  category: 'commerce',
  schema,
  sample,
  view: PaymentResultView,
  load: (_, reads, page) => readPreviewed('payment-result', reads, page),
  only: 'payment-result',
})
