import type { Order } from '../../shared/selling/orders.ts'

/** The two pages after a payment, by their templates (B14). */
export type PaymentPage = 'payment-success' | 'payment-result'

export type Outcome = 'placed' | 'pending' | 'failed' | 'lapsed' | 'cancelled'

const ended: Partial<Record<Order['status'], Outcome>> = { LAPSED: 'lapsed', CANCELLED: 'cancelled' }

/** Outcome of an order's payment. The newest attempt decides. */
export function outcomeOf(order: Pick<Order, 'status' | 'paymentStatus' | 'payments'>): Outcome {
  if (order.status !== 'PENDING_PAYMENT') return ended[order.status] ?? 'placed'
  const newest = order.payments[0]?.status
  return newest === 'FAILED' || (newest !== 'OPEN' && order.paymentStatus === 'FAILED') ? 'failed' : 'pending'
}
