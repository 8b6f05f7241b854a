import type { Order } from '../../shared/selling/orders.ts'

export type Outcome = 'placed' | 'pending' | 'failed' | 'lapsed' | 'cancelled'

const ended: Partial<Record<Order['status'], Outcome>> = { LAPSED: 'lapsed', CANCELLED: 'cancelled' }

/** How it stands with an order that somebody has just paid, or has not. The newest attempt to pay decides. */
export function outcomeOf(order: Pick<Order, 'status' | 'paymentStatus' | 'payments'>): Outcome {
  if (order.status !== 'PENDING_PAYMENT') return ended[order.status] ?? 'placed'
  const newest = order.payments[0]?.status
  return newest === 'FAILED' || (newest !== 'OPEN' && order.paymentStatus === 'FAILED') ? 'failed' : 'pending'
}
