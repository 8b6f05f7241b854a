import { useState } from 'react'
import { call } from '../../../client/call.ts'
import { toast } from '../../../client/toast.ts'
import { cancelPieces } from '../../../server/modules/selling/fulfilment/fulfilment.contract.ts'
import { amountOfParts } from '../../../shared/selling/orders/part-amounts.ts'
import { sumOf, toSend } from '../../../shared/selling/orders/pieces.ts'
import type { StaffOrder } from '../../../shared/selling/orders/staff-order.ts'
import { formatMoney } from '../../../shared/selling/pricing/money.ts'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { counted } from '../../ui/counted.ts'
import { TextAreaField } from '../../ui/text-area-field.tsx'
import { ActDialog } from '../act-dialog.tsx'
import { useOrderStep } from '../calls.ts'
import { toCustomer } from '../words-dialog.tsx'
import { lessCollected } from './cancel-dialog.tsx'
import { choosable, PieceFields, wishedOf } from './piece-fields.tsx'

/** Cancels some pieces that are not sent, and says what that does to the money. */
export function CancelItemsDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const act = useOrderStep(order._id)
  const lines = choosable(order.lines, toSend)
  const [chosen, setChosen] = useState(new Map<number, number>())
  const [reason, setReason] = useState('')
  const [restock, setRestock] = useState(true)
  const [faults, setFaults] = useState<{ pieces?: string; reason?: string }>({})
  const parts = wishedOf(lines, chosen)
  const run = async () => {
    const found = {
      ...(parts.length === 0 ? { pieces: 'Enter how many pieces to cancel.' } : {}),
      ...(reason.trim() === '' ? { reason: 'Enter a reason.' } : {}),
    }
    setFaults(found)
    if (Object.keys(found).length > 0) return 'stay' as const
    await act((named) => call(cancelPieces, { ...named, body: { lines: parts, reason, restock } }))
    const count = sumOf(parts, ({ pieces }) => pieces)
    toast.success(`${counted(count, 'item is', 'items are')} cancelled`)
  }
  return (
    <ActDialog title={`Cancel items of order ${order.number}`} act="Cancel items" run={run} onClose={onClose}>
      <PieceFields
        legend="Items to cancel"
        lines={lines}
        chosen={chosen}
        error={faults.pieces}
        onChange={(next) => {
          setChosen(next)
          setFaults({})
        }}
      />
      <TextAreaField
        label="Reason"
        required
        hint={toCustomer}
        rows={2}
        maxLength={500}
        value={reason}
        error={faults.reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <Checkbox
        label="Put the items back on sale"
        checked={restock}
        onChange={({ target }) => setRestock(target.checked)}
      />
      {parts.length > 0 && <p>{consequence(order, amountOfParts(order.lines, parts))}</p>}
    </ActDialog>
  )
}

function consequence(order: StaffOrder, amount: number): string {
  const { paymentStatus, currency } = order
  if (paymentStatus === 'DUE_ON_DELIVERY') return lessCollected(order, amount)
  return paymentStatus === 'PAID'
    ? `${formatMoney(amount, currency)} must then be refunded.`
    : 'There is nothing to refund.'
}
