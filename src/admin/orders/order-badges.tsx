import {
  type OrderStatus,
  orderStatuses,
  type PaymentStatus,
  paymentStatuses,
} from '../../shared/selling/order-statuses.ts'
import { Badge, type BadgeTone } from '../ui/badge.tsx'

const statusTones: Record<OrderStatus, BadgeTone> = {
  PENDING_PAYMENT: 'plain',
  PLACED: 'info',
  PACKED: 'warn',
  SHIPPED: 'plain',
  DELIVERED: 'good',
  CANCEL_REQUESTED: 'warn',
  RETURN_REQUESTED: 'warn',
  RETURNED: 'plain',
  CANCELLED: 'plain',
  LAPSED: 'plain',
}

const paymentTones: Record<PaymentStatus, BadgeTone> = {
  OPEN: 'plain',
  DUE_ON_DELIVERY: 'plain',
  PAID: 'good',
  FAILED: 'plain',
  REFUND_DUE: 'danger',
  REFUNDED: 'plain',
  NOTHING_DUE: 'plain',
}

/** As staff say it: what is to be done with money that is due. */
const paymentWords: Record<PaymentStatus, string> = { ...paymentStatuses, REFUND_DUE: 'Refund due' }

export function StatusBadge({ status }: { status: OrderStatus }) {
  return <Badge tone={statusTones[status]}>{orderStatuses[status]}</Badge>
}

/** How much of an order is sent, while some of it is not. */
export function SentBadge({ status, sent, pieces }: { status: OrderStatus; sent: number; pieces: number }) {
  if (sent === 0 || sent === pieces || (status !== 'PACKED' && status !== 'CANCEL_REQUESTED')) return null
  return <Badge tone="info">{`${sent} of ${pieces} sent`}</Badge>
}

/** @param refundDue minor units not on their way back yet, where they are known */
export function PaymentBadge({ status, refundDue }: { status: PaymentStatus; refundDue?: number }) {
  if (status === 'REFUND_DUE' && refundDue === 0) return <Badge tone="info">{paymentStatuses.REFUND_DUE}</Badge>
  return <Badge tone={paymentTones[status]}>{paymentWords[status]}</Badge>
}

/** For a filter by how an order is paid. */
export const paymentOptions = Object.entries(paymentWords).map(([value, title]) => ({ value, title }))

export function paymentWord(status: PaymentStatus): string {
  return paymentWords[status]
}

export function isPaymentStatus(word: string): word is PaymentStatus {
  return Object.hasOwn(paymentWords, word)
}
