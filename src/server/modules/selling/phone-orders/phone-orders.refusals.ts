import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const phoneOrdersRefusals = {
  'phoneOrder.staffEmail': [409, 'This email belongs to staff. Please enter the email of a customer.'],
  'phoneOrder.couponUsed': [409, 'This customer has used {code} already.'],
  'phoneOrder.noCash': [409, 'This shop does not offer cash on delivery. Please create a payment link instead.'],
  'phoneOrder.noLink': [
    409,
    'This shop offers no way to pay online. Set one up in Settings, or choose cash on delivery.',
  ],
  'phoneOrder.notWaiting': [409, 'This order no longer waits for its payment: it is {status}.'],
} as const satisfies RefusalTexts
