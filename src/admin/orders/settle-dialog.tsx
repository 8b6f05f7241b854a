import { useState } from 'react'
import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import { settleRefund } from '../../server/modules/selling/fulfilment/fulfilment.contract.ts'
import { formatMoney } from '../../shared/selling/money.ts'
import { type StaffOrder, type StaffRefund, settleBody } from '../../shared/selling/orders-admin.ts'
import { TextAreaField } from '../ui/text-area-field.tsx'
import { ActDialog } from './act-dialog.tsx'
import { useOrderStep } from './calls.ts'

type Props = { order: StaffOrder; refund: StaffRefund; onClose: () => void }

/** Marks a refund as done that its provider leaves open. */
export function SettleDialog({ order, refund, onClose }: Props) {
  const act = useOrderStep(order._id)
  const [note, setNote] = useState('')
  const [fault, setFault] = useState<string>()
  const money = formatMoney(refund.amount, order.currency)
  const run = async () => {
    const checked = settleBody.safeParse({ note })
    if (!checked.success) {
      setFault(checked.error.issues[0]?.message)
      return 'stay' as const
    }
    await act(({ params }) => call(settleRefund, { params: { ...params, refund: refund._id }, body: checked.data }))
    toast.success(`${money} is marked as refunded`)
  }
  return (
    <ActDialog title={`Mark ${money} as refunded?`} act="Mark as refunded" run={run} onClose={onClose}>
      <p>Look in the provider’s dashboard first. If the money did not go back there, pay it back another way.</p>
      <TextAreaField
        label="How it was paid back"
        required
        hint="Shown to the customer in the email and in their account."
        rows={2}
        maxLength={500}
        value={note}
        error={fault}
        onChange={(event) => {
          setNote(event.target.value)
          setFault(undefined)
        }}
      />
    </ActDialog>
  )
}
