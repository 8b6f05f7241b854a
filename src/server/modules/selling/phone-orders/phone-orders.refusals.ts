import type { RefusalTexts } from '../../../../shared/api/refusal-texts.ts'

export const phoneOrdersRefusals = {
  'phoneOrder.staffEmail': [409, 'This email belongs to a member of staff. Enter a customer’s email.'],
  'phoneOrder.couponUsed': [409, 'This customer has already used {code}.'],
  'phoneOrder.noCash': [409, 'This shop doesn’t offer cash on delivery. Create a payment link instead.'],
  'phoneOrder.noLink': [
    409,
    'This shop offers no way to pay online. Set one up in Settings, or choose cash on delivery.',
  ],
  'furtherOrder.state': [
    409,
    'Items go along with an order from when it is placed until the last of it has left. Order {number} is {status}. Take a new order for the same customer instead.',
  ],
  'furtherOrder.addThere': [409, 'Order {number} is still to be paid on delivery. Add the items to it instead.'],
  'phoneOrder.notWaiting': [409, 'This order is no longer waiting for payment. Its status is {status}.'],
} as const satisfies RefusalTexts
