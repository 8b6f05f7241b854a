import { ChevronLeft, Printer } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { titleOf } from '../../../shared/selling/invoices/invoice.ts'
import type { Invoice as Issued } from '../../../shared/selling/invoices/invoices.ts'
import type { StaffOrder } from '../../../shared/selling/orders/staff-order.ts'
import { Button } from '../../../ui/button.tsx'
import { useZone } from '../../ui/me.ts'
import { Invoice } from './invoice.tsx'
import { NotInvoiced } from './not-invoiced.tsx'
import { PackingSlip } from './packing-slip.tsx'

export const backClass = 'inline-flex min-h-9 items-center text-ink-soft hover:text-ink pointer-coarse:min-h-11'

export function paperClass(here: boolean): string {
  const look = here ? 'bg-ground font-semibold' : 'text-ink-soft hover:text-ink'
  return `inline-flex min-h-8 items-center rounded-[5px] px-3 pointer-coarse:min-h-11 ${look}`
}

type Props = {
  orders: StaffOrder[]
  /** Invoices and credit notes of the orders. */
  invoices: Issued[]
  kind: 'invoice' | 'slip'
  title: string
  /** The link back, and the links to the kinds of paper. */
  back: ReactNode
  kinds: ReactNode
}

/** Sheets of paper, one for each order, with what is needed to print them above. */
export function Papers({ orders, invoices, kind, title, back, kinds }: Props) {
  const zone = useZone()
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
        <span className="inline-flex items-center gap-1">
          <ChevronLeft className="size-4 text-ink-soft" aria-hidden />
          {back}
        </span>
        <nav
          aria-label="Documents"
          className="flex justify-center gap-1 rounded-button bg-ground-soft p-0.5 max-sm:order-last max-sm:w-full sm:mx-auto"
        >
          {kinds}
        </nav>
        <Button className="max-sm:ml-auto" onClick={() => window.print()}>
          <Printer className="size-4" aria-hidden />
          Print
        </Button>
      </header>
      <main className="grid gap-6 p-2 min-[24rem]:p-4 sm:p-6 print:block print:p-0">
        {orders.map((order) =>
          kind === 'slip' ? (
            <Paper key={order._id} label={`Packing slip ${order.number}`}>
              <PackingSlip order={order} zone={zone} />
            </Paper>
          ) : (
            <Invoices key={order._id} order={order} invoices={invoices.filter((one) => one.order._id === order._id)} />
          ),
        )}
      </main>
    </div>
  )
}

function Invoices({ order, invoices }: { order: StaffOrder; invoices: Issued[] }) {
  if (invoices.length === 0) return <NotInvoiced order={order} />
  return invoices.map((invoice) => (
    <Paper key={invoice._id} label={`${titleOf(invoice)} ${invoice.number}`}>
      <Invoice invoice={invoice} />
    </Paper>
  ))
}

/** A sheet of paper. */
function Paper({ label, children }: { label: string; children: ReactNode }) {
  return (
    <article
      className="paper mx-auto border border-line shadow-raised print:break-after-page print:border-0 print:shadow-none print:last:break-after-auto"
      aria-label={label}
    >
      {children}
    </article>
  )
}
