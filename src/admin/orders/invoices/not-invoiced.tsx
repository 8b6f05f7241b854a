import type { StaffOrder } from '../../../shared/selling/orders/staff-order.ts'
import { isPaidInTestMode } from '../../../shared/selling/payments/test-payments.ts'
import { canInvoice } from './can-invoice.ts'
import { IssueButton } from './order-invoices.tsx'

/** Stands for the invoice of an order that has none. */
export function NotInvoiced({ order }: { order: StaffOrder }) {
  return (
    <section
      data-screen-only
      aria-label={`Invoice of order ${order.number}`}
      className="mx-auto w-full max-w-[210mm] border border-dashed border-line-strong p-6"
    >
      <h1 className="text-lg">Order {order.number} has no invoice</h1>
      <p className="mt-1 max-w-[60ch] text-ink-soft">
        {canInvoice(order)
          ? 'It is issued when the order is packed. Once issued, it cannot be changed.'
          : isPaidInTestMode(order)
            ? 'It was paid in test mode, so there is nothing to invoice.'
            : 'The order was not sold, so there is nothing to invoice.'}
      </p>
      {canInvoice(order) && <IssueButton order={order} />}
    </section>
  )
}
