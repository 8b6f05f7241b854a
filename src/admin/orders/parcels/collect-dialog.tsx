import { useState } from 'react'
import { call } from '../../../client/call.ts'
import { toast } from '../../../client/toast.ts'
import { collectPieces } from '../../../server/modules/selling/fulfilment/fulfilment.contract.ts'
import { cashFor } from '../../../shared/selling/orders/cash-left.ts'
import { sumOf, toSend } from '../../../shared/selling/orders/pieces.ts'
import type { StaffOrder } from '../../../shared/selling/orders/staff-order.ts'
import { formatMoney } from '../../../shared/selling/pricing/money.ts'
import { ActDialog } from '../act-dialog.tsx'
import { useOrderStep } from '../calls.ts'
import { allOf, choosable, PieceFields, piecesIn, wishedOf } from '../items/piece-fields.tsx'
import { CustomerNote } from './ship-dialog.tsx'

/** The pieces that are handed over at the shop, all that are left unless fewer are entered, and the cash for them. */
export function CollectDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const act = useOrderStep(order._id)
  const lines = choosable(order.lines, toSend)
  const [chosen, setChosen] = useState(allOf(lines))
  const [missing, setMissing] = useState<string>()
  const [note, setNote] = useState('')
  const left = sumOf(lines, ({ pieces }) => pieces)
  const parts = piecesIn(chosen)
  const count = sumOf(parts, ({ pieces }) => pieces)
  const isPart = count < left
  const run = async () => {
    if (count === 0) {
      setMissing('Enter at least one piece.')
      return 'stay' as const
    }
    const body = { note, ...(isPart ? { lines: wishedOf(lines, chosen) } : {}) }
    await act((order) => call(collectPieces, { ...order, body }))
    toast.success(isPart ? `A part of order ${order.number} was handed over` : `Order ${order.number}: collected`)
  }
  return (
    <ActDialog
      title="Collected"
      act={isPart ? `Hand over ${count} of ${left} pieces` : 'Mark as collected'}
      run={run}
      onClose={onClose}
    >
      {left > 1 && (
        <PieceFields
          legend="Handed over now"
          lines={lines}
          chosen={chosen}
          error={missing}
          onChange={(next) => {
            setChosen(next)
            setMissing(undefined)
          }}
        />
      )}
      <p>
        {paidText(order, isPart, cashFor(order, parts))} {isPart && restText(order)}
      </p>
      <CustomerNote value={note} onChange={setNote} />
    </ActDialog>
  )
}

function paidText({ paymentStatus, currency }: StaffOrder, isPart: boolean, cash: number): string {
  const has = `The customer has ${isPart ? 'these' : 'all'} items and`
  return paymentStatus === 'DUE_ON_DELIVERY'
    ? `${has} has paid ${formatMoney(cash, currency)}.`
    : `${has} gets an email.`
}

/** A part leaves the order in its state. */
const restText = ({ status }: StaffOrder): string =>
  status === 'PACKED'
    ? 'The rest stays ready to collect, and the email says so.'
    : 'The rest is not ready yet: the customer hears when you mark the order as ready to collect.'
