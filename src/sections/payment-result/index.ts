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
  only: 'payment-result',
})
