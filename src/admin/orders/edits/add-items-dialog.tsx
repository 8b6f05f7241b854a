import { call } from '../../../client/call.ts'
import { toast } from '../../../client/toast.ts'
import { addItems } from '../../../server/modules/selling/order-edits/order-edits.contract.ts'
import type { AdditionQuote } from '../../../shared/selling/orders/order-edits.ts'
import type { StaffOrder } from '../../../shared/selling/orders/staff-order.ts'
import { formatMoney } from '../../../shared/selling/pricing/money.ts'
import { FieldGroup } from '../../../ui/field-group.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ActDialog } from '../act-dialog.tsx'
import { useOrderStep } from '../calls.ts'
import { TypedItems, useTypedItems } from './typed-items.tsx'
import { useAdditionQuote } from './use-addition-quote.ts'

/** Adds items to an order that is paid on delivery, and says what is collected then. */
export function AddItemsDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const act = useOrderStep(order._id)
  const { typed, missing, put, ready } = useTypedItems()
  const { quote, isLate, fault, refetch } = useAdditionQuote(order._id, typed)
  const run = async () => {
    const adding = ready({ quote, isLate })
    if (!adding) return 'stay' as const
    const { lines, key, quote: seen } = adding
    await act((order) => call(addItems, { ...order, body: { lines, key, total: seen.total } })).catch(
      (error: unknown) => {
        refetch()
        throw error
      },
    )
    toast.success(`Order ${order.number} now comes to ${formatMoney(seen.total, order.currency)}`)
  }
  return (
    <ActDialog title={`Add items to order ${order.number}`} act="Add items" size="medium" run={run} onClose={onClose}>
      <FieldGroup label="Items" error={missing} className="grid gap-4">
        <TypedItems typed={typed} quote={quote} put={put} />
      </FieldGroup>
      {fault && <Notice kind="danger">{fault}</Notice>}
      {quote && <Outcome quote={quote} isLate={isLate} isPickUp={order.pickUp !== null} />}
    </ActDialog>
  )
}

type OutcomeProps = { quote: AdditionQuote; isLate: boolean; isPickUp: boolean }

/** The price of the items, and what is collected with them. */
function Outcome({ quote: { before, added, tax, total, currency }, isLate, isPickUp }: OutcomeProps) {
  const money = (amount: number) => formatMoney(amount, currency)
  const rows = [
    ['Order so far', money(before)],
    ['Added items', money(added)],
    [isPickUp ? 'To be collected at the shop' : 'To be collected on delivery', money(total)],
  ] as const
  return (
    <div aria-busy={isLate} className={isLate ? 'opacity-60' : undefined}>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-y-1.5 tabular-nums">
        {rows.map(([title, amount]) => (
          <div key={title} className="contents last:font-semibold">
            <dt>{title}</dt>
            <dd className="text-right">{amount}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-ink-soft">
        {tax > 0 && `The added items include ${money(tax)} GST. `}
        What was ordered before keeps its prices. Delivery and discounts stay as they are.
      </p>
    </div>
  )
}
