import type { StaffOrder } from '../../../shared/selling/orders/staff-order.ts'
import { cashMode } from '../../../shared/selling/payments/payment-modes.ts'
import { formatMoney } from '../../../shared/selling/pricing/money.ts'
import { Badge } from '../../ui/badge.tsx'
import { Part } from '../../ui/screen.tsx'
import { PaymentBadge } from '../order-badges.tsx'
import { PaymentRefunds } from '../refunds/payment-refunds.tsx'
import { shortTime } from '../when.ts'
import { wayWord } from './payment-words.ts'

/** How the order is paid: each attempt, with its transaction. */
export function OrderPayments({ order, zone }: { order: StaffOrder; zone: string }) {
  const { payments, currency, paymentMode, paymentStatus, amounts, pickUp } = order
  const toCollect = formatMoney(amounts.total - amounts.cancelled - amounts.returned, currency)
  const way = (mode: string) => (pickUp && mode === cashMode ? 'Cash at the shop' : wayWord(mode))
  return (
    <Part title="Payment">
      {payments.length === 0 && (
        <p>
          {way(paymentMode)}
          {paymentStatus === 'DUE_ON_DELIVERY' && `: ${toCollect} to be collected${pickUp ? '' : ' on delivery'}.`}
        </p>
      )}
      <ul className="-mt-2 divide-y divide-line empty:hidden">
        {payments.map((payment) => (
          <li key={payment.transactionId} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2.5">
            <span className="flex flex-wrap items-center gap-2">
              {way(payment.provider)}
              <PaymentBadge status={payment.status} order={order} />
              {payment.test && <Badge tone="warn">Test payment</Badge>}
            </span>
            <span className="text-right font-semibold tabular-nums">{formatMoney(payment.amount, currency)}</span>
            <span className="text-sm text-ink-soft wrap-anywhere">
              {payment.utr ? `UTR ${payment.utr.number}` : `Transaction ${payment.transactionId}`}
            </span>
            <time dateTime={payment.created} className="text-right text-sm whitespace-nowrap text-ink-soft">
              {shortTime(payment.created, zone)}
            </time>
            <PaymentRefunds order={order} payment={payment} zone={zone} />
          </li>
        ))}
      </ul>
    </Part>
  )
}
