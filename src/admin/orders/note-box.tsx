import { call } from '../../client/call.ts'
import { addNote } from '../../server/modules/selling/fulfilment/fulfilment.contract.ts'
import { noteBody } from '../../shared/notes.ts'
import type { StaffOrder } from '../../shared/selling/orders/staff-order.ts'
import { SendBox } from '../ui/send-box.tsx'
import { useOrderStep } from './calls.ts'

/** A note for the others in the shop. */
export function NoteBox({ order }: { order: StaffOrder }) {
  const act = useOrderStep(order._id)
  return (
    <SendBox
      label="Internal note"
      hint="Not visible to the customer."
      act="Add note"
      rows={2}
      most={2_000}
      check={(note) => noteBody.safeParse({ note }).error?.issues[0]?.message}
      send={async (note) => {
        await act((order) => call(addNote, { ...order, body: { note } }))
      }}
    />
  )
}
