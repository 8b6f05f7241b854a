import type { Order } from './orders.ts'
import { netOf } from './part-amounts.ts'
import { partOfLine } from './part-of-line.ts'
import { type PiecesOf, sumOf, toSend } from './pieces.ts'

type Line = Pick<
  Order['lines'][number],
  'quantity' | 'amount' | 'discounts' | 'tax' | 'centreTax' | 'cancelled' | 'shipped' | 'delivered' | 'returned'
> & { inReturn: number; replacing: number }

/**
 * The amount of pieces that are still to be sent, before lowered prices, in minor units. Pieces are cancelled from a line's first one on and
 * sent from its last one on: both add up to it in whole paise.
 */
export function worthToSend(lines: Line[], parts: PiecesOf[]): number {
  return sumOf(parts, ({ position, pieces }) => {
    const line = lines[position]
    if (!line) return 0
    const before = line.cancelled + toSend(line) - pieces
    return partOfLine({ ...line, amount: netOf(line) }, before, pieces).amount
  })
}

type Cash = Pick<Order, 'amounts' | 'lines' | 'parcels' | 'returns'>

/** Cash of an order paid when it arrives that none of its parcels has collected, or will. */
export function cashLeft({ amounts, parcels, returns }: Pick<Cash, 'amounts' | 'parcels' | 'returns'>): number {
  const { total, cancelled, returned, reduced } = amounts
  const collected = sumOf(parcels, ({ state, collect }) => (state === 'RETURNED' ? 0 : collect))
  const paidBack = sumOf(returns, ({ refundAmount }) => refundAmount ?? 0)
  return total - cancelled - returned - reduced - collected + paidBack
}

/** Cash that the buyer of such an order has still to pay, parcels on their way included. */
export function leftToPay(order: Pick<Cash, 'amounts' | 'parcels' | 'returns'>): number {
  return cashLeft(order) + sumOf(order.parcels, ({ state, collect }) => (state === 'SENT' ? collect : 0))
}

/** Cash for some pieces that are handed over now: what they come to, with the first ones the shipping, with the last ones all that is left. */
export function cashFor(order: Cash, parts: PiecesOf[]): number {
  const left = cashLeft(order)
  if (sumOf(parts, ({ pieces }) => pieces) === sumOf(order.lines, toSend)) return left
  const isFirst = order.parcels.every(({ state, replaces }) => replaces || state === 'RETURNED')
  return Math.min(left, worthToSend(order.lines, parts) + (isFirst ? order.amounts.shipping : 0))
}
