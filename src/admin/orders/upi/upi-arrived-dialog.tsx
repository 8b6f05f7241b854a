import { useState } from 'react'
import { call } from '../../../client/call.ts'
import { toast } from '../../../client/toast.ts'
import { confirmArrival } from '../../../server/modules/selling/upi/upi.contract.ts'
import type { StaffOrder } from '../../../shared/selling/orders/staff-order.ts'
import { utrArrived } from '../../../shared/selling/payments/upi-admin.ts'
import { MoneyField } from '../../ui/money-field.tsx'
import { ActDialog } from '../act-dialog.tsx'
import { useOrderStep } from '../calls.ts'
import type { UpiPayment } from './upi-payment.ts'

type Props = { order: StaffOrder; payment: UpiPayment; onClose: () => void }

/** Says that a UPI payment is in the bank account, with the amount that stands there. */
export function UpiArrivedDialog({ order, payment, onClose }: Props) {
  const act = useOrderStep(order._id)
  const [amount, setAmount] = useState<number | undefined>(payment.amount)
  const [fault, setFault] = useState<string>()
  const run = async () => {
    const { transactionId, utr } = payment
    const checked = utrArrived.safeParse({ transactionId, utr: utr.number, amount })
    if (!checked.success) {
      setFault(checked.error.issues[0]?.message)
      return 'stay' as const
    }
    await act((named) => call(confirmArrival, { ...named, body: checked.data }))
    toast.success(`The payment of order ${order.number} is noted`)
  }
  return (
    <ActDialog
      title={`Is UTR ${payment.utr.number} in your bank account?`}
      act="Money arrived"
      run={run}
      onClose={onClose}
    >
      <p>An unpaid order is placed, and its customer gets an email. Late or duplicate payments become refunds due.</p>
      <MoneyField
        label="Amount at the bank"
        required
        value={amount}
        error={fault}
        onChange={(value) => {
          setAmount(value)
          setFault(undefined)
        }}
      />
    </ActDialog>
  )
}
