import type { Order } from '../../shared/selling/orders.ts'

/** The two pages after a payment, by their templates (B14). */
export type PaymentPage = 'payment-success' | 'payment-result'

export type Outcome = 'placed' | 'checking' | 'byUpi' | 'pending' | 'failed' | 'lapsed' | 'cancelled'

const ended: Partial<Record<Order['status'], Outcome>> = { LAPSED: 'lapsed', CANCELLED: 'cancelled' }

/** Outcome of an order's payment. The newest attempt decides, unless staff are checking one by UPI. */
export function outcomeOf(order: Pick<Order, 'status' | 'paymentStatus' | 'payments'>): Outcome {
  const { status, paymentStatus, payments } = order
  const newest = payments[0]?.status
  const isUnpaid = status === 'PENDING_PAYMENT' || status === 'LAPSED'
  const upi = isUnpaid ? upiOf(order) : undefined
  if (upi?.utr?.state === 'WAITING') return 'checking'
  if (upi && (status === 'LAPSED' || newest === 'OPEN')) return 'byUpi'
  if (status !== 'PENDING_PAYMENT') return ended[status] ?? 'placed'
  return newest === 'FAILED' || (newest !== 'OPEN' && paymentStatus === 'FAILED') ? 'failed' : 'pending'
}

/** The payment to the shop's UPI ID that staff are checking; otherwise the newest payment, if it is one. */
export function upiOf({ payments }: Pick<Order, 'payments'>): Order['payments'][number] | undefined {
  const checked = payments.find(({ utr }) => utr?.state === 'WAITING')
  return checked ?? payments.slice(0, 1).find(({ provider }) => provider === 'upi')
}
