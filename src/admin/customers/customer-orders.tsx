import { Link } from '@tanstack/react-router'
import type { OrderTableRow } from '../../shared/selling/orders/order-table.ts'
import { formatMoney } from '../../shared/selling/pricing/money.ts'
import { PaymentBadge, StatusBadge } from '../orders/order-badges.tsx'
import { shortTime } from '../orders/when.ts'

export function CustomerOrders({ orders, zone }: { orders: OrderTableRow[]; zone: string }) {
  if (orders.length === 0) return <p className="text-ink-soft">No orders yet.</p>
  return (
    <ul className="divide-y divide-line border-y border-line">
      {orders.map(({ _id, number, placed, created, total, currency, ...order }) => (
        <li
          key={_id}
          className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-2.5 hover:bg-ground-soft"
        >
          <span>
            <Link
              to="/orders/$id"
              params={{ id: _id }}
              className="font-semibold tabular-nums after:absolute after:inset-0"
            >
              #{number}
            </Link>{' '}
            <time dateTime={placed ?? created} className="ml-2 text-sm whitespace-nowrap text-ink-soft">
              {shortTime(placed ?? created, zone)}
            </time>
          </span>
          <span className="text-right font-semibold tabular-nums">{formatMoney(total, currency)}</span>
          <span className="col-span-2 flex flex-wrap gap-1">
            <StatusBadge order={order} />
            <PaymentBadge status={order.paymentStatus} order={order} />
          </span>
        </li>
      ))}
    </ul>
  )
}
