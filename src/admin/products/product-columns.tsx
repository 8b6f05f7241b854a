import { Image } from 'lucide-react'
import type { ProductRow } from '../../shared/selling/catalogue/products-admin.ts'
import { formatPrice } from '../../shared/selling/pricing/money.ts'
import { priceText } from '../../shared/selling/pricing/price-text.ts'
import { longTime } from '../../shared/times.ts'
import { Badge } from '../ui/badge.tsx'
import type { Column } from '../ui/column.ts'
import { SampleBadge } from '../ui/sample-badge.tsx'
import { Thumb } from '../ui/thumb.tsx'
import { QuickEdit } from './quick-edit.tsx'

/** @param zone of the site, in which the times are shown */
export function productColumns(zone: string): Column<ProductRow>[] {
  return [
    { title: 'Product and category', sort: 'name', phone: 'lead', cell: (row) => <NameCell row={row} /> },
    { title: 'Status', phone: 'side', cell: ({ status }) => <StatusBadge status={status} /> },
    {
      title: 'Price',
      sort: 'price',
      align: 'end',
      phone: 'line',
      cell: (row) => (
        <QuickEdit row={row} what="price">
          <PriceText row={row} />
        </QuickEdit>
      ),
    },
    {
      title: 'Stock',
      sort: 'stock',
      align: 'end',
      phone: 'line',
      cell: (row) => (
        <QuickEdit row={row} what="stock">
          <StockText row={row} />
        </QuickEdit>
      ),
    },
    {
      title: 'Updated',
      sort: 'changed',
      align: 'end',
      phone: 'none',
      cell: ({ changed }) => (
        <time dateTime={changed} title={longTime(changed, zone)} className="whitespace-nowrap text-ink-soft">
          {shortDate(changed, zone)}
        </time>
      ),
    },
  ]
}

/** Under the name stand who makes it and where it stands. */
function NameCell({ row: { _id, image, name, brand, category } }: { row: ProductRow }) {
  const note = [brand, category?.title].filter(Boolean).join(' · ')
  return (
    <span className="flex items-center gap-3">
      <Thumb media={image?.id} className="size-11 rounded-[6px]">
        <Image className="size-4" aria-hidden />
      </Thumb>
      <span className="min-w-0">
        <span className="line-clamp-2 leading-snug wrap-anywhere">{name}</span>
        {note && <span className="line-clamp-1 text-sm font-normal text-ink-soft wrap-anywhere">{note}</span>}
        <SampleBadge kind="product" id={_id} />
      </span>
    </span>
  )
}

export function StatusBadge({ status }: Pick<ProductRow, 'status'>) {
  if (status === 'PUBLISHED') return <Badge tone="good">Published</Badge>
  return <Badge>{status === 'SCHEDULED' ? 'Scheduled' : 'Draft'}</Badge>
}

function PriceText({ row: { price, priceVaries, mrp, currency } }: { row: ProductRow }) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-2 md:flex-col md:items-end">
      <span className="whitespace-nowrap">{priceText({ price, priceVaries }, currency)}</span>
      {mrp > price && (
        <s className="text-xs whitespace-nowrap text-ink-soft">
          <span className="sr-only">MRP </span>
          {formatPrice(mrp, currency)}
        </s>
      )}
    </span>
  )
}

function StockText({ row: { stock, lowStock, variantCount } }: { row: ProductRow }) {
  return (
    <span className="flex flex-wrap items-center justify-end gap-x-2 gap-y-0.5 max-md:justify-start">
      {stock === 0 ? <Badge tone="danger">Sold out</Badge> : lowStock && <Badge tone="warn">Low</Badge>}
      <span className="whitespace-nowrap">
        {stock.toLocaleString('en-IN')}
        <span className="md:sr-only"> in stock</span>
      </span>
      {variantCount > 1 && (
        <span className="text-xs whitespace-nowrap text-ink-soft md:basis-full">{variantCount} variants</span>
      )}
    </span>
  )
}

/** 21 Nov 2026: a column of dates stays narrow. */
function shortDate(instant: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-IN', { timeZone, dateStyle: 'medium' }).format(new Date(instant))
}
