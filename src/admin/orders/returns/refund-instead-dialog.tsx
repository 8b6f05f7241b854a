import { useState } from 'react'
import { call } from '../../../client/call.ts'
import { toast } from '../../../client/toast.ts'
import { refundInstead } from '../../../server/modules/selling/fulfilment/fulfilment.contract.ts'
import type { OrderReturn } from '../../../shared/selling/orders/order-parts.ts'
import type { StaffOrder } from '../../../shared/selling/orders/staff-order.ts'
import { ActDialog } from '../act-dialog.tsx'
import { useOrderStep } from '../calls.ts'
import { itemsOf } from '../parcels/order-parcels.tsx'
import { CustomerNote } from '../parcels/ship-dialog.tsx'
import { RefundAmount, useRefundAmount } from '../refunds/refund-amount.tsx'

/** Refunds what was to be replaced. */
export function RefundInsteadDialog({
  order,
  found,
  onClose,
}: {
  order: StaffOrder
  found: OrderReturn
  onClose: () => void
}) {
  const act = useOrderStep(order._id)
  const refund = useRefundAmount(order, found)
  const [note, setNote] = useState('')
  const run = async () => {
    if (!refund.check()) return 'stay' as const
    const body = { amount: refund.amount, note }
    await act(({ params }) => call(refundInstead, { params: { ...params, return: found._id }, body }))
    toast.success(`The return of order ${order.number} is refunded`)
  }
  return (
    <ActDialog title="Refund instead" act="Refund" run={run} onClose={onClose}>
      <p className="wrap-anywhere">{itemsOf(order, found.lines)}</p>
      <p>
        The items that were kept for the replacement go back on sale. The amount becomes due; you pay it back
        afterwards.
      </p>
      <RefundAmount order={order} found={found} refund={refund} />
      <CustomerNote value={note} onChange={setNote} />
    </ActDialog>
  )
}
