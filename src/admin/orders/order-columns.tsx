import type { OrderTableRow } from '../../shared/selling/orders/order-table.ts'
import { formatMoney } from '../../shared/selling/pricing/money.ts'
import type { Column } from '../ui/column.ts'
import { AlongBadges, PaymentBadge, PickUpBadge, SentBadge, StatusBadge, TestBadge } from './order-badges.tsx'
import { shortTime } from './when.ts'

export function orderColumns(zone: string): Column<OrderTableRow>[] {
  return [
    { title: 'Order', sort: 'number', phone: 'lead', cell: ({ number }) => `#${number}` },
    {
      title: 'Placed',
      sort: 'created',
      phone: 'line',
      cell: ({ placed, created }) => (
        <time dateTime={placed ?? created} className="whitespace-nowrap">
          {shortTime(placed ?? created, zone)}
        </time>
      ),
    },
    {
      title: 'Customer',
      phone: 'line',
      cell: ({ customer, city }) => (
        <span className="block min-w-0">
          <span dir="auto" className="wrap-anywhere">
            {customer.name}
          </span>
          <span className="text-ink-soft max-md:before:content-[',_'] md:block md:text-sm">{city}</span>
        </span>
      ),
    },
    {
      title: 'Status',
      phone: 'line',
      cell: (order) => (
        <span className="inline-flex flex-wrap gap-1 max-md:mt-1">
          <StatusBadge order={order} />
          <PickUpBadge order={order} />
          <AlongBadges order={order} />
          <SentBadge order={order} sent={order.sent} pieces={order.pieces} />
          <span className="md:hidden">
            <Payment order={order} />
          </span>
        </span>
      ),
    },
    { title: 'Payment', phone: 'none', cell: (order) => <Payment order={order} /> },
    { title: 'Items', phone: 'none', align: 'end', cell: ({ pieces }) => pieces },
    {
      title: 'Total',
      sort: 'total',
      phone: 'side',
      align: 'end',
      cell: ({ total, currency }) => <span className="font-semibold">{formatMoney(total, currency)}</span>,
    },
  ]
}

function Payment({ order }: { order: OrderTableRow }) {
  return (
    <span className="inline-flex flex-wrap gap-1">
      <PaymentBadge status={order.paymentStatus} order={order} />
      <TestBadge test={order.test} />
    </span>
  )
}
