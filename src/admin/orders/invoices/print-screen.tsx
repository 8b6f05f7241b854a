import { Link, useParams, useSearch } from '@tanstack/react-router'
import { ordersById } from '../../../shared/selling/orders/order-table.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadFault } from '../../../ui/load-fault.tsx'
import { currentLink } from '../../ui/current-link.ts'
import { ScreenSkeleton } from '../../ui/screen.tsx'
import { useInvoicesOf, useSeveralOrders, useStaffOrder } from '../calls.ts'
import { backClass, Papers, paperClass } from './papers.tsx'

/** The papers of an order, as they come out of the printer. */
export function PrintScreen() {
  const { id } = useParams({ from: '/orders/$id/print' })
  const { paper } = useSearch({ from: '/orders/$id/print' })
  const { data: order, isGone, fault, retry } = useStaffOrder(id)
  const { data: invoices, error, refetch } = useInvoicesOf(id, order !== undefined)
  if (error) return <Nothing fault={error.message} retry={() => void refetch()} />
  if (!order || !invoices)
    return fault ? <Nothing fault={isGone ? undefined : fault} retry={() => void retry()} /> : <ScreenSkeleton />
  const link = (kind: 'slip' | undefined, title: string) => (
    <Link
      to="/orders/$id/print"
      params={{ id }}
      search={{ paper: kind }}
      replace
      {...currentLink(paper === kind)}
      className={paperClass(paper === kind)}
    >
      {title}
    </Link>
  )
  return (
    <Papers
      orders={[order]}
      invoices={invoices}
      kind={paper ?? 'invoice'}
      title={paper === 'slip' ? `Packing slip ${order.number}` : `Invoice ${invoices[0]?.number ?? ''}`}
      back={
        <Link to="/orders/$id" params={{ id }} {...currentLink(false)} className={backClass}>
          Order {order.number}
        </Link>
      }
      kinds={
        <>
          {link(undefined, 'Invoice')}
          {link('slip', 'Packing slip')}
        </>
      }
    />
  )
}

/** The papers of several orders, each on a sheet of its own. */
export function PrintSeveralScreen() {
  const { ids = '', paper } = useSearch({ from: '/orders/print' })
  const isLink = ordersById.safeParse({ ids }).success
  const { data: orders, error, refetch } = useSeveralOrders(ids, isLink)
  const printed = useInvoicesOf(ids, isLink)
  if (!isLink) return <Nothing fault={undefined} retry={() => void refetch()} />
  const failed = error ?? printed.error
  const again = () => void Promise.all([refetch(), printed.refetch()])
  if (failed) return <Nothing fault={failed.message} retry={again} />
  const invoices = printed.data
  if (!orders || !invoices) return <ScreenSkeleton />
  if (orders.length === 0) return <Nothing fault={undefined} retry={() => void refetch()} />
  const count = orders.length
  const link = (kind: 'slip' | undefined, title: string) => (
    <Link
      to="/orders/print"
      search={{ ids, paper: kind }}
      replace
      {...currentLink(paper === kind)}
      className={paperClass(paper === kind)}
    >
      {title}
    </Link>
  )
  return (
    <Papers
      orders={orders}
      invoices={invoices}
      kind={paper ?? 'invoice'}
      title={paper === 'slip' ? `Packing slips (${count})` : `Invoices (${count})`}
      back={
        <Link to="/orders" {...currentLink(false)} className={backClass}>
          Orders
        </Link>
      }
      kinds={
        <>
          {link(undefined, 'Invoices')}
          {link('slip', 'Packing slips')}
        </>
      }
    />
  )
}

/** @param fault undefined if the order was not found */
function Nothing({ fault, retry }: { fault: string | undefined; retry: () => void }) {
  return (
    <main className="mx-auto max-w-xl p-8">
      {fault === undefined ? (
        <EmptyState heading="Order not found" text="The link may be incomplete." />
      ) : (
        <LoadFault text={fault} retry={retry} />
      )}
    </main>
  )
}
