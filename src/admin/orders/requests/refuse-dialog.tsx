import { call } from '../../../client/call.ts'
import { refuseRequest } from '../../../server/modules/selling/fulfilment/fulfilment.contract.ts'
import { refuseBody } from '../../../shared/selling/orders/order-request-shapes.ts'
import type { RequestKind } from '../../../shared/selling/orders/order-requests.ts'
import type { StaffOrder } from '../../../shared/selling/orders/staff-order.ts'
import { useOrderStep } from '../calls.ts'
import { toCustomer, WordsDialog } from '../words-dialog.tsx'

type Props = { order: StaffOrder; kind: RequestKind; onClose: () => void }

/** Refuses a customer's request, with words for them. */
export function RefuseDialog({ order, kind, onClose }: Props) {
  const act = useOrderStep(order._id)
  return (
    <WordsDialog
      title={`Refuse to ${kind === 'cancel' ? 'cancel' : 'take back'} order ${order.number}?`}
      act="Refuse"
      label="Message to the customer"
      hint={toCustomer}
      check={(note) => refuseBody.safeParse({ kind, note })}
      run={(body) => act((named) => call(refuseRequest, { ...named, body }))}
      said={`The request for order ${order.number} is refused`}
      onClose={onClose}
    >
      <p>The order returns to its previous status.</p>
    </WordsDialog>
  )
}
