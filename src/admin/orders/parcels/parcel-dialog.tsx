import { useState } from 'react'
import { call } from '../../../client/call.ts'
import { toast } from '../../../client/toast.ts'
import { moveParcel } from '../../../server/modules/selling/fulfilment/fulfilment.contract.ts'
import type { OrderParcel } from '../../../shared/selling/orders/order-parts.ts'
import type { StaffOrder } from '../../../shared/selling/orders/staff-order.ts'
import { formatMoney } from '../../../shared/selling/pricing/money.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { ActDialog } from '../act-dialog.tsx'
import { useOrderStep } from '../calls.ts'
import { CustomerNote, inAccountAlone } from './ship-dialog.tsx'

type Props = { order: StaffOrder; parcel: OrderParcel; step: 'deliver' | 'bringBack'; onClose: () => void }

/** Confirms that a parcel was delivered, or came back. */
export function ParcelDialog({ order, parcel, step, onClose }: Props) {
  const act = useOrderStep(order._id)
  const [note, setNote] = useState('')
  const [refusedAtDoor, setRefused] = useState(false)
  const isDelivered = step === 'deliver'
  const collect = formatMoney(parcel.collect, order.currency)
  const run = async () => {
    const body = { to: isDelivered ? ('DELIVERED' as const) : ('RETURNED' as const), note, refusedAtDoor }
    await act(({ params }) => call(moveParcel, { params: { ...params, parcel: parcel._id }, body }))
    toast.success(isDelivered ? `Parcel ${parcel.number} is delivered` : `Parcel ${parcel.number} came back`)
  }
  return (
    <ActDialog
      title={isDelivered ? `Parcel ${parcel.number} delivered` : `Parcel ${parcel.number} came back`}
      act={isDelivered ? 'Mark as delivered' : 'Mark as returned'}
      run={run}
      onClose={onClose}
    >
      {isDelivered ? (
        <p>{parcel.collect > 0 ? `${collect} was collected.` : 'The customer has the parcel.'}</p>
      ) : (
        <p>
          Its items go back into stock.{' '}
          {order.paymentStatus === 'DUE_ON_DELIVERY'
            ? 'Nothing was paid for them.'
            : 'What was paid for them must then be refunded.'}
        </p>
      )}
      {!isDelivered && parcel.collect > 0 && (
        <Checkbox
          label="The customer refused it at the door"
          checked={refusedAtDoor}
          onChange={({ target }) => setRefused(target.checked)}
        />
      )}
      <CustomerNote
        value={note}
        onChange={setNote}
        {...(!isDelivered || isLast(order, parcel) ? {} : { hint: inAccountAlone })}
      />
    </ActDialog>
  )
}

/** Whether the order has arrived with this parcel, of which its customer is told. */
function isLast({ status, parcels }: StaffOrder, { _id, replaces }: OrderParcel): boolean {
  const isOther = (other: OrderParcel) => other._id !== _id && other.state === 'SENT' && !other.replaces
  return status === 'SHIPPED' && !replaces && !parcels.some(isOther)
}
