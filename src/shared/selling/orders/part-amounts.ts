import type { OrderLine } from './orders.ts'
import { type PiecesOf, sumOf } from './pieces.ts'
import { worthOf } from './worth-of-pieces.ts'

type Priced = Pick<
  OrderLine,
  'quantity' | 'amount' | 'discounts' | 'tax' | 'centreTax' | 'cancelled' | 'returned' | 'reductions'
>

/** A line's amount after its discounts, tax included. */
export const netOf = ({ amount, discounts }: Pick<Priced, 'amount' | 'discounts'>): number =>
  amount - sumOf(discounts, ({ amount }) => amount)

/**
 * The amount that some pieces of an order come to, after lowered prices, in minor units: taken after those that are cancelled or returned already, so that all parts
 * of a line add up to it.
 * @throws RangeError for more pieces than a line has left
 */
export function amountOfParts(lines: Priced[], parts: PiecesOf[]): number {
  return sumOf(parts, ({ position, pieces }) => {
    const line = lines[position]
    if (!line) throw new RangeError(`The order has no line ${position}.`)
    const gone = line.cancelled + line.returned
    const net = { ...line, amount: netOf(line) }
    return worthOf(net, gone + pieces) - worthOf(net, gone)
  })
}
