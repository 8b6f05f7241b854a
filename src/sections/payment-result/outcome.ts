import type { Order } from '../../shared/selling/orders/orders.ts'
import { upiOf } from '../../shared/selling/payments/pay-again.ts'

/** The two pages after a payment, by their templates (B14). */
export type PaymentPage = 'payment-success' | 'payment-result'

export type Outcome = 'placed' | 'checking' | 'differs' | 'byUpi' | 'pending' | 'failed' | 'lapsed' | 'cancelled'

const ended: Partial<Record<Order['status'], Outcome>> = { LAPSED: 'lapsed', CANCELLED: 'cancelled' }

type Paid = Pick<Order, 'status' | 'paymentStatus' | 'payments' | 'events'>

/** The words about another amount that was reported, until staff settle it. */
export function otherAmountOf({ events }: Pick<Paid, 'events'>): string {
  return events.findLast(({ kind }) => kind === 'PAYMENT_AMOUNT_DIFFERS')?.note ?? ''
}

/** Outcome of an order's payment. The newest attempt decides, unless staff look at one: by UPI, or of another amount once no newer one is open. */
export function outcomeOf(order: Paid): Outcome {
  const { status, paymentStatus, payments } = order
  const newest = payments[0]?.status
  const isUnpaid = status === 'PENDING_PAYMENT' || status === 'LAPSED'
  const upi = isUnpaid ? upiOf(order) : undefined
  if (upi?.utr?.state === 'WAITING') return 'checking'
  if (isUnpaid && payments.some(({ differs }, at) => differs && (at === 0 || newest !== 'OPEN'))) return 'differs'
  if (upi && (status === 'LAPSED' || newest === 'OPEN')) return 'byUpi'
  if (status !== 'PENDING_PAYMENT') return ended[status] ?? 'placed'
  return newest === 'FAILED' || (newest !== 'OPEN' && paymentStatus === 'FAILED') ? 'failed' : 'pending'
}
