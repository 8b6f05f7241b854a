import { readPreviewed } from '../../features/account/preview.ts'
import { defineSection } from '../define/section.ts'
import { sample, schema } from './payment-result.schema.ts'
import { PaymentResultView, PaymentSuccessView } from './payment-result.tsx'

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
