import type { Order } from '../../shared/selling/orders/orders.ts'

/** The parts of an order that its requests are made of, and no more: the page of a link has them in its HTML. */
export type AskedOrder = Pick<
  Order,
  | '_id'
  | 'number'
  | 'status'
  | 'paymentStatus'
  | 'actions'
  | 'request'
  | 'returnUntil'
  | 'lines'
  | 'discounts'
  | 'pickUp'
  | 'events'
>
