import type { Order } from '../../shared/selling/orders/orders.ts'
import { upiOf, upiPath } from '../../shared/selling/payments/pay-again.ts'
import { t } from '../../shared/words.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { ResultCard } from './result-card.tsx'
import { SeeOrder } from './see-order.tsx'

/** A payment to the shop's UPI ID: to be made, or made and to be checked by the shop. */
export function ByUpi({ order, showsTransaction }: { order: Order; showsTransaction: boolean }) {
  const upi = upiOf(order)
  const { title, subtitle, toPayment } = wordsFor(order)
  return (
    <ResultCard mark="wait" {...{ title, subtitle, order, showsTransaction }}>
      {upi && (
        <Link href={upiPath(upi)} className={buttonClass()}>
          {toPayment}
        </Link>
      )}
      <SeeOrder order={order} />
    </ResultCard>
  )
}

function wordsFor(order: Order) {
  if (upiOf(order)?.utr?.state === 'WAITING')
    return {
      title: t('We check your payment'),
      subtitle: t('You get an email once we have looked at our bank account.'),
      toPayment: t('See the UTR'),
    }
  if (order.status === 'LAPSED')
    return {
      title: t('The time to pay has run out'),
      subtitle: t('If you have paid all the same, enter the UTR: we place the order or pay you back.'),
      toPayment: t('Enter the UTR'),
    }
  return {
    title: t('Your order waits for its payment'),
    subtitle: t('Pay by UPI, then enter the UTR that your app shows.'),
    toPayment: t('Go to the payment'),
  }
}
