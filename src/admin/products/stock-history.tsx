import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { call } from '../../client/call.ts'
import { listStockMoves } from '../../server/modules/selling/orders/staff-orders.contract.ts'
import type { EditableProduct } from '../../shared/selling/catalogue/products-admin.ts'
import { type StockMove, stockReasons } from '../../shared/selling/catalogue/stock-history.ts'
import { longTime } from '../../shared/times.ts'
import { Button } from '../../ui/button.tsx'
import { LoadFault } from '../../ui/load-fault.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useMay, useZone } from '../ui/me.ts'
import { pagedRows } from '../ui/paged-rows.ts'

const size = 25

/** Every change of a product's stock: when, by how much, why, and what was left. */
export function StockHistory({ product, onClose }: { product: EditableProduct; onClose: () => void }) {
  const { _id: id } = product
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: ['stock-history', id],
    queryFn: ({ pageParam }) => call(listStockMoves, { params: { id }, query: { p: pageParam, s: size } }),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => (pages.length * size < total ? pages.length : undefined),
    gcTime: 0,
  })
  const moves = pagedRows(data?.pages ?? [], ({ _id }) => _id)
  return (
    <Dialog title={`Stock history of ${product.name}`} size="large" onClose={onClose}>
      {error && !data ? (
        <LoadFault text={error.message} retry={() => void refetch()} />
      ) : !data ? (
        <Loading text="Loading the stock history">
          <Skeleton className="h-56" />
        </Loading>
      ) : moves.length === 0 ? (
        <p className="text-ink-soft">Nothing was ever in stock.</p>
      ) : (
        <Moves moves={moves} />
      )}
      {hasNextPage && (
        <Button look="secondary" className="mt-4" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show older
        </Button>
      )}
    </Dialog>
  )
}

function Moves({ moves }: { moves: StockMove[] }) {
  const zone = useZone()
  return (
    <table className="data-table" aria-label="Changes of stock">
      <thead>
        <tr>
          <th scope="col">Change</th>
          <th scope="col">Variant</th>
          <th scope="col">When</th>
          <th scope="col" data-align="end">
            Quantity
          </th>
          <th scope="col" data-align="end">
            In stock then
          </th>
        </tr>
      </thead>
      <tbody>
        {moves.map(({ _id, variant, quantity, left, reason, order, created }) => (
          <tr key={_id}>
            <td data-phone="lead">
              {stockReasons[reason]}
              {order && <OrderLink order={order} />}
            </td>
            <td data-phone="line" className="wrap-anywhere">
              {[...Object.values(variant.options), variant.sku].join(' · ')}
            </td>
            <td data-phone="line">
              <time dateTime={created}>{longTime(created, zone)}</time>
            </td>
            <td data-phone="side" data-align="end" className="font-semibold whitespace-nowrap">
              {quantity > 0 ? `+${quantity.toLocaleString('en-IN')}` : `−${(-quantity).toLocaleString('en-IN')}`}
            </td>
            <td data-phone="line" data-align="end">
              {left.toLocaleString('en-IN')}
              <span className="md:hidden"> in stock then</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function OrderLink({ order: { _id, number } }: { order: { _id: string; number: number } }) {
  const mayOpen = useMay('orders')
  if (!mayOpen) return <span className="text-ink-soft"> #{number}</span>
  return (
    <Link to="/orders/$id" params={{ id: _id }} className="ml-1.5 text-link underline underline-offset-2">
      #{number}
    </Link>
  )
}
