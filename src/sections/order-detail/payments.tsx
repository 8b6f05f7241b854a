import { paymentStatuses, paymentStatusesOf } from '../../shared/selling/orders/order-statuses.ts'
import type { Order } from '../../shared/selling/orders/orders.ts'
import { isTest, isTestPayment } from '../../shared/selling/payments/test-payments.ts'
import { formatPrice } from '../../shared/selling/pricing/money.ts'
import { longTime } from '../../shared/times.ts'
import { t } from '../../shared/words.ts'

/** How the order is paid, and every attempt with its transaction id. */
export function Payments({ order, timeZone }: { order: Order; timeZone: string }) {
  return (
    <section>
      <h2 className="mb-3 text-xl">{t('Payment')}</h2>
      <p>{t(paymentStatusesOf(order)[order.paymentStatus])}</p>
      {isTest(order) && <p className="mt-2 font-semibold">{t(isTestPayment)}</p>}
      <ul className="mt-3 grid gap-4 empty:hidden">
        {order.payments.map(({ transactionId, status, amount, due, created, refunds }) => (
          <li key={transactionId} className="border-t border-line pt-3 text-sm leading-relaxed">
            <span className="flex justify-between gap-4 tabular-nums">
              <span>{t(paymentStatuses[status])}</span>
              <span>{formatPrice(amount, order.currency)}</span>
            </span>
            <span className="block text-ink-soft">{longTime(created, timeZone)}</span>
            <span className="block wrap-anywhere text-ink-soft">{t('Transaction {id}', { id: transactionId })}</span>
            {refunds.map((refund, index) => (
              <span key={index} className="flex justify-between gap-4 tabular-nums">
                <span>{t(paymentStatuses[refund.state === 'DONE' ? 'REFUNDED' : 'REFUND_DUE'])}</span>
                <span>{formatPrice(refund.amount, order.currency)}</span>
              </span>
            ))}
            {status === 'PAID' && due > 0 && (
              <span className="flex justify-between gap-4 tabular-nums">
                <span>{t('To be paid back')}</span>
                <span>{formatPrice(due, order.currency)}</span>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
