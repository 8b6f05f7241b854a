import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { StaffOrder } from '../../../shared/selling/orders/staff-order.ts'
import { formatMoney } from '../../../shared/selling/pricing/money.ts'
import { longTime } from '../../../shared/times.ts'
import { Button } from '../../../ui/button.tsx'
import { useMay } from '../../ui/me.ts'
import { UpiArrivedDialog } from './upi-arrived-dialog.tsx'
import { UpiMissingDialog } from './upi-missing-dialog.tsx'
import { type UpiPayment, unfoundOf } from './upi-payment.ts'

/** UPI payments of the order that the shop has not found yet. */
export function UpiPanels({ order, zone }: { order: StaffOrder; zone: string }) {
  return unfoundOf(order).map((payment) => <UpiPanel key={payment.transactionId} {...{ order, payment, zone }} />)
}

type Props = { order: StaffOrder; payment: UpiPayment; zone: string }

function UpiPanel({ order, payment, zone }: Props) {
  const [asking, setAsking] = useState<'arrived' | 'missing'>()
  const may = useMay('handleOrders')
  const { number, state, entered } = payment.utr
  const amount = formatMoney(payment.amount, order.currency)
  const isWaiting = state === 'WAITING'
  const heading = `upi-${payment.transactionId}`
  const close = () => setAsking(undefined)
  return (
    <section
      aria-labelledby={heading}
      className="mb-6 grid gap-3 rounded-card border border-line-strong border-l-4 border-l-sale p-4 sm:p-5"
    >
      <h2 id={heading} className="text-lg font-semibold">
        {isWaiting ? `Check a UPI payment of ${amount}` : `A UPI payment of ${amount} was not found`}
      </h2>
      <p className="tabular-nums">
        UTR <span className="font-semibold select-all">{number}</span>
      </p>
      <p className="text-sm text-ink-soft">
        {`Entered on ${longTime(entered, zone)}.`}
        {order.reservedUntil && ` The items are reserved until ${longTime(order.reservedUntil, zone)}.`}
      </p>
      {order.utrElsewhere.length > 0 && (
        <p className="font-semibold text-danger">
          This UTR was entered for {order.utrElsewhere.length === 1 ? 'another order' : 'other orders'} too:{' '}
          {order.utrElsewhere.map(({ orderId, number }, index) => (
            <span key={orderId}>
              {index > 0 && ', '}
              <Link to="/orders/$id" params={{ id: orderId }} className="underline">
                {`order ${number}`}
              </Link>
            </span>
          ))}
          . Only one of them can be paid by it.
        </p>
      )}
      {may && (
        <div className="flex flex-wrap gap-2">
          <Button look={isWaiting ? 'primary' : 'secondary'} onClick={() => setAsking('arrived')}>
            Money arrived…
          </Button>
          {isWaiting && (
            <Button look="secondary" onClick={() => setAsking('missing')}>
              Did not arrive…
            </Button>
          )}
        </div>
      )}
      {asking === 'arrived' && <UpiArrivedDialog order={order} payment={payment} onClose={close} />}
      {asking === 'missing' && <UpiMissingDialog order={order} payment={payment} onClose={close} />}
    </section>
  )
}
