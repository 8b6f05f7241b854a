import type { Order } from '../orders/orders.ts'
import { upiMode } from './payment-modes.ts'

type Unpaid = Pick<Order, 'paymentMode' | 'pickUp' | 'taken' | 'payPage'>

/**
 * Path to pay an unpaid order: the checkout, with its payment mode selected, and the place where it is picked up. An order that staff
 * took is not in the bag, so it has a page of its own.
 */
export function payAgain({ paymentMode, pickUp, taken, payPage }: Unpaid): string {
  if (taken && payPage !== null) return payPage
  const place = pickUp ? `&pickUp=${encodeURIComponent(pickUp.placeId)}` : ''
  return `/checkout?mode=${encodeURIComponent(paymentMode)}${place}`
}

type Payment = Order['payments'][number]

/** The payment to the shop's UPI ID that staff are checking; otherwise the newest payment, if it is one. */
export function upiOf({ payments }: Pick<Order, 'payments'>): Payment | undefined {
  const checked = payments.find(({ utr }) => utr?.state === 'WAITING')
  return checked ?? payments.slice(0, 1).find(({ provider }) => provider === upiMode)
}

/** The page of such a payment. */
export const upiPath = ({ transactionId }: Payment) => `/payment/upi/${transactionId}`
