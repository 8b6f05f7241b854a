import type { Order } from '../../shared/selling/orders/orders.ts'
import { payAgain, upiOf, upiPath } from '../../shared/selling/payments/pay-again.ts'
import { clockOrDay } from '../../shared/times.ts'
import { t } from '../../shared/words.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'

/**
 * The bag is kept until the order is paid, so paying goes on where it was left. A payment that the shop is checking, by UPI or of another
 * amount than asked, is not paid again.
 */
export function PayNow({ order, timeZone }: { order: Order; timeZone: string }) {
  const upi = upiOf(order)
  const isChecked = upi?.utr?.state === 'WAITING'
  if (order.payments.some(({ differs }) => differs))
    return (
      <Notice kind="info" className="mt-6 print:hidden">
        <p>{t('We are looking into your payment.')}</p>
      </Notice>
    )
  return (
    <Notice kind="info" className="mt-6 print:hidden">
      <p>
        {isChecked ? `${t('We check your payment.')}` : t('This order waits for its payment.')}
        {order.reservedUntil &&
          ` ${t('Your pieces are kept until {time}.', { time: clockOrDay(order.reservedUntil, timeZone) })}`}
      </p>
      {upi && isChecked ? (
        <Link href={upiPath(upi)} className={buttonClass('secondary', 'mt-3')}>
          {t('See the UTR')}
        </Link>
      ) : (
        <Link href={payAgain(order)} className={buttonClass('primary', 'mt-3')}>
          {t('Pay now')}
        </Link>
      )}
    </Notice>
  )
}
