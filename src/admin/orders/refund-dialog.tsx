import { useState } from 'react'
import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import { refundOrder } from '../../server/modules/selling/fulfilment/fulfilment.contract.ts'
import { formatMoney } from '../../shared/selling/money.ts'
import type { StaffOrder } from '../../shared/selling/orders-admin.ts'
import { ActDialog } from './act-dialog.tsx'
import { useOrderStep } from './calls.ts'
import { CustomerNote } from './ship-dialog.tsx'

/** The money itself moves at the bank; here it is noted that it has. */
export function RefundDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const act = useOrderStep(order._id)
  const [note, setNote] = useState('')
  const money = formatMoney(order.refundDue, order.currency)
  const run = async () => {
    await act((named) => call(refundOrder, { ...named, body: { amount: order.refundDue, note } }))
    toast.success(`${money} is marked as refunded`)
  }
  return (
    <ActDialog title={`Mark ${money} as refunded?`} act="Mark as refunded" run={run} onClose={onClose}>
      <p>
        Refund {money} to {order.customer.name} where it was paid first, then mark it here. No money is moved
        automatically.
      </p>
      <CustomerNote value={note} onChange={setNote} />
    </ActDialog>
  )
}
