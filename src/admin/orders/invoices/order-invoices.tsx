import { Download } from 'lucide-react'
import { call } from '../../../client/call.ts'
import { issueInvoice } from '../../../server/modules/selling/fulfilment/fulfilment.contract.ts'
import type { StaffOrder } from '../../../shared/selling/orders/staff-order.ts'
import { longDate } from '../../../shared/times.ts'
import { Button } from '../../../ui/button.tsx'
import { Block } from '../../ui/block.tsx'
import { useMay } from '../../ui/me.ts'
import { useAct } from '../../ui/use-act.ts'
import { useOrderStep, useRefreshOrders } from '../calls.ts'
import { canInvoice } from './can-invoice.ts'
import { kindTitles, useSaveInvoice } from './save-invoice.ts'

/** Invoice and credit notes of an order, or the button that issues its invoice. */
export function OrderInvoices({ order }: { order: StaffOrder }) {
  const { save, busy } = useSaveInvoice()
  if (order.invoices.length === 0) return canInvoice(order) ? <NotIssued order={order} /> : null
  return (
    <Block title={order.invoices.length === 1 ? 'Invoice' : 'Invoice and credit notes'}>
      <ul className="-ml-2 grid">
        {order.invoices.map((invoice) => (
          <li key={invoice._id}>
            <button
              type="button"
              aria-busy={busy === invoice._id}
              aria-label={`Download ${invoice.number}`}
              onClick={() => void save(invoice)}
              className="flex min-h-8 w-full items-center gap-2 rounded-button px-2 py-1 text-left hover:bg-ground-soft pointer-coarse:min-h-11"
            >
              <Download className="size-4 shrink-0 text-ink-soft" aria-hidden />
              <span className="min-w-0">
                <span className="block whitespace-nowrap tabular-nums">{invoice.number}</span>
                <span className="block text-sm text-ink-soft">
                  {kindTitles[invoice.kind]}, {longDate(invoice.issued, 'UTC')}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Block>
  )
}

function NotIssued({ order }: { order: StaffOrder }) {
  return (
    <Block title="Invoice">
      <p className="text-sm text-ink-soft">It is issued when the order is packed.</p>
      <IssueButton order={order} />
    </Block>
  )
}

/** Issues an order's invoice. */
export function IssueButton({ order }: { order: StaffOrder }) {
  const mayHandle = useMay('handleOrders')
  const step = useOrderStep(order._id)
  const refresh = useRefreshOrders()
  const { act, busy } = useAct(() => step((order) => call(issueInvoice, order)), {
    said: () => `The invoice of order ${order.number} is issued`,
    refresh: async () => refresh(),
  })
  if (!mayHandle) return null
  return (
    <Button look="secondary" className="mt-3" busy={busy} onClick={() => void act(undefined)}>
      Issue invoice
    </Button>
  )
}
