import { useState } from 'react'
import { call } from '../../../client/call.ts'
import { toast } from '../../../client/toast.ts'
import { receiveReturn } from '../../../server/modules/selling/fulfilment/fulfilment.contract.ts'
import type { OrderReturn } from '../../../shared/selling/orders/order-parts.ts'
import type { ReturnOutcome } from '../../../shared/selling/orders/return-states.ts'
import type { StaffOrder } from '../../../shared/selling/orders/staff-order.ts'
import { RadioCards } from '../../../ui/radio-cards.tsx'
import { ActDialog } from '../act-dialog.tsx'
import { useOrderStep } from '../calls.ts'
import { allOf, choosableOf, PieceFields, piecesIn } from '../items/piece-fields.tsx'
import { CustomerNote } from '../parcels/ship-dialog.tsx'
import { RefundAmount, useRefundAmount } from '../refunds/refund-amount.tsx'

/** Receives a return: which pieces can be sold again, and what the customer gets. */
export function ReceiveDialog({
  order,
  found,
  onClose,
}: {
  order: StaffOrder
  found: OrderReturn
  onClose: () => void
}) {
  const act = useOrderStep(order._id)
  const lines = found.lines.map(({ position, pieces }) => choosableOf(order.lines, { position, pieces }))
  const [restock, setRestock] = useState(allOf(lines))
  const [outcome, setOutcome] = useState<ReturnOutcome>('REFUND')
  const refund = useRefundAmount(order, found)
  const [note, setNote] = useState('')
  const run = async () => {
    if (outcome === 'REFUND' && !refund.check()) return 'stay' as const
    const body = {
      restock: piecesIn(restock),
      outcome,
      note,
      ...(outcome === 'REFUND' ? { amount: refund.amount } : {}),
    }
    await act(({ params }) => call(receiveReturn, { params: { ...params, return: found._id }, body }))
    toast.success(`The return of order ${order.number} is received`)
  }
  return (
    <ActDialog title="Return received" act="Mark as returned" run={run} onClose={onClose}>
      <PieceFields legend="Back into stock" lines={lines} chosen={restock} onChange={setRestock} />
      <p className="-mt-2 text-sm text-ink-soft">Items that do not go back into stock are written off.</p>
      <RadioCards
        label="The customer gets"
        name="outcome"
        value={outcome}
        onChange={({ target }) => setOutcome(target.value === 'REPLACEMENT' ? 'REPLACEMENT' : 'REFUND')}
        cards={[
          { value: 'REFUND', title: 'A refund', description: 'The amount becomes due. You pay it back afterwards.' },
          {
            value: 'REPLACEMENT',
            title: 'A replacement',
            description: 'The same items are taken from the stock. You send them afterwards.',
          },
        ]}
      />
      {outcome === 'REFUND' && <RefundAmount order={order} found={found} refund={refund} />}
      <CustomerNote value={note} onChange={setNote} />
    </ActDialog>
  )
}
