import type { Order } from './orders.ts'
import { upiMode } from './payment-modes.ts'

/**
 * Path to pay an unpaid order: the checkout, with its payment mode selected. An order that staff took is not in the bag, so it has a page
 * of its own.
 */
export function payAgain({ paymentMode, taken, payPage }: Pick<Order, 'paymentMode' | 'taken' | 'payPage'>): string {
  if (taken && payPage !== null) return payPage
  return `/checkout?mode=${encodeURIComponent(paymentMode)}`
}

type Payment = Order['payments'][number]

/** The payment to the shop's UPI ID that staff are checking; otherwise the newest payment, if it is one. */
export function upiOf({ payments }: Pick<Order, 'payments'>): Payment | undefined {
  const checked = payments.find(({ utr }) => utr?.state === 'WAITING')
  return checked ?? payments.slice(0, 1).find(({ provider }) => provider === upiMode)
}

/** The page of such a payment. */
export const upiPath = ({ transactionId }: Payment) => `/payment/upi/${transactionId}`
