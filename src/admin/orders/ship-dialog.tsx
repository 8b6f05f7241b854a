import { useState } from 'react'
import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import { moveOrder } from '../../server/modules/selling/fulfilment/fulfilment.contract.ts'
import type { StaffOrder } from '../../shared/selling/orders-admin.ts'
import { TextAreaField } from '../ui/text-area-field.tsx'
import { ActDialog } from './act-dialog.tsx'
import { useOrderStep } from './calls.ts'
import { TrackingFields, useTracking } from './tracking-fields.tsx'

/** Courier and tracking number of the parcel. Without a courier it is delivered by hand and not tracked. */
export function ShipDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const act = useOrderStep(order._id)
  const tracking = useTracking({ courier: '', number: '' })
  const [note, setNote] = useState('')
  const run = async () => {
    const { courier, number } = tracking.values
    if (number.trim() && !courier.trim()) {
      tracking.setMissing('Please enter the courier of this tracking number.')
      return 'stay' as const
    }
    await act((order) =>
      call(moveOrder, {
        ...order,
        body: { to: 'SHIPPED', note, tracking: courier.trim() ? { courier, number } : undefined },
      }),
    )
    toast.success(`Order ${order.number} is on its way`)
  }
  return (
    <ActDialog title={`Ship order ${order.number}`} act="Mark as shipped" run={run} onClose={onClose}>
      <TrackingFields tracking={tracking} hint="Leave empty if you deliver it yourself." />
      <CustomerNote value={note} onChange={setNote} />
      <p className="text-sm text-ink-soft">
        {order.customer.name} gets an email with the courier and the tracking number.
      </p>
    </ActDialog>
  )
}

/** The optional message to the customer. */
export function CustomerNote({ value, onChange }: { value: string; onChange: (note: string) => void }) {
  return (
    <TextAreaField
      label="Message to the customer"
      hint="Optional. Shown in their account and in the email."
      rows={2}
      maxLength={500}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
