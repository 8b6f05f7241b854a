import { Link, useParams, useSearch } from '@tanstack/react-router'
import { ChevronLeft, Printer } from 'lucide-react'
import { useEffect } from 'react'
import type { StaffOrder } from '../../shared/selling/orders-admin.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFault } from '../../ui/load-fault.tsx'
import { useSite } from '../ui/me.ts'
import { ScreenSkeleton } from '../ui/screen.tsx'
import { useStaffOrder } from './calls.ts'
import { Invoice } from './invoice.tsx'
import { PackingSlip } from './packing-slip.tsx'

/** The papers of an order, as they come out of the printer. */
export function PrintScreen() {
  const { id } = useParams({ from: '/orders/$id/print' })
  const { paper } = useSearch({ from: '/orders/$id/print' })
  const { order, isGone, fault, retry } = useStaffOrder(id)
  if (order) return <Papers order={order} kind={paper === 'slip' ? 'slip' : 'invoice'} />
  if (!fault) return <ScreenSkeleton />
  return (
    <main className="mx-auto max-w-xl p-8">
      {isGone ? (
        <EmptyState heading="Order not found" text="The link may be incomplete." />
      ) : (
        <LoadFault text={fault} retry={retry} />
      )}
    </main>
  )
}

function Papers({ order, kind }: { order: StaffOrder; kind: 'invoice' | 'slip' }) {
  const zone = useSite()?.timeZone ?? 'Asia/Kolkata'
  const title = kind === 'slip' ? `Packing slip ${order.number}` : `Invoice ${order.number}`
  useEffect(() => {
    // The file's name, when it is printed into one.
    document.title = title
  }, [title])
  return (
    <div className="min-h-dvh pb-10 print:pb-0">
      <header
        data-screen-only
        className="sticky top-0 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-panel px-4 py-2 sm:px-6"
      >
        <Link
          to="/orders/$id"
          params={{ id: order._id }}
          className="inline-flex min-h-9 items-center gap-1 text-ink-soft hover:text-ink pointer-coarse:min-h-11"
        >
          <ChevronLeft className="size-4" aria-hidden />
          Order {order.number}
        </Link>
        <nav
          aria-label="Documents"
          className="flex justify-center gap-1 rounded-button bg-ground-soft p-0.5 max-sm:order-last max-sm:w-full sm:mx-auto"
        >
          <PaperLink id={order._id} title="Invoice" here={kind === 'invoice' ? 'page' : undefined} />
          <PaperLink id={order._id} title="Packing slip" paper="slip" here={kind === 'slip' ? 'page' : undefined} />
        </nav>
        <Button className="max-sm:ml-auto" onClick={() => window.print()}>
          <Printer className="size-4" aria-hidden />
          Print
        </Button>
      </header>
      <main className="p-2 min-[24rem]:p-4 sm:p-6 print:p-0">
        <article
          className="paper mx-auto border border-line shadow-raised print:border-0 print:shadow-none"
          aria-label={title}
        >
          {kind === 'slip' ? <PackingSlip order={order} zone={zone} /> : <Invoice order={order} zone={zone} />}
        </article>
      </main>
    </div>
  )
}

function PaperLink({ id, title, paper, here }: { id: string; title: string; paper?: 'slip'; here?: 'page' }) {
  return (
    <Link
      to="/orders/$id/print"
      params={{ id }}
      search={{ paper }}
      replace
      aria-current={here}
      className={`inline-flex min-h-8 items-center rounded-[5px] px-3 pointer-coarse:min-h-11 ${here ? 'bg-ground font-semibold' : 'text-ink-soft hover:text-ink'}`}
    >
      {title}
    </Link>
  )
}
