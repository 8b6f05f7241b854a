import type { OrderStatus } from './order-statuses.ts'

/** Whether an order stands that has not left: others may go along with it, and it may go along. */
export const goesBeside = (status: OrderStatus): boolean =>
  status === 'PLACED' || status === 'PACKED' || status === 'CANCEL_REQUESTED'
