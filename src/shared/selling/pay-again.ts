import type { Order } from './orders.ts'

/** Where an order that is not paid yet is paid, the way that was chosen for it. */
export function payAgain({ paymentMode }: Pick<Order, 'paymentMode'>): string {
  return `/checkout?mode=${encodeURIComponent(paymentMode)}`
}
