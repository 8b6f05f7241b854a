import { formatMoney } from '../../shared/selling/money.ts'
import type { StaffOrder } from '../../shared/selling/orders-admin.ts'
import { Badge } from '../ui/badge.tsx'
import { Part } from '../ui/screen.tsx'
import { PaymentBadge } from './order-badges.tsx'
import { shortTime } from './when.ts'

const ways: Record<string, string> = {
  cod: 'Cash on delivery',
  phonepe: 'PhonePe',
  razorpay: 'Razorpay',
  sandbox: 'Sandbox bank',
  stripe: 'Stripe',
  upi: 'UPI',
}

/** How the order is paid: each attempt, with its transaction. */
export function OrderPayments({ order, zone }: { order: StaffOrder; zone: string }) {
  const { payments, currency, paymentMode, paymentStatus, amounts } = order
  return (
    <Part title="Payment">
      {payments.length === 0 && (
        <p>
          {ways[paymentMode] ?? paymentMode}
          {paymentStatus === 'DUE_ON_DELIVERY' &&
            `: ${formatMoney(amounts.total, currency)} to be collected on delivery.`}
        </p>
      )}
      <ul className="-mt-2 divide-y divide-line empty:hidden">
        {payments.map(({ transactionId, provider, status, amount, created, test, utr }) => (
          <li key={transactionId} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2.5">
            <span className="flex flex-wrap items-center gap-2">
              {ways[provider] ?? provider}
              <PaymentBadge status={status} />
              {test && <Badge tone="warn">Test payment</Badge>}
            </span>
            <span className="text-right font-semibold tabular-nums">{formatMoney(amount, currency)}</span>
            <span className="text-sm text-ink-soft wrap-anywhere">
              {utr ? `UTR ${utr.number}` : `Transaction ${transactionId}`}
            </span>
            <time dateTime={created} className="text-right text-sm whitespace-nowrap text-ink-soft">
              {shortTime(created, zone)}
            </time>
          </li>
        ))}
      </ul>
    </Part>
  )
}
