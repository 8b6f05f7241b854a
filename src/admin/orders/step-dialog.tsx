import { useState } from 'react'
import { call } from '../../client/call.ts'
import { toast } from '../../client/toast.ts'
import { moveOrder } from '../../server/modules/selling/fulfilment/fulfilment.contract.ts'
import { type OrderStatus, statusesOf } from '../../shared/selling/orders/order-statuses.ts'
import { amountOfParts } from '../../shared/selling/orders/part-amounts.ts'
import { allPieces, sumOf } from '../../shared/selling/orders/pieces.ts'
import type { StaffOrder } from '../../shared/selling/orders/staff-order.ts'
import { formatMoney } from '../../shared/selling/pricing/money.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { ActDialog } from './act-dialog.tsx'
import { useOrderStep } from './calls.ts'
import { CustomerNote } from './parcels/ship-dialog.tsx'
import { leftOf } from './payments/payment-words.ts'

type Step = {
  to: OrderStatus
  title: string
  act: string
  /** Explains the consequences, in plain words. */
  says: (order: StaffOrder) => string
}

const back = 'Its items go back into stock.'

const steps: Record<'deliver' | 'takeBack', Step> = {
  deliver: {
    to: 'DELIVERED',
    title: 'Delivered',
    act: 'Mark as delivered',
    says: ({ paymentStatus, parcels, currency }) => {
      const onWay = parcels.filter(({ state }) => state === 'SENT')
      const collected = formatMoney(
        sumOf(onWay, ({ collect }) => collect),
        currency,
      )
      if (paymentStatus === 'DUE_ON_DELIVERY') return `${collected} was collected, and the order is paid.`
      return onWay.length > 1
        ? `The customer has all ${onWay.length} parcels and gets an email.`
        : 'The customer has the parcel and gets an email.'
    },
  },
  takeBack: {
    to: 'RETURNED',
    title: 'Return received',
    act: 'Mark as returned',
    says: comesBack,
  },
}

/** Parcels on their way come back: in cash they were not paid for, and those that arrived before stay paid. */
function comesBack({ lines, payments, paymentStatus, currency }: StaffOrder): string {
  const parts = allPieces(
    lines.map((line, position) => ({ ...line, position })),
    ({ shipped }) => shipped,
  )
  const isAll = lines.every(({ delivered }) => delivered === 0)
  const paid = paymentStatus === 'DUE_ON_DELIVERY' ? 0 : sumOf(payments, leftOf)
  const amount = isAll ? paid : Math.min(paid, amountOfParts(lines, parts))
  return amount > 0
    ? `${back} ${formatMoney(amount, currency)} must then be refunded.`
    : `${back} Nothing was paid for them.`
}

/** Confirms a step. */
export function StepDialog({
  order,
  step,
  onClose,
}: {
  order: StaffOrder
  step: keyof typeof steps
  onClose: () => void
}) {
  const act = useOrderStep(order._id)
  const [note, setNote] = useState('')
  const [refusedAtDoor, setRefused] = useState(false)
  const mayBeRefused = step === 'takeBack' && order.status === 'SHIPPED' && order.paymentStatus === 'DUE_ON_DELIVERY'
  const { to, title, act: name, says } = steps[step]
  const run = async () => {
    await act((order) => call(moveOrder, { ...order, body: { to, note, refusedAtDoor } }))
    toast.success(`Order ${order.number}: ${statusesOf(order)[to].toLowerCase()}`)
  }
  return (
    <ActDialog title={title} act={name} run={run} onClose={onClose}>
      <p>{says(order)}</p>
      {mayBeRefused && (
        <Checkbox
          label="The customer refused it at the door"
          checked={refusedAtDoor}
          onChange={({ target }) => setRefused(target.checked)}
        />
      )}
      <CustomerNote value={note} onChange={setNote} />
    </ActDialog>
  )
}
