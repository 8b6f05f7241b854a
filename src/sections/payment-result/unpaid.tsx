import { useGiveUp, usePaymentOptions } from '../../client/checkout.ts'
import type { Order } from '../../shared/selling/orders/orders.ts'
import { payAgain } from '../../shared/selling/payments/pay-again.ts'
import { cashMode } from '../../shared/selling/payments/payment-modes.ts'
import { clockOrDay } from '../../shared/times.ts'
import { t } from '../../shared/words.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { ComesBack } from './comes-back.tsx'
import { otherAmountOf } from './outcome.ts'
import { ResultCard } from './result-card.tsx'
import { SeeOrder } from './see-order.tsx'

/** Payment still undecided: the page polls every two seconds, and the customer may give up the payment. */
export function Waiting({ order }: { order: Order }) {
  const { mutate, isPending, error } = useGiveUp()
  const transactionId = order.payments[0]?.transactionId
  return (
    <ResultCard
      mark="wait"
      title={t('Waiting for the bank')}
      subtitle={t(
        'Your payment is not confirmed yet. That can take up to a minute; this page asks by itself, so leave it open.',
      )}
      order={order}
      description={
        transactionId && (
          <p className={error ? 'text-danger' : ''}>{error?.message ?? t('Did you leave without paying?')}</p>
        )
      }
    >
      {transactionId && (
        <Button look="secondary" busy={isPending} onClick={() => mutate(transactionId)}>
          {t('I have not paid')}
        </Button>
      )}
    </ResultCard>
  )
}

/** To pay again, and to pay on delivery or when collecting where that is offered. */
function WaysOn({ order }: { order: Order }) {
  const { pickUp, taken } = order
  const { data: options } = usePaymentOptions(null, pickUp ? { pickUp: pickUp.placeId } : {})
  const inCash = !taken && order.paymentMode !== cashMode && options?.some(({ mode }) => mode === cashMode)
  return (
    <>
      <Link href={payAgain(order)} className={buttonClass()}>
        {t('Try again')}
      </Link>
      {inCash && (
        <Link href={payAgain({ ...order, paymentMode: cashMode })} className={buttonClass('secondary')}>
          {pickUp ? t('Pay when you collect') : t('Pay on delivery instead')}
        </Link>
      )}
    </>
  )
}

type NotPaidProps = {
  order: Order
  timeZone: string
  /** The bank has not answered, as opposed to a refusal. */
  undecided?: boolean
}

/** Payment failed, given up or timed out: what happens to the money, and the next steps. */
export function NotPaid({ order, timeZone, undecided = false }: NotPaidProps) {
  const isPaidBack = order.payments.some(({ due, refunds }) => due > 0 || refunds.length > 0)
  return (
    <ResultCard
      mark={undecided ? 'wait' : 'bad'}
      title={undecided ? t('No word from the bank yet') : t('The payment did not go through')}
      subtitle={
        undecided
          ? t('If you did pay, the order is placed as soon as the bank confirms it, and you hear from us by e-mail.')
          : isPaidBack
            ? t('What was paid goes back to you. You can pay again.')
            : t('Nothing was charged, unless your bank says otherwise; then it goes back to you by itself.')
      }
      order={order}
      description={
        order.reservedUntil && (
          <p>{t('Your pieces are kept for you until {time}.', { time: clockOrDay(order.reservedUntil, timeZone) })}</p>
        )
      }
      note={<ComesBack order={order} />}
    >
      <WaysOn order={order} />
      <SeeOrder order={order} />
    </ResultCard>
  )
}

/** Another amount was reported than asked: staff decide, so paying again is not offered. */
export function Differs({ order }: { order: Order }) {
  return (
    <ResultCard mark="wait" title={t('We are looking into your payment')} subtitle={otherAmountOf(order)} order={order}>
      <SeeOrder order={order} look="primary" />
    </ResultCard>
  )
}

export function Lapsed({ order }: { order: Order }) {
  return (
    <ResultCard
      mark="bad"
      title={t('The time to pay has run out')}
      subtitle={t(
        'The pieces went back on the shelf. If your bank took money all the same, the shop places the order or pays you back.',
      )}
      order={order}
      note={<ComesBack order={order} />}
    >
      <Link href="/cart" className={buttonClass()}>
        {t('Back to your bag')}
      </Link>
    </ResultCard>
  )
}

export function Cancelled({ order }: { order: Order }) {
  return (
    <ResultCard
      mark="bad"
      title={t('This order was cancelled')}
      subtitle={t('Nothing more is to be paid for it.')}
      order={order}
      note={<ComesBack order={order} />}
    >
      <SeeOrder order={order} look="primary" />
    </ResultCard>
  )
}
