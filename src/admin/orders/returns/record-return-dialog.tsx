import { useState } from 'react'
import { call } from '../../../client/call.ts'
import { toast } from '../../../client/toast.ts'
import { recordReturn } from '../../../server/modules/selling/fulfilment/fulfilment.contract.ts'
import { returnable } from '../../../shared/selling/orders/pieces.ts'
import type { StaffOrder } from '../../../shared/selling/orders/staff-order.ts'
import { ActDialog } from '../act-dialog.tsx'
import { useOrderStep } from '../calls.ts'
import { allOf, choosable, PieceFields, wishedOf } from '../items/piece-fields.tsx'
import { CustomerNote, inAccountAlone } from '../parcels/ship-dialog.tsx'

/** Records what a customer wants to return, when they asked another way. */
export function RecordReturnDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const act = useOrderStep(order._id)
  const lines = choosable(order.lines, returnable)
  const [chosen, setChosen] = useState(allOf(lines))
  const [missing, setMissing] = useState<string>()
  const [note, setNote] = useState('')
  const run = async () => {
    const parts = wishedOf(lines, chosen)
    if (parts.length === 0) {
      setMissing('Enter how many pieces come back.')
      return 'stay' as const
    }
    await act((named) => call(recordReturn, { ...named, body: { lines: parts, note } }))
    toast.success(`Order ${order.number}: return requested`)
  }
  return (
    <ActDialog title="Return request" act="Record request" run={run} onClose={onClose}>
      <p>
        Nothing changes yet: approve or refuse the return when you have decided. <bdi>{order.customer.name}</bdi> gets
        an email that you have the request.
      </p>
      <PieceFields
        legend="Items to return"
        lines={lines}
        chosen={chosen}
        error={missing}
        onChange={(next) => {
          setChosen(next)
          setMissing(undefined)
        }}
      />
      <CustomerNote value={note} onChange={setNote} hint={inAccountAlone} />
    </ActDialog>
  )
}
