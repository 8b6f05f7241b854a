import { type OrderStatus, statusesOf } from '../shared/selling/orders/order-statuses.ts'
import type { Order } from '../shared/selling/orders/orders.ts'
import { t } from '../shared/words.ts'

const colours: Record<OrderStatus, string> = {
  PENDING_PAYMENT: 'bg-sale',
  PLACED: 'bg-accent',
  PACKED: 'bg-accent',
  SHIPPED: 'bg-accent',
  DELIVERED: 'bg-good',
  CANCELLED: 'bg-ink-soft',
  LAPSED: 'bg-ink-soft',
  CANCEL_REQUESTED: 'bg-sale',
  RETURN_REQUESTED: 'bg-sale',
  RETURNED: 'bg-ink-soft',
}

/** Where an order stands, in words; the dot only underlines them. */
export function OrderStatusText({ order }: { order: Pick<Order, 'status' | 'pickUp'> }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <span className={`size-2 shrink-0 rounded-full ${colours[order.status]}`} aria-hidden />
      {t(statusesOf(order)[order.status])}
    </span>
  )
}
