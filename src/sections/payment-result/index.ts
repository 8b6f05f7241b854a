import { readPreviewed } from '../../features/account/preview.ts'
import { defineSection } from '../define/section.ts'
import { sample, schema } from './payment-result.schema.ts'
import { PaymentResultView } from './payment-result.tsx'

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
