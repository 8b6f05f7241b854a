import { Printer } from 'lucide-react'
import { useAddressBar } from '../../client/address-bar.ts'
import { useOrder } from '../../client/orders.ts'
import { AccountShell } from '../../features/account/account-shell.tsx'
import { OrderSkeleton } from '../../features/account/order-skeleton.tsx'
import { matchPath } from '../../shared/content/paths.ts'
import type { Person } from '../../shared/people/customer.ts'
import { formatMoney } from '../../shared/selling/money.ts'
import type { Order } from '../../shared/selling/orders.ts'
import { payAgain } from '../../shared/selling/pay-again.ts'
import { clockTime, longTime } from '../../shared/times.ts'
import { AddressLines } from '../../ui/address-lines.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFault } from '../../ui/load-fault.tsx'
import { Notice } from '../../ui/notice.tsx'
import { OrderStatusText } from '../../ui/order-status.tsx'
import { PieceRow } from '../../ui/piece-row.tsx'
import { OrderMoney } from './order-money.tsx'
import { Payments } from './payments.tsx'
import { Timeline } from './timeline.tsx'

type Props = { help: string; timeZone: string; preview: { order: Order; person: Person } | null }

export default function OrderDetail({ help, timeZone, preview }: Props) {
  const address = useAddressBar()
  const id = address && matchPath(address.pathname)?.params.id
  const { data, fault, retry } = useOrder(id, { preview: preview?.order })
  const order = data?.order
  return (
    <AccountShell
      current="orders"
      heading={order ? `Order ${order.number}` : 'Order'}
      aside={order && <PrintButton />}
      preview={preview?.person ?? null}
    >
      {fault && <LoadFault text={fault} retry={retry} />}
      {!data && !fault && <OrderSkeleton rows={2} />}
      {data && !order && (
        <EmptyState heading="This order is not found" text="It may belong to another account.">
          <a href="/setting/orders" className={buttonClass('secondary')}>
            Your orders
          </a>
        </EmptyState>
      )}
      {order && <Whole order={order} help={help} timeZone={timeZone} />}
    </AccountShell>
  )
}

function PrintButton() {
  return (
    <Button look="quiet" className="-mx-3 print:hidden" onClick={() => window.print()}>
      <Printer className="size-5" aria-hidden />
      Print
    </Button>
  )
}

function Whole({ order, help, timeZone }: { order: Order; help: string; timeZone: string }) {
  return (
    <>
      <p className="-mt-4 flex flex-wrap gap-x-5 text-ink-soft">
        <span>{longTime(order.created, timeZone)}</span>
        <span className="text-ink">
          <OrderStatusText status={order.status} />
        </span>
      </p>
      {order.status === 'PENDING_PAYMENT' && <PayNow order={order} timeZone={timeZone} />}
      <div className="mt-10 grid gap-x-14 gap-y-12 xl:grid-cols-[minmax(0,1fr)_20rem] print:grid-cols-2 print:gap-6">
        <div className="grid min-w-0 content-start gap-12 print:gap-6">
          <section aria-label="What was ordered">
            <ul className="divide-y divide-line border-y border-line">
              {order.lines.map((line) => (
                <li key={line.productVariantId} className="py-5 print:py-2">
                  <PieceRow piece={line} currency={order.currency} format={formatMoney} />
                </li>
              ))}
            </ul>
          </section>
          <OrderMoney order={order} />
        </div>
        <div className="grid content-start gap-10 sm:grid-cols-2 xl:grid-cols-1 print:grid-cols-1 print:gap-6">
          <Timeline order={order} timeZone={timeZone} />
          <section>
            <h2 className="mb-3 text-xl">Delivery address</h2>
            <AddressLines address={order.address} />
          </section>
          <Payments order={order} timeZone={timeZone} />
        </div>
      </div>
      {help && <p className="mt-12 max-w-[60ch] text-sm whitespace-pre-line text-ink-soft print:hidden">{help}</p>}
    </>
  )
}

/** The bag is kept until the order is paid, so paying goes on where it was left. */
function PayNow({ order, timeZone }: { order: Order; timeZone: string }) {
  return (
    <Notice kind="info" className="mt-6 print:hidden">
      <p>
        This order waits for its payment.
        {order.reservedUntil && ` Your pieces are kept until ${clockTime(order.reservedUntil, timeZone)}.`}
      </p>
      <a href={payAgain(order)} className={buttonClass('primary', 'mt-3')}>
        Pay now
      </a>
    </Notice>
  )
}
