import type { Order } from './orders.ts'
import { upiMode } from './payment-modes.ts'

/** Checkout path to pay an unpaid order, with its payment mode selected, and the place where it is picked up. */
export function payAgain({ paymentMode, pickUp }: Pick<Order, 'paymentMode' | 'pickUp'>): string {
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
