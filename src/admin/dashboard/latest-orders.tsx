import { Link } from '@tanstack/react-router'
import type { OrderTableRow } from '../../shared/selling/orders/order-table.ts'
import { formatMoney } from '../../shared/selling/pricing/money.ts'
import { StatusBadge } from '../orders/order-badges.tsx'
import { shortTime } from '../orders/when.ts'

export function LatestOrders({ orders, zone }: { orders: OrderTableRow[]; zone: string }) {
  return (
    <section className="min-w-0">
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <h2 className="text-lg">Latest orders</h2>
        {orders.length > 0 && (
          <Link to="/orders" className="font-semibold text-link hover:underline">
            All orders
          </Link>
        )}
      </div>
      {orders.length === 0 && (
        <p className="border-t border-line py-4 text-ink-soft">Your first order will appear here.</p>
      )}
      <ul className="divide-y divide-line border-y border-line empty:hidden">
        {orders.map((order) => (
          <li
            key={order._id}
            className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 py-2.5 hover:bg-ground-soft sm:grid-cols-[4.5rem_minmax(0,1fr)_8.5rem_6.5rem]"
          >
            <Link
              to="/orders/$id"
              params={{ id: order._id }}
              className="font-semibold tabular-nums after:absolute after:inset-0"
            >
              #{order.number}
            </Link>
            <span className="min-w-0 max-sm:order-3">
              <span dir="auto" className="block truncate">
                {order.customer.name}
              </span>
              <time dateTime={order.placed ?? order.created} className="block text-sm whitespace-nowrap text-ink-soft">
                {shortTime(order.placed ?? order.created, zone)}
              </time>
            </span>
            <span className="max-sm:order-4 max-sm:text-right">
              <StatusBadge order={order} />
            </span>
            <span className="text-right font-semibold tabular-nums max-sm:order-2">
              {formatMoney(order.total, order.currency)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
