import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import { changeTracking } from '../../server/modules/selling/fulfilment/fulfilment.contract.ts'
import { type StaffOrder, tracking as shape } from '../../shared/selling/orders-admin.ts'
import { ActDialog } from './act-dialog.tsx'
import { useOrderStep } from './calls.ts'
import { TrackingFields, useTracking } from './tracking-fields.tsx'

/** Adds or corrects the tracking of an order that is on its way. */
export function TrackingDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const act = useOrderStep(order._id)
  const tracking = useTracking(order.tracking ?? { courier: '', number: '' })
  const run = async () => {
    const checked = shape.safeParse(tracking.values)
    if (!checked.success) {
      tracking.setMissing(checked.error.issues[0]?.message)
      return 'stay' as const
    }
    await act((order) => call(changeTracking, { ...order, body: checked.data }))
    toast.success('Tracking saved')
  }
  return (
    <ActDialog
      title={order.tracking ? `Change tracking of order ${order.number}` : `Add tracking to order ${order.number}`}
      act="Save tracking"
      run={run}
      onClose={onClose}
    >
      <TrackingFields tracking={tracking} required />
      <p className="text-sm text-ink-soft">{order.customer.name} gets an email if it has changed.</p>
    </ActDialog>
  )
}
