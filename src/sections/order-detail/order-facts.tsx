import { arrivalText } from '../../shared/selling/delivery/arrival-text.ts'
import type { Order } from '../../shared/selling/orders/orders.ts'
import { longTime } from '../../shared/times.ts'
import { OrderStatusText } from '../../ui/order-status.tsx'
import { SentText } from '../../ui/sent-text.tsx'

/** One line below an order's heading: when it was placed, where it is, and when it is expected. */
export function OrderFacts({ order, timeZone, className }: { order: Order; timeZone: string; className: string }) {
  const arrival = arrivalText(order)
  return (
    <p className={`flex flex-wrap gap-x-5 text-ink-soft ${className}`}>
      <span>{longTime(order.created, timeZone)}</span>
      <span className="text-ink">
        <OrderStatusText order={order} />
      </span>
      <SentText order={order} />
      {arrival && <span className="text-ink">{arrival}</span>}
    </p>
  )
}
