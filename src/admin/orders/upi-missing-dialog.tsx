import { useState } from 'react'
import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import { denyArrival } from '../../server/modules/selling/upi/upi.contract.ts'
import type { StaffOrder } from '../../shared/selling/orders-admin.ts'
import { utrMissing } from '../../shared/selling/upi-admin.ts'
import { TextAreaField } from '../ui/text-area-field.tsx'
import { ActDialog } from './act-dialog.tsx'
import { useOrderStep } from './calls.ts'
import type { UpiPayment } from './upi-payment.ts'

type Props = { order: StaffOrder; payment: UpiPayment; onClose: () => void }

/** Says that a UPI payment is not in the bank account, with words for the customer. */
export function UpiMissingDialog({ order, payment, onClose }: Props) {
  const act = useOrderStep(order._id)
  const [note, setNote] = useState('')
  const [missing, setMissing] = useState<string>()
  const run = async () => {
    const { transactionId, utr } = payment
    const checked = utrMissing.safeParse({ transactionId, utr: utr.number, note })
    if (!checked.success) {
      setMissing(checked.error.issues[0]?.message)
      return 'stay' as const
    }
    await act((named) => call(denyArrival, { ...named, body: checked.data }))
    toast.success(`The customer of order ${order.number} is told`)
  }
  return (
    <ActDialog title={`UTR ${payment.utr.number} did not arrive?`} act="Did not arrive" run={run} onClose={onClose}>
      <p>The customer gets an email, and can enter another UTR or pay another way.</p>
      <TextAreaField
        label="Message to the customer"
        required
        hint="Shown in their account and in the email."
        rows={2}
        maxLength={500}
        value={note}
        error={missing}
        onChange={(event) => {
          setNote(event.target.value)
          setMissing(undefined)
        }}
      />
    </ActDialog>
  )
}
