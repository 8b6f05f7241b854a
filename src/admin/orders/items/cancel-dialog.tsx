import { call } from '../../../client/call.ts'
import { cancelOrder } from '../../../server/modules/selling/fulfilment/fulfilment.contract.ts'
import { isolated } from '../../../shared/direction.ts'
import { cancelBody } from '../../../shared/selling/orders/fulfilment.ts'
import { amountOfParts } from '../../../shared/selling/orders/part-amounts.ts'
import { type PiecesOf, sumOf, toSend } from '../../../shared/selling/orders/pieces.ts'
import type { StaffOrder } from '../../../shared/selling/orders/staff-order.ts'
import { formatMoney } from '../../../shared/selling/pricing/money.ts'
import { counted } from '../../ui/counted.ts'
import { useOrderStep } from '../calls.ts'
import { leftOf } from '../payments/payment-words.ts'
import { toCustomer, WordsDialog } from '../words-dialog.tsx'

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

/** Effects of cancelling these pieces, or all that are not sent, a line each. */
export function consequences(order: StaffOrder, parts?: PiecesOf[]): string[] {
  const { lines, currency, customer } = order
  const all = lines.flatMap((line, position) => (toSend(line) > 0 ? [{ position, pieces: toSend(line) }] : []))
  const pieces = sumOf(parts ?? all, ({ pieces }) => pieces)
  const isWhole = pieces === sumOf(lines, ({ quantity, cancelled }) => quantity - cancelled)
  const paid = sumOf(order.payments, leftOf)
  const amount = isWhole ? paid : amountOfParts(lines, parts ?? all)
  return [
    `${counted(pieces, 'item goes', 'items go')} back into stock.`,
    ...(isWhole ? [] : ['The other items stay as they are.']),
    isWhole || order.paymentStatus !== 'DUE_ON_DELIVERY'
      ? refunded(Math.min(paid, amount), currency)
      : lessCollected(order, amount),
    `${isolated(customer.name)} gets an email.`,
    'This cannot be undone.',
  ]
}

const refunded = (amount: number, currency: string) =>
  amount > 0
    ? `${formatMoney(amount, currency)} must then be refunded.`
    : 'Nothing was paid, so there is nothing to refund.'

/** A cash order is not paid for what is not sent yet. */
export const lessCollected = ({ currency, pickUp }: StaffOrder, amount: number) =>
  `${formatMoney(amount, currency)} less is collected ${pickUp ? 'at the shop' : 'on delivery'}.`
