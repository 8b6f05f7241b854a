import { worthToSend } from '../../../../shared/selling/orders/cash-left.ts'
import { amountOfParts, netOf } from '../../../../shared/selling/orders/part-amounts.ts'
import { type PiecesOf, sumOf } from '../../../../shared/selling/orders/pieces.ts'
import { worthOf } from '../../../../shared/selling/orders/worth-of-pieces.ts'
import type { OrderLineRow } from './order-lines.ts'
import type { OrderRow } from './order-states.ts'
import type { ParcelRow } from './parcels.ts'
import type { ReturnRow } from './returns.ts'

const priced = ({ unitPrice, quantity, taxAmount: tax, centreTaxAmount: centreTax, ...line }: OrderLineRow) => ({
  ...line,
  ...{ quantity, tax, centreTax, amount: unitPrice * quantity },
})

/** As `amountOfParts`, of lines as the order keeps them, all of them in their order. */
export const amountOfPieces = (lines: OrderLineRow[], parts: PiecesOf[]): number =>
  amountOfParts(lines.map(priced), parts)

/** By how much lowered prices lessen the pieces of a line that its order keeps, in minor units. */
export function loweredIn(line: OrderLineRow): number {
  const whole = priced(line)
  const kept = (reductions: OrderLineRow['reductions']) => {
    const net = { ...whole, amount: netOf(whole), reductions }
    return worthOf(net, line.quantity) - worthOf(net, line.cancelled + line.returned)
  }
  return kept([]) - kept(line.reductions)
}

/** Cash that parcels have collected or will, but for those that came back. */
export const collectedBy = (parcels: Pick<ParcelRow, 'state' | 'collectAmount'>[]): number =>
  sumOf(parcels, ({ state, collectAmount }) => (state === 'RETURNED' ? 0 : collectAmount))

/** The amount refunded or due for returns. */
export const refundedBy = (returns: Pick<ReturnRow, 'refundAmount'>[]): number =>
  sumOf(returns, ({ refundAmount }) => refundAmount ?? 0)

type Lessened = Pick<OrderRow, 'totalAmount' | 'cancelledAmount' | 'returnedAmount' | 'reducedAmount'>

/** The total without cancelled and returned pieces, and without what lowered prices take. */
export const leftOf = ({ totalAmount, cancelledAmount, returnedAmount, reducedAmount }: Lessened): number =>
  totalAmount - cancelledAmount - returnedAmount - reducedAmount

/**
 * Cash that the courier of a parcel collects, in minor units: the last one all that is left of the order, another one what its pieces
 * come to, and the first one the shipping as well.
 * @param before sum of what earlier parcels collect, without what was refunded for returns of theirs; undefined for the first one. Parcels that
 * came back do not count.
 */
export function cashOfParcel(
  order: Lessened & Pick<OrderRow, 'shippingAmount'>,
  lines: OrderLineRow[],
  parts: PiecesOf[],
  { before, isLast }: { before: number | undefined; isLast: boolean },
): number {
  const left = leftOf(order) - (before ?? 0)
  if (isLast) return left
  const pieces = worthToSend(lines.map(priced), parts)
  return Math.min(left, pieces + (before === undefined ? order.shippingAmount : 0))
}
