import type { Order } from './orders.ts'

/** Checkout path to pay an unpaid order, with its payment mode selected. */
export function payAgain({ paymentMode }: Pick<Order, 'paymentMode'>): string {
  return `/checkout?mode=${encodeURIComponent(paymentMode)}`
}
