import { readPreviewed } from '../../features/account/preview.ts'
import { defineSection } from '../define/section.ts'
import { sample, schema } from './checkout.schema.ts'
import { CheckoutView } from './checkout.tsx'

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
