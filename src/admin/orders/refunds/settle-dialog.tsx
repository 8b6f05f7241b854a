import { call } from '../../../client/call.ts'
import { settleRefund } from '../../../server/modules/selling/fulfilment/fulfilment.contract.ts'
import type { StaffOrder, StaffRefund } from '../../../shared/selling/orders/staff-order.ts'
import { settleBody } from '../../../shared/selling/payments/refunds-admin.ts'
import { formatMoney } from '../../../shared/selling/pricing/money.ts'
import { useOrderStep } from '../calls.ts'
import { toCustomer, WordsDialog } from '../words-dialog.tsx'

type Props = { order: StaffOrder; refund: StaffRefund; onClose: () => void }

/** A refund that its provider holds may still be paid by it. */
export const lookFirst =
  'Look in the provider’s dashboard first. If the money did not go back there, cancel the refund there and pay it back another way.'

/** Marks a refund as done that its provider leaves open. */
export function SettleDialog({ order, refund, onClose }: Props) {
  const act = useOrderStep(order._id)
  const money = formatMoney(refund.amount, order.currency)
  return (
    <WordsDialog
      title={`Mark ${money} as refunded?`}
      act="Mark as refunded"
      label="How it was paid back"
      hint={toCustomer}
      check={(note) => settleBody.safeParse({ note })}
      run={(body) => act(({ params }) => call(settleRefund, { params: { ...params, refund: refund._id }, body }))}
      said={`${money} is marked as refunded`}
      onClose={onClose}
    >
      <p>{lookFirst}</p>
    </WordsDialog>
  )
}
