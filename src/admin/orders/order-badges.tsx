import { goesBeside } from '../../shared/selling/orders/going-along.ts'
import {
  type OrderStatus,
  type PaymentStatus,
  paymentStatuses,
  pickUpPayments,
  statusesOf,
} from '../../shared/selling/orders/order-statuses.ts'
import { orderWays } from '../../shared/selling/orders/order-table.ts'
import type { Order } from '../../shared/selling/orders/orders.ts'
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

/** Payment statuses as staff read them. */
const paymentWords: Record<PaymentStatus, string> = { ...paymentStatuses, REFUND_DUE: 'Refund due' }

type Along = Pick<Order, 'goesWith' | 'goingAlong'>

type Ordered = { status: OrderStatus; pickUp: object | null }

export function StatusBadge({ order }: { order: Ordered }) {
  return <Badge tone={statusTones[order.status]}>{statusesOf(order)[order.status]}</Badge>
}

/** Marks an order that its buyer picks up at the shop. */
export function PickUpBadge({ order: { pickUp } }: { order: Ordered }) {
  return pickUp && <Badge tone="info">Pick-up</Badge>
}

/** Names the order in whose parcel one goes, and those that go in its own; it warns where that order is cancelled, so this goes by itself. */
export function AlongBadges({ order: { status, goesWith, goingAlong } }: { order: Pick<Ordered, 'status'> & Along }) {
  if (!goesBeside(status) && status !== 'PENDING_PAYMENT') return null
  const others = goingAlong.filter((other) => goesBeside(other.status) || other.status === 'PENDING_PAYMENT')
  return (
    <>
      {goesWith && goesBeside(goesWith.status) && <Badge tone="info">{`With #${goesWith.number}`}</Badge>}
      {goesWith?.status === 'CANCELLED' && <Badge tone="warn">{`By itself: #${goesWith.number} cancelled`}</Badge>}
      {others.map(({ number, status }) => (
        <Badge key={number} tone={status === 'PENDING_PAYMENT' ? 'warn' : 'info'}>
          {status === 'PENDING_PAYMENT' ? `#${number} not paid yet` : `And #${number}`}
        </Badge>
      ))}
    </>
  )
}

/** Marks an order by which no real money moves. */
export function TestBadge({ test }: { test: boolean }) {
  return test && <Badge tone="warn">Test payment</Badge>
}

/** How much of an order is sent or collected, while some of it is not. */
export function SentBadge({ order, sent, pieces }: { order: Ordered; sent: number; pieces: number }) {
  if (sent === 0 || sent === pieces || !inParts.includes(order.status)) return null
  return <Badge tone="info">{`${sent} of ${pieces} ${order.pickUp ? 'collected' : 'sent'}`}</Badge>
}

const inParts: OrderStatus[] = ['PLACED', 'PACKED', 'CANCEL_REQUESTED']

/** @param order the one whose payment it is, or one of several attempts to pay */
export function PaymentBadge({ status, order }: { status: PaymentStatus; order: Paid }) {
  if (status === 'REFUND_DUE' && order.refundDue === 0) return <Badge tone="info">{paymentStatuses.REFUND_DUE}</Badge>
  return <Badge tone={paymentTones[status]}>{paymentWord(status, order)}</Badge>
}

/** `refundDue`: minor units not on their way back yet, where they are known. */
type Paid = Pick<Ordered, 'pickUp'> & { refundDue?: number }

/** For a filter by how an order is paid. */
export const paymentOptions = Object.entries(paymentWords).map(([value, title]) => ({ value, title }))

const wayTitles: Record<(typeof orderWays)[number], string> = { delivery: 'Delivery', pickUp: 'Pick-up' }

export const wayOptions = orderWays.map((value) => ({ value, title: wayTitles[value] }))

export function paymentWord(status: PaymentStatus, { pickUp }: Pick<Ordered, 'pickUp'>): string {
  return { ...paymentWords, ...(pickUp && pickUpPayments) }[status]
}

export function isPaymentStatus(word: string): word is PaymentStatus {
  return Object.hasOwn(paymentWords, word)
}
