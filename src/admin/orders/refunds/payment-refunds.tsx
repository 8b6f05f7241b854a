import { useState } from 'react'
import { call } from '../../../client/call.ts'
import { messageOf } from '../../../client/message-of.ts'
import { toast } from '../../../client/toast.ts'
import { askAboutRefund } from '../../../server/modules/selling/fulfilment/fulfilment.contract.ts'
import type { StaffOrder, StaffRefund } from '../../../shared/selling/orders/staff-order.ts'
import { formatMoney } from '../../../shared/selling/pricing/money.ts'
import { Button } from '../../../ui/button.tsx'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { useMay } from '../../ui/me.ts'
import { useOrderStep } from '../calls.ts'
import { leftOf, type Payment, refundWord, wayWord } from '../payments/payment-words.ts'
import { shortTime } from '../when.ts'
import { RefundDialog } from './refund-dialog.tsx'
import { SettleDialog } from './settle-dialog.tsx'

const tones: Record<StaffRefund['state'], BadgeTone> = {
  REQUESTED: 'info',
  SENT: 'info',
  DONE: 'plain',
  FAILED: 'danger',
}

type Props = { order: StaffOrder; payment: Payment; zone: string }

/** Refunds of a payment, and what can be done about them. */
export function PaymentRefunds({ order, payment, zone }: Props) {
  const mayRefund = useMay('refundOrders')
  const [isAsking, setAsking] = useState(false)
  const refunds = order.refunds.filter((refund) => refund.payment === payment.transactionId)
  const hasFailed = refunds.at(-1)?.state === 'FAILED'
  // The order's own button refunds the amount due.
  const canRefund = mayRefund && leftOf(payment) > 0 && (hasFailed || payment.status === 'PAID')
  if (refunds.length === 0 && !canRefund) return null
  return (
    <div className="col-span-2 mt-1 grid gap-2">
      <ul className="grid gap-2 empty:hidden">
        {refunds.map((refund) => (
          <OneRefund key={refund._id} order={order} refund={refund} of={payment} zone={zone} />
        ))}
      </ul>
      {canRefund && (
        <div>
          <Button look="secondary" onClick={() => setAsking(true)}>
            {hasFailed ? 'Try again' : 'Refund…'}
          </Button>
        </div>
      )}
      {isAsking && <RefundDialog order={order} payment={payment} onClose={() => setAsking(false)} />}
    </div>
  )
}

type One = { order: StaffOrder; refund: StaffRefund; of: Payment; zone: string }

function OneRefund({ order, refund, of, zone }: One) {
  const { amount, goodwill, state, fault, created, settled } = refund
  const at = settled ?? created
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-l-2 border-line pl-3">
      <span>
        <Badge tone={tones[state]}>{refundWord(refund)}</Badge>
      </span>
      <span className="text-right tabular-nums">{formatMoney(amount, order.currency)}</span>
      <span className="text-sm text-ink-soft wrap-anywhere">
        {goodwill > 0 && state !== 'FAILED' && <span className="block">{goodwillWords(refund, order.currency)}</span>}
        {state === 'FAILED' ? `${wayWord(of.provider)}: ${fault}` : refund.providerId && `Refund ${refund.providerId}`}
      </span>
      <time dateTime={at} className="text-right text-sm whitespace-nowrap text-ink-soft">
        {shortTime(at, zone)}
      </time>
      <OpenRefund order={order} refund={refund} />
    </li>
  )
}

const goodwillWords = ({ amount, goodwill }: StaffRefund, currency: string) =>
  `${amount === goodwill ? 'Goodwill' : `${formatMoney(goodwill, currency)} goodwill`}, without effect on GST`

/** Steps of staff for a refund that its provider has not decided. */
function OpenRefund({ order, refund }: Omit<One, 'of' | 'zone'>) {
  const act = useOrderStep(order._id)
  const mayRefund = useMay('refundOrders')
  const [busy, setBusy] = useState(false)
  const [isSettling, setSettling] = useState(false)
  if (!mayRefund || (refund.state !== 'REQUESTED' && refund.state !== 'SENT')) return null
  const ask = async () => {
    setBusy(true)
    try {
      await act(({ params }) => call(askAboutRefund, { params: { ...params, refund: refund._id } }))
      toast.success('The provider was asked')
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="col-span-2 flex flex-wrap gap-2">
      <Button look="secondary" busy={busy} onClick={() => void ask()}>
        Ask again
      </Button>
      {refund.stuck && (
        <Button look="secondary" onClick={() => setSettling(true)}>
          Mark as refunded…
        </Button>
      )}
      {isSettling && <SettleDialog order={order} refund={refund} onClose={() => setSettling(false)} />}
    </div>
  )
}
