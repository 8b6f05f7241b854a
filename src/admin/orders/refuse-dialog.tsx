import { useState } from 'react'
import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import { refuseRequest } from '../../server/modules/selling/fulfilment/fulfilment.contract.ts'
import { refuseBody } from '../../shared/selling/order-request-shapes.ts'
import type { RequestKind } from '../../shared/selling/order-requests.ts'
import type { StaffOrder } from '../../shared/selling/orders-admin.ts'
import { TextAreaField } from '../ui/text-area-field.tsx'
import { ActDialog } from './act-dialog.tsx'
import { useOrderStep } from './calls.ts'

type Props = { order: StaffOrder; kind: RequestKind; onClose: () => void }

/** Refuses a customer's request, with words for them. */
export function RefuseDialog({ order, kind, onClose }: Props) {
  const act = useOrderStep(order._id)
  const [note, setNote] = useState('')
  const [missing, setMissing] = useState<string>()
  const run = async () => {
    const checked = refuseBody.safeParse({ kind, note })
    if (!checked.success) {
      setMissing(checked.error.issues[0]?.message)
      return 'stay' as const
    }
    await act((named) => call(refuseRequest, { ...named, body: checked.data }))
    toast.success(`The request for order ${order.number} is refused`)
  }
  return (
    <ActDialog
      title={`Refuse to ${kind === 'cancel' ? 'cancel' : 'take back'} order ${order.number}?`}
      act="Refuse"
      run={run}
      onClose={onClose}
    >
      <p>The order goes back to where it was.</p>
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
