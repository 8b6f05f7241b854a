import { amountOfParts, netOf } from '../../../../shared/selling/part-amounts.ts'
import { type PiecesOf, sumOf } from '../../../../shared/selling/pieces.ts'
import type { OrderLineRow } from './order-lines.ts'

const priced = ({ unitPrice, quantity, taxAmount: tax, centreTaxAmount: centreTax, ...line }: OrderLineRow) => ({
  ...line,
  ...{ quantity, tax, centreTax, amount: unitPrice * quantity },
})

/** As `amountOfParts`, of lines as the order keeps them, all of them in their order. */
export const amountOfPieces = (lines: OrderLineRow[], parts: PiecesOf[]): number =>
  amountOfParts(lines.map(priced), parts)

/**
 * Cash that the courier of a parcel collects, in minor units: the last one all that is left of the order, another one what its pieces
 * come to, and the first one the shipping as well.
 * @param before sum of what earlier parcels collect; undefined for the first one
 */
export function cashOfParcel(
  order: { totalAmount: number; shippingAmount: number; cancelledAmount: number },
  lines: OrderLineRow[],
  parts: PiecesOf[],
  { before, isLast }: { before: number | undefined; isLast: boolean },
): number {
  const left = order.totalAmount - order.cancelledAmount - (before ?? 0)
  if (isLast) return left
  const pieces = sumOf(parts, ({ position, pieces }) => {
    const line = lines[position]
    return line ? Number((BigInt(netOf(priced(line))) * BigInt(pieces)) / BigInt(line.quantity)) : 0
  })
  return Math.min(left, pieces + (before === undefined ? order.shippingAmount : 0))
}
