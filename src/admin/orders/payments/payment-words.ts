import type { StaffOrder, StaffRefund } from '../../../shared/selling/orders/staff-order.ts'
import { providerNames } from '../../../shared/selling/payments/payment-modes.ts'

export type Payment = StaffOrder['payments'][number]

const ways: Record<string, string> = {
  ...providerNames,
  cod: 'Cash on delivery',
  link: 'Payment link',
  sandbox: 'Sandbox bank',
  upi: 'UPI',
}

/** A way to pay, by its mode. */
export const wayWord = (mode: string): string => ways[mode] ?? mode

/** Sum of a payment's refunds that are done or on their way. */
export const backOf = ({ refunds }: Payment): number => refunds.reduce((sum, { amount }) => sum + amount, 0)

/** The rest that may still be paid back; zero for a payment that was never paid. */
export function leftOf(payment: Payment): number {
  return payment.status === 'PAID' || payment.status === 'REFUND_DUE' ? payment.amount - backOf(payment) : 0
}

/** How a refund stands, for staff. */
export function refundWord({ state, byHand }: StaffRefund): string {
  if (state === 'DONE') return byHand ? 'Refunded by hand' : 'Refunded'
  return { REQUESTED: 'Refund requested', SENT: 'Refund on its way', FAILED: 'Refund failed' }[state]
}
