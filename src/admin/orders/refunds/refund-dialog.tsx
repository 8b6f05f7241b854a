import { useState } from 'react'
import { call } from '../../../client/call.ts'
import { toast } from '../../../client/toast.ts'
import { refundOrder } from '../../../server/modules/selling/fulfilment/fulfilment.contract.ts'
import { isolated } from '../../../shared/direction.ts'
import type { StaffOrder } from '../../../shared/selling/orders/staff-order.ts'
import { isPaidBackByHand } from '../../../shared/selling/payments/payment-modes.ts'
import { formatMoney } from '../../../shared/selling/pricing/money.ts'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { MoneyField } from '../../ui/money-field.tsx'
import { ActDialog } from '../act-dialog.tsx'
import { useOrderStep } from '../calls.ts'
import { CustomerNote } from '../parcels/ship-dialog.tsx'
import { backOf, leftOf, type Payment, wayWord } from '../payments/payment-words.ts'
import { RefundPurpose, useRefundPurpose } from './refund-purpose.tsx'

type How = 'source' | 'hand'

/** Refunds a payment or a part of it: through its provider, or noted after it was paid back by hand. */
export function RefundDialog({
  order,
  payment,
  onClose,
}: {
  order: StaffOrder
  payment: Payment
  onClose: () => void
}) {
  const act = useOrderStep(order._id)
  const isByHand = isPaidBackByHand(payment.provider)
  // The amounts stay as they were when the dialog was opened: what changes meanwhile is refused, and then looked at again.
  const [{ left, back }] = useState({ left: leftOf(payment), back: backOf(payment) })
  const [amount, setAmount] = useState<number | undefined>(payment.due > 0 ? payment.due : left)
  const [how, setHow] = useState<How>(isByHand ? 'hand' : 'source')
  const [note, setNote] = useState('')
  const [fault, setFault] = useState<string>()
  const purpose = useRefundPurpose(order, Math.max(0, Math.min(amount ?? 0, left) - payment.due))
  const money = (minor: number) => formatMoney(minor, order.currency)
  const run = async () => {
    if (amount === undefined || !(amount >= 1 && amount <= left)) {
      setFault(`Enter an amount up to ${money(left)}.`)
      return 'stay' as const
    }
    if (!purpose.check()) return 'stay' as const
    const of = { id: payment.transactionId, back, how, lowers: purpose.lowers() }
    await act((named) => call(refundOrder, { ...named, body: { amount, note, payment: of } }))
    toast.success(how === 'source' ? `${money(amount)} is being refunded` : `${money(amount)} is marked as refunded`)
  }
  return (
    <ActDialog
      title={`Refund order ${order.number}`}
      act={how === 'source' ? 'Refund' : 'Mark as refunded'}
      run={run}
      onClose={onClose}
    >
      <MoneyField
        label="Amount"
        required
        hint={
          payment.due > 0 && payment.due < left
            ? `${money(payment.due)} is due. Up to ${money(left)}.`
            : `Up to ${money(left)}.`
        }
        value={amount}
        error={fault}
        onChange={(next) => {
          setAmount(next)
          setFault(undefined)
        }}
      />
      <RefundPurpose order={order} purpose={purpose} />
      {isByHand ? (
        <p>Pay it back to {isolated(order.customer.name)} first, then mark it here. No money is moved automatically.</p>
      ) : (
        <RadioCards
          label="How"
          name="how"
          value={how}
          onChange={({ target }) => setHow(target.value === 'hand' ? 'hand' : 'source')}
          cards={[
            {
              value: 'source',
              title: `Through ${wayWord(payment.provider)}`,
              description: `It goes back the way ${isolated(order.customer.name)} paid. Banks can take a few working days.`,
            },
            {
              value: 'hand',
              title: 'I have paid it back myself',
              description: 'By bank transfer, in cash or in the provider’s dashboard. No money is moved here.',
            },
          ]}
        />
      )}
      <CustomerNote value={note} onChange={setNote} />
    </ActDialog>
  )
}
