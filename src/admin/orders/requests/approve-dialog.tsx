import { useState } from 'react'
import { call } from '../../../client/call.ts'
import { toast } from '../../../client/toast.ts'
import { approveRequest } from '../../../server/modules/selling/fulfilment/fulfilment.contract.ts'
import { isolated } from '../../../shared/direction.ts'
import type { StaffOrder } from '../../../shared/selling/orders/staff-order.ts'
import { ActDialog } from '../act-dialog.tsx'
import { useOrderStep } from '../calls.ts'
import { consequences } from '../items/cancel-dialog.tsx'
import { CustomerNote } from '../parcels/ship-dialog.tsx'

type Props = { order: StaffOrder; request: NonNullable<StaffOrder['request']>; onClose: () => void }

/** Says what approving a customer's request does, and takes a message to them. */
export function ApproveDialog({ order, request, onClose }: Props) {
  const { kind, lines } = request
  const act = useOrderStep(order._id)
  const [note, setNote] = useState('')
  const saidCancelled = lines ? 'The items are cancelled' : `Order ${order.number} is cancelled`
  const run = async () => {
    await act((named) => call(approveRequest, { ...named, body: { kind, note } }))
    toast.success(kind === 'cancel' ? saidCancelled : `Return of order ${order.number} approved`)
  }
  return (
    <ActDialog
      title={lines ? titlesOfSome[kind] : titles[kind]}
      act={lines ? actsOfSome[kind] : acts[kind]}
      run={run}
      onClose={onClose}
    >
      <ul className="grid list-disc gap-1 pl-5">
        {(kind === 'cancel' ? consequences(order, lines ?? undefined) : returning(order)).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <CustomerNote value={note} onChange={setNote} />
    </ActDialog>
  )
}

const titles = { cancel: 'Cancel the order as asked?', return: 'Approve the return?' }
const acts = { cancel: 'Cancel order', return: 'Approve return' }
const titlesOfSome = { ...titles, cancel: 'Cancel the items as asked?' }
const actsOfSome = { ...acts, cancel: 'Cancel items' }

const returning = ({ customer }: StaffOrder) => [
  `${isolated(customer.name)} gets an email. Say below where to send it.`,
  'Stock and money stay as they are until you mark it as returned.',
]
