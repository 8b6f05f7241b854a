import { useState } from 'react'
import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import { cancelOrder } from '../../server/modules/selling/fulfilment/fulfilment.contract.ts'
import { formatMoney } from '../../shared/selling/money.ts'
import { cancelBody, type StaffOrder } from '../../shared/selling/orders-admin.ts'
import { TextAreaField } from '../ui/text-area-field.tsx'
import { ActDialog } from './act-dialog.tsx'
import { useOrderStep } from './calls.ts'
import { leftOf } from './payment-words.ts'

/** Says what cancelling does before it is done, and asks why. */
export function CancelDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const act = useOrderStep(order._id)
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState<string>()
  const run = async () => {
    const checked = cancelBody.safeParse({ reason })
    if (!checked.success) {
      setMissing(checked.error.issues[0]?.message)
      return 'stay' as const
    }
    await act((order) => call(cancelOrder, { ...order, body: checked.data }))
    toast.success(`Order ${order.number} is cancelled`)
  }
  return (
    <ActDialog title={`Cancel order ${order.number}?`} act="Cancel order" run={run} onClose={onClose}>
      <ul className="grid list-disc gap-1 pl-5">
        {consequences(order).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <TextAreaField
        label="Reason"
        required
        hint="Shown to the customer in the email and in their account."
        rows={2}
        maxLength={500}
        value={reason}
        error={missing}
        onChange={(event) => {
          setReason(event.target.value)
          setMissing(undefined)
        }}
      />
    </ActDialog>
  )
}

/** Effects of cancelling, a line each. */
export function consequences({ lines, payments, currency, customer }: StaffOrder): string[] {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const paid = payments.reduce((sum, payment) => sum + leftOf(payment), 0)
  return [
    pieces === 1 ? '1 item goes back into stock.' : `${pieces} items go back into stock.`,
    paid > 0
      ? `${formatMoney(paid, currency)} must then be refunded.`
      : 'Nothing was paid, so there is nothing to refund.',
    `${customer.name} gets an email.`,
    'This cannot be undone.',
  ]
}
