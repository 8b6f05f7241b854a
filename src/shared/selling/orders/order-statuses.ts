/** Order states as texts for users. */
export const orderStatuses = {
  PENDING_PAYMENT: 'Waiting for payment',
  PLACED: 'Placed',
  PACKED: 'Packed',
  SHIPPED: 'Shipped',
  DELIVERED: 'Delivered',
  CANCELLED: 'Cancelled',
  LAPSED: 'Not paid in time',
  CANCEL_REQUESTED: 'Cancellation requested',
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

/** How states of an order that is picked up at the shop read, where they differ (B297). */
export const pickUpStatuses = { PACKED: 'Ready to collect', DELIVERED: 'Collected' } as const
export const pickUpPayments = { DUE_ON_DELIVERY: 'Pay on collection' } as const

type Ordered = { pickUp: object | null }

/** Texts of an order's states. */
export function statusesOf({ pickUp }: Ordered): Record<OrderStatus, string> {
  return pickUp ? { ...orderStatuses, ...pickUpStatuses } : orderStatuses
}

/** Texts of an order's payment states. */
export function paymentStatusesOf({ pickUp }: Ordered): Record<PaymentStatus, string> {
  return pickUp ? { ...paymentStatuses, ...pickUpPayments } : paymentStatuses
}

/** Events other than states of the order or its payment. */
export const orderEvents = {
  PAYMENT_FAILED: 'Payment failed',
  PAYMENT_AMOUNT_DIFFERS: 'Payment amount differs',
  REFUND_SENT: 'Refund started',
  PRICE_LOWERED: 'Price lowered',
  UTR_ENTERED: 'UPI payment to be checked',
  UTR_MISSING: 'UPI payment not found',
  ADDRESS_CORRECTED: 'Address corrected',
  TRACKING_ADDED: 'Tracking added',
  TRACKING_CHANGED: 'Tracking changed',
  CANCEL_REFUSED: 'Cancellation refused',
  RETURN_REFUSED: 'Return refused',
  CANCEL_WITHDRAWN: 'Cancellation request withdrawn',
  RETURN_WITHDRAWN: 'Return request withdrawn',
  RETURN_APPROVED: 'Return approved',
  RETURN_PICKED_UP: 'Return picked up',
  RETURN_RECEIVED: 'Return received',
  ITEMS_ADDED: 'Items added',
  FURTHER_ORDER: 'Further order',
  GOES_ALONE: 'Goes by itself',
  ITEMS_CANCELLED: 'Items cancelled',
  PARCEL_SENT: 'Parcel sent',
  PARCEL_COLLECTED: 'A part collected',
  PARCEL_DELIVERED: 'Parcel delivered',
  PARCEL_RETURNED: 'Parcel came back',
  REPLACEMENT_CANCELLED: 'Refund instead of the replacement',
  REPLACEMENT_SENT: 'Replacement sent',
} as const

export type OrderStatus = keyof typeof orderStatuses
export type PaymentStatus = keyof typeof paymentStatuses

export const statuses = Object.keys(orderStatuses) as [OrderStatus, ...OrderStatus[]]
export const moneyStatuses = Object.keys(paymentStatuses) as [PaymentStatus, ...PaymentStatus[]]

/** Why a cancelled or returned order is refunded, as text for the buyer. */
export const overBecause = {
  CANCELLED: 'The order was cancelled.',
  RETURNED: 'The order was returned.',
} as const satisfies Partial<Record<OrderStatus, string>>

/** Further reasons to refund a late payment. `{name}` is a product's. */
export const lateBecause = {
  placed: 'The order is placed already.',
  over: 'The time to pay had been over for more than an hour.',
  unsold: '{name} is no longer sold.',
  repriced: 'The price of {name} has changed.',
  missing: 'Not everything that was ordered is still there.',
  discount: 'Its discount has been used up.',
  again: 'Its items have been ordered again since.',
  along: 'The order with which it was to go along was cancelled.',
} as const
