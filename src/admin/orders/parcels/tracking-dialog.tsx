import { call } from '../../../client/call.ts'
import { toast } from '../../../client/toast.ts'
import { changeTracking } from '../../../server/modules/selling/fulfilment/fulfilment.contract.ts'
import { isolated } from '../../../shared/direction.ts'
import { trackingLink } from '../../../shared/selling/delivery/tracking-link.ts'
import { tracking as shape } from '../../../shared/selling/orders/fulfilment.ts'
import type { OrderParcel } from '../../../shared/selling/orders/order-parts.ts'
import type { StaffOrder } from '../../../shared/selling/orders/staff-order.ts'
import { ActDialog } from '../act-dialog.tsx'
import { useOrderStep } from '../calls.ts'
import { TrackingFields, useTracking } from './tracking-fields.tsx'

/** Adds or corrects the tracking of a parcel that is on its way. */
export function TrackingDialog({
  order,
  parcel,
  onClose,
}: {
  order: StaffOrder
  parcel: OrderParcel
  onClose: () => void
}) {
  const act = useOrderStep(order._id)
  const tracking = useTracking(stored(parcel))
  const run = async () => {
    const checked = shape.safeParse(tracking.values)
    if (!checked.success) {
      tracking.setMissing(checked.error.issues[0]?.message)
      return 'stay' as const
    }
    await act((order) => call(changeTracking, { ...order, body: { ...checked.data, parcel: parcel._id } }))
    toast.success('Tracking saved')
  }
  return (
    <ActDialog
      title={parcel.courier ? `Change tracking of order ${order.number}` : `Add tracking to order ${order.number}`}
      act="Save tracking"
      run={run}
      onClose={onClose}
    >
      <TrackingFields tracking={tracking} required />
      <p className="text-sm text-ink-soft">{isolated(order.customer.name)} gets an email if it has changed.</p>
    </ActDialog>
  )
}

/** Tracking as staff entered it; the courier's own page is not theirs. */
function stored({ courier, trackingNumber: number, link }: OrderParcel) {
  const isOwn = link !== trackingLink({ courier, number, link: '' })
  return { courier, number, link: isOwn ? (link ?? '') : '' }
}
