/** Words for the states of an order, as people read them. */
export const orderStatuses = {
  PENDING_PAYMENT: 'Waiting for payment',
  PLACED: 'Placed',
  PACKED: 'Packed',
  SHIPPED: 'Shipped',
  DELIVERED: 'Delivered',
  CANCELLED: 'Cancelled',
  LAPSED: 'Not paid in time',
  RETURN_REQUESTED: 'Return requested',
  RETURNED: 'Returned',
} as const

export const paymentStatuses = {
  OPEN: 'Waiting for payment',
  DUE_ON_DELIVERY: 'Pay on delivery',
  PAID: 'Paid',
  FAILED: 'Failed',
  REFUND_DUE: 'Refund on its way',
  REFUNDED: 'Refunded',
  NOTHING_DUE: 'Nothing to pay',
} as const

/** Events of an order that are no state of it or of its payment. */
export const orderEvents = {
  PAYMENT_FAILED: 'Payment failed',
  PAYMENT_AMOUNT_DIFFERS: 'Payment amount differs',
  TRACKING_ADDED: 'Tracking added',
  TRACKING_CHANGED: 'Tracking changed',
} as const

export type OrderStatus = keyof typeof orderStatuses
export type PaymentStatus = keyof typeof paymentStatuses

/** Why an order that has come to nothing does not need its money, as the buyer reads it. */
export const overBecause = {
  CANCELLED: 'The order was cancelled.',
  RETURNED: 'The order was returned.',
} as const satisfies Partial<Record<OrderStatus, string>>

/** More reasons why an order does not accept a late payment. `{name}` is a product's. */
export const lateBecause = {
  placed: 'The order is placed already.',
  over: 'The time to pay had been over for more than an hour.',
  unsold: '{name} is no longer sold.',
  repriced: 'The price of {name} has changed.',
  missing: 'Not everything that was ordered is still there.',
} as const
