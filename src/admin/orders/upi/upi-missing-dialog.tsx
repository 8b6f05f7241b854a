import { call } from '../../../client/call.ts'
import { denyArrival } from '../../../server/modules/selling/upi/upi.contract.ts'
import type { StaffOrder } from '../../../shared/selling/orders/staff-order.ts'
import { utrMissing } from '../../../shared/selling/payments/upi-admin.ts'
import { useOrderStep } from '../calls.ts'
import { toCustomer, WordsDialog } from '../words-dialog.tsx'
import type { UpiPayment } from './upi-payment.ts'

type Props = { order: StaffOrder; payment: UpiPayment; onClose: () => void }

/** Says that a UPI payment is not in the bank account, with words for the customer. */
export function UpiMissingDialog({ order, payment: { transactionId, utr }, onClose }: Props) {
  const act = useOrderStep(order._id)
  return (
    <WordsDialog
      title={`UTR ${utr.number} did not arrive?`}
      act="Did not arrive"
      label="Message to the customer"
      hint={toCustomer}
      check={(note) => utrMissing.safeParse({ transactionId, utr: utr.number, note })}
      run={(body) => act((named) => call(denyArrival, { ...named, body }))}
      said={`The customer of order ${order.number} is told`}
      onClose={onClose}
    >
      <p>The customer gets an email, and can enter another UTR or pay another way.</p>
    </WordsDialog>
  )
}
