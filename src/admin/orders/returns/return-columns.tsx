import type { ReturnRow } from '../../../shared/selling/orders/order-parts.ts'
import { reasonText } from '../../../shared/selling/orders/order-requests.ts'
import { formatMoney } from '../../../shared/selling/pricing/money.ts'
import type { Column } from '../../ui/column.ts'
import { shortTime } from '../when.ts'
import { ReturnBadge } from './return-badge.tsx'

export function returnColumns(zone: string): Column<ReturnRow>[] {
  return [
    { title: 'Order', phone: 'lead', cell: ({ order }) => `#${order.number}` },
    {
      title: 'Asked',
      sort: 'requested',
      phone: 'line',
      cell: ({ requested }) => (
        <time dateTime={requested} className="whitespace-nowrap">
          {shortTime(requested, zone)}
        </time>
      ),
    },
    {
      title: 'Customer',
      phone: 'line',
      cell: ({ customer }) => (
        <span dir="auto" className="wrap-anywhere">
          {customer.name}
        </span>
      ),
    },
    {
      title: 'Items',
      phone: 'line',
      cell: ({ name, pieces, reason }) => (
        <span className="block min-w-0 wrap-anywhere">
          {pieces} × {name}
          <span className="block text-sm text-ink-soft">{reasonText(reason)}</span>
        </span>
      ),
    },
    { title: 'State', phone: 'line', cell: ({ state }) => <ReturnBadge state={state} /> },
    {
      title: 'Amount',
      phone: 'side',
      align: 'end',
      cell: ({ piecesAmount, order }) => formatMoney(piecesAmount, order.currency),
    },
  ]
}
