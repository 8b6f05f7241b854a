import { call } from '../../client/call.ts'
import { cancelOrder } from '../../server/modules/selling/fulfilment/fulfilment.contract.ts'
import { formatMoney } from '../../shared/selling/money.ts'
import { cancelBody, type StaffOrder } from '../../shared/selling/orders-admin.ts'
import { useOrderStep } from './calls.ts'
import { leftOf } from './payment-words.ts'
import { toCustomer, WordsDialog } from './words-dialog.tsx'

/** Says what cancelling does before it is done, and asks why. */
export function CancelDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const act = useOrderStep(order._id)
  return (
    <WordsDialog
      title={`Cancel order ${order.number}?`}
      act="Cancel order"
      label="Reason"
      hint={toCustomer}
      check={(reason) => cancelBody.safeParse({ reason })}
      run={(body) => act((named) => call(cancelOrder, { ...named, body }))}
      said={`Order ${order.number} is cancelled`}
      onClose={onClose}
    >
      <ul className="grid list-disc gap-1 pl-5">
        {consequences(order).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </WordsDialog>
  )
}

/** Effects of cancelling, a line each. */
export function consequences({ lines, payments, currency, customer }: StaffOrder): string[] {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const paid = payments.reduce((sum, payment) => sum + leftOf(payment), 0)
  return [
    pieces === 1 ? '1 item goes back into stock.' : `${pieces} items go back into stock.`,
    paid > 0
      ? `${formatMoney(paid, currency)} must then be refunded.`
      : 'Nothing was paid, so there is nothing to refund.',
    `${customer.name} gets an email.`,
    'This cannot be undone.',
  ]
}
