import { useState } from 'react'
import type { OrderReturn } from '../../../shared/selling/orders/order-parts.ts'
import { sumOf } from '../../../shared/selling/orders/pieces.ts'
import type { StaffOrder } from '../../../shared/selling/orders/staff-order.ts'
import { formatMoney } from '../../../shared/selling/pricing/money.ts'
import { MoneyField } from '../../ui/money-field.tsx'

type Refund = ReturnType<typeof useRefundAmount>

/** The amount to pay back for a return: at first what its items came to, at most what is left to refund. */
export function useRefundAmount(order: StaffOrder, { piecesAmount }: OrderReturn) {
  const left = leftToRefund(order)
  const [amount, setAmount] = useState<number | undefined>(Math.min(piecesAmount, left))
  const [fault, setFault] = useState<string>()
  return {
    ...{ amount, left, fault },
    change(next: number | undefined) {
      setAmount(next)
      setFault(undefined)
    },
    /** @returns false if the amount is not possible, which the field then says */
    check(): boolean {
      const isPossible = amount !== undefined && amount >= 0 && amount <= left
      if (!isPossible) setFault(`Enter an amount up to ${formatMoney(left, order.currency)}.`)
      return isPossible
    },
  }
}

export function RefundAmount({ order, found, refund }: { order: StaffOrder; found: OrderReturn; refund: Refund }) {
  const money = (minor: number) => formatMoney(minor, order.currency)
  const { shipping } = order.amounts
  const shippingHint = shipping > 0 ? `, the shipping of the order to ${money(shipping)}` : ''
  return (
    <MoneyField
      label="Amount to refund"
      required
      hint={`The items came to ${money(found.piecesAmount)}${shippingHint}. Up to ${money(refund.left)}.`}
      value={refund.amount}
      error={refund.fault}
      onChange={refund.change}
    />
  )
}

/** The rest of the order, and of its payment: nothing once that is paid back. */
function leftToRefund({ amounts, payments }: StaffOrder): number {
  const left = amounts.total - amounts.cancelled - amounts.returned - amounts.reduced
  const paid = payments.find(({ status }) => status === 'PAID')
  if (!paid) return payments.some(({ status }) => status === 'REFUND_DUE' || status === 'REFUNDED') ? 0 : left
  const back = sumOf(paid.refunds, ({ amount }) => amount)
  return Math.min(left, paid.amount - back - paid.due)
}
