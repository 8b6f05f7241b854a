import type { ReservedRow } from '../../shared/selling/catalogue/reserved-admin.ts'
import type { Column } from '../ui/column.ts'
import { shortTime } from './when.ts'

export function reservedColumns(zone: string): Column<ReservedRow>[] {
  return [
    { title: 'Item', phone: 'lead', cell: ({ product }) => <Item product={product} /> },
    { title: 'Quantity', sort: 'pieces', phone: 'side', align: 'end', cell: ({ pieces }) => <Pieces count={pieces} /> },
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
    { title: 'Order', phone: 'line', cell: ({ order }) => `#${order.number}` },
    { title: 'Since', sort: 'since', phone: 'none', cell: ({ since }) => <Instant at={since} zone={zone} /> },
    {
      title: 'Until',
      sort: 'until',
      phone: 'line',
      cell: ({ until }) =>
        until && (
          <>
            <span className="md:sr-only">until </span>
            <Instant at={until} zone={zone} />
          </>
        ),
    },
  ]
}

/** A number alone says nothing where there are no headings. */
function Pieces({ count }: { count: number }) {
  return (
    <span className="whitespace-nowrap">
      <span className="md:hidden">× </span>
      {count}
    </span>
  )
}

function Item({ product: { name, sku, options } }: Pick<ReservedRow, 'product'>) {
  const details = [...Object.values(options), sku].join(' · ')
  return (
    <span className="block min-w-0 wrap-anywhere">
      {name}
      <span className="block text-sm font-normal text-ink-soft">{details}</span>
    </span>
  )
}

function Instant({ at, zone }: { at: string; zone: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {shortTime(at, zone)}
    </time>
  )
}
