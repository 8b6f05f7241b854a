import { orderStatuses } from '../../../shared/selling/orders/order-statuses.ts'
import type { UtrRow } from '../../../shared/selling/payments/upi-admin.ts'
import { formatMoney } from '../../../shared/selling/pricing/money.ts'
import { Badge } from '../../ui/badge.tsx'
import type { Column } from '../../ui/column.ts'
import { shortTime } from '../when.ts'

export function upiColumns(zone: string): Column<UtrRow>[] {
  return [
    {
      title: 'UTR',
      phone: 'lead',
      cell: ({ utr, shared }) => (
        <span className="flex flex-wrap items-center gap-2 tabular-nums">
          {utr}
          {shared && <Badge tone="warn">Used twice</Badge>}
        </span>
      ),
    },
    {
      title: 'Amount',
      sort: 'amount',
      phone: 'side',
      align: 'end',
      cell: ({ amount, currency }) => formatMoney(amount, currency),
    },
    {
      title: 'Order',
      phone: 'line',
      cell: ({ order }) =>
        order.status === 'PENDING_PAYMENT' ? `#${order.number}` : `#${order.number}: ${orderStatuses[order.status]}`,
    },
    {
      title: 'Customer',
      phone: 'line',
      cell: ({ customer }) => (
        <span className="block min-w-0 wrap-anywhere">
          <bdi>{customer.name}</bdi>
          <span className="block text-sm text-ink-soft">{customer.email}</span>
        </span>
      ),
    },
    { title: 'Entered', sort: 'entered', phone: 'none', cell: ({ entered }) => <Instant at={entered} zone={zone} /> },
    {
      title: 'Reserved until',
      sort: 'until',
      phone: 'line',
      cell: ({ order: { until } }) =>
        until && (
          <>
            <span className="md:sr-only">reserved until </span>
            <Instant at={until} zone={zone} />
          </>
        ),
    },
  ]
}

function Instant({ at, zone }: { at: string; zone: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {shortTime(at, zone)}
    </time>
  )
}
