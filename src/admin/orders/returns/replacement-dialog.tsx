import { useState } from 'react'
import { call } from '../../../client/call.ts'
import { toast } from '../../../client/toast.ts'
import { sendReplacement } from '../../../server/modules/selling/fulfilment/fulfilment.contract.ts'
import type { OrderReturn } from '../../../shared/selling/orders/order-parts.ts'
import type { StaffOrder } from '../../../shared/selling/orders/staff-order.ts'
import { ActDialog } from '../act-dialog.tsx'
import { useOrderStep } from '../calls.ts'
import { itemsOf } from '../parcels/order-parcels.tsx'
import { CustomerNote } from '../parcels/ship-dialog.tsx'
import { TrackingFields, useTracking } from '../parcels/tracking-fields.tsx'

/** Sends the same items again. They left the stock when the return was received. */
export function ReplacementDialog({
  order,
  found,
  onClose,
}: {
  order: StaffOrder
  found: OrderReturn
  onClose: () => void
}) {
  const act = useOrderStep(order._id)
  const tracking = useTracking({ courier: '', number: '', link: '' })
  const [note, setNote] = useState('')
  const run = async () => {
    const { courier, number, link } = tracking.values
    const body = { note, ...(courier.trim() ? { tracking: { courier, number, link } } : {}) }
    await act(({ params }) => call(sendReplacement, { params: { ...params, return: found._id }, body }))
    toast.success(order.pickUp ? 'The replacement is ready to collect' : 'The replacement is on its way')
  }
  return (
    <ActDialog
      title={order.pickUp ? 'Replacement at the shop' : 'Send the replacement'}
      act={order.pickUp ? 'Ready to collect' : 'Mark as shipped'}
      run={run}
      onClose={onClose}
    >
      <p className="wrap-anywhere">{itemsOf(order, found.lines)}</p>
      {!order.pickUp && <TrackingFields tracking={tracking} hint="Leave empty if you deliver it yourself." />}
      <CustomerNote value={note} onChange={setNote} />
    </ActDialog>
  )
}
