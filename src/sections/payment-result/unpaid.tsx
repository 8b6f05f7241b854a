import { useGiveUp, usePaymentOptions } from '../../client/checkout.ts'
import type { Order } from '../../shared/selling/orders.ts'
import { payAgain } from '../../shared/selling/pay-again.ts'
import { clockTime } from '../../shared/times.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { ResultCard } from './result-card.tsx'

/** The bank has not said yet, so the page asks every two seconds; whoever left the bank without paying need not wait. */
export function Waiting({ order }: { order: Order }) {
  const { mutate, isPending, error } = useGiveUp()
  const transactionId = order.payments[0]?.transactionId
  return (
    <ResultCard
      mark="wait"
      title="Waiting for the bank"
      subtitle="Your payment is not confirmed yet. That can take up to a minute; this page asks by itself, so please leave it open."
      order={order}
      description={
        transactionId && (
          <p className={error ? 'text-danger' : ''}>{error?.message ?? 'Did you leave without paying?'}</p>
        )
      }
    >
      {transactionId && (
        <Button look="secondary" busy={isPending} onClick={() => mutate(transactionId)}>
          I have not paid
        </Button>
      )}
    </ResultCard>
  )
}

/** To pay again, and to pay on delivery where the shop offers it. */
function WaysOn({ order }: { order: Order }) {
  const { data: options } = usePaymentOptions()
  const onDelivery = order.paymentMode !== 'cod' && options?.some(({ mode }) => mode === 'cod')
  return (
    <>
      <a href={payAgain(order)} className={buttonClass()}>
        Try again
      </a>
      {onDelivery && (
        <a href="/checkout?mode=cod" className={buttonClass('secondary')}>
          Pay on delivery instead
        </a>
      )}
    </>
  )
}

type NotPaidProps = {
  order: Order
  timeZone: string
  /** The bank still says nothing, as opposed to saying no. */
  undecided?: boolean
}

/** Failed, given up, or not heard of in time: what it means for the money, and the ways on. */
export function NotPaid({ order, timeZone, undecided = false }: NotPaidProps) {
  return (
    <ResultCard
      mark={undecided ? 'wait' : 'bad'}
      title={undecided ? 'No word from the bank yet' : 'The payment did not go through'}
      subtitle={
        undecided
          ? 'If you did pay, the order is placed as soon as the bank confirms it, and you hear from us by e-mail.'
          : 'Nothing was charged, unless your bank says otherwise; then it goes back to you by itself.'
      }
      order={order}
      description={
        order.reservedUntil && <p>Your pieces are kept for you until {clockTime(order.reservedUntil, timeZone)}.</p>
      }
    >
      <WaysOn order={order} />
      {undecided && (
        <a href={`/setting/orders/${order._id}`} className={buttonClass('secondary')}>
          See the order
        </a>
      )}
    </ResultCard>
  )
}

export function Lapsed({ order }: { order: Order }) {
  return (
    <ResultCard
      mark="bad"
      title="The time to pay has run out"
      subtitle="The pieces went back on the shelf. If your bank took money all the same, it is on its way back to you."
      order={order}
    >
      <a href="/cart" className={buttonClass()}>
        Back to your bag
      </a>
    </ResultCard>
  )
}

export function Cancelled({ order }: { order: Order }) {
  return (
    <ResultCard mark="bad" title="This order was cancelled" subtitle="Nothing more is to be paid for it." order={order}>
      <a href={`/setting/orders/${order._id}`} className={buttonClass()}>
        See the order
      </a>
    </ResultCard>
  )
}
