import { useState } from 'react'
import { call } from '../../../client/call.ts'
import { toast } from '../../../client/toast.ts'
import { sendParcel } from '../../../server/modules/selling/fulfilment/fulfilment.contract.ts'
import { isolated } from '../../../shared/direction.ts'
import { sumOf, toSend } from '../../../shared/selling/orders/pieces.ts'
import type { StaffOrder } from '../../../shared/selling/orders/staff-order.ts'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { ActDialog } from '../act-dialog.tsx'
import { useOrderStep } from '../calls.ts'
import { allOf, choosable, PieceFields, piecesIn, wishedOf } from '../items/piece-fields.tsx'
import { TrackingFields, useTracking } from './tracking-fields.tsx'

/** The pieces of a parcel, all that are left unless fewer are entered, with its courier and tracking number. */
export function ShipDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const act = useOrderStep(order._id)
  const lines = choosable(order.lines, toSend)
  const tracking = useTracking({ courier: '', number: '', link: '' })
  const [chosen, setChosen] = useState(allOf(lines))
  const [missing, setMissing] = useState<string>()
  const [note, setNote] = useState('')
  const left = sumOf(lines, ({ pieces }) => pieces)
  const count = sumOf(piecesIn(chosen), ({ pieces }) => pieces)
  const run = async () => {
    const { courier, number, link } = tracking.values
    if (count === 0) {
      setMissing('Enter at least one piece.')
      return 'stay' as const
    }
    if (number.trim() && !courier.trim()) {
      tracking.setMissing('Enter the courier of this tracking number.')
      return 'stay' as const
    }
    await act((order) =>
      call(sendParcel, {
        ...order,
        body: {
          note,
          ...(count < left ? { lines: wishedOf(lines, chosen) } : {}),
          ...(courier.trim() ? { tracking: { courier, number, link } } : {}),
        },
      }),
    )
    toast.success(
      count < left ? `A parcel of order ${order.number} is on its way` : `Order ${order.number} is on its way`,
    )
  }
  return (
    <ActDialog
      title={`Ship order ${order.number}`}
      act={count < left ? `Ship ${count} of ${left} pieces` : 'Mark as shipped'}
      run={run}
      onClose={onClose}
    >
      {left > 1 && (
        <PieceFields
          legend="In this parcel"
          lines={lines}
          chosen={chosen}
          error={missing}
          onChange={(next) => {
            setChosen(next)
            setMissing(undefined)
          }}
        />
      )}
      <TrackingFields tracking={tracking} hint="Leave empty if you deliver it yourself." />
      <CustomerNote value={note} onChange={setNote} />
      <p className="text-sm text-ink-soft">
        {isolated(order.customer.name)} gets an email with the courier and the tracking number.
      </p>
    </ActDialog>
  )
}

/** Hint of a message that no mail has. */
export const inAccountAlone = 'Optional. Shown in their account.'

type NoteProps = { value: string; hint?: string; onChange: (note: string) => void }

/** The optional message to the customer. */
export function CustomerNote({
  value,
  hint = 'Optional. Shown in their account and in the email.',
  onChange,
}: NoteProps) {
  return (
    <TextAreaField
      label="Message to the customer"
      hint={hint}
      rows={2}
      maxLength={500}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
