import { useState } from 'react'
import { call } from '../../../client/call.ts'
import { messageOf } from '../../../client/message-of.ts'
import { toast } from '../../../client/toast.ts'
import { pickUpReturn } from '../../../server/modules/selling/fulfilment/fulfilment.contract.ts'
import type { OrderReturn } from '../../../shared/selling/orders/order-parts.ts'
import type { StaffOrder } from '../../../shared/selling/orders/staff-order.ts'
import { Button } from '../../../ui/button.tsx'
import { useOrderStep } from '../calls.ts'

/** Notes that an approved return was picked up. */
export function PickUpButton({ order, found }: { order: StaffOrder; found: OrderReturn }) {
  const act = useOrderStep(order._id)
  const [busy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    try {
      await act(({ params }) => call(pickUpReturn, { params: { ...params, return: found._id }, body: {} }))
      toast.success('The return is picked up')
    } catch (error) {
      toast.error(messageOf(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button busy={busy} onClick={() => void run()}>
      Mark as picked up
    </Button>
  )
}
