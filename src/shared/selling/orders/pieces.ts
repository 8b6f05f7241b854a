import type { OrderStatus } from './order-statuses.ts'

/**
 * Where the pieces of an order's line are. The rest of `quantity` is still to be sent. `inReturn` are some of those delivered, and
 * `replacing` others, which came back and whose replacement has not arrived.
 */
export type LinePieces = {
  quantity: number
  cancelled: number
  shipped: number
  delivered: number
  returned: number
  inReturn: number
  replacing: number
}

/** Some pieces of the line at this position, the first being 0. */
export type PiecesOf = { position: number; pieces: number }

export const toSend = ({ quantity, cancelled, shipped, delivered, returned }: LinePieces): number =>
  quantity - cancelled - shipped - delivered - returned

/** Pieces with the customer that no open return has. */
export const returnable = ({ delivered, inReturn, replacing }: LinePieces): number => delivered - inReturn - replacing

/** All pieces for which this counts some, by line. */
export function allPieces<Line extends LinePieces & { position: number }>(
  lines: Line[],
  count: (line: Line) => number,
): PiecesOf[] {
  return lines.flatMap((line) => (count(line) > 0 ? [{ position: line.position, pieces: count(line) }] : []))
}

export const sumOf = <Item>(items: Item[], of: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0)

/** The state that an order has by its pieces alone; undefined while some are to be sent. */
export function statusByPieces(lines: LinePieces[]): OrderStatus | undefined {
  if (sumOf(lines, toSend) > 0) return undefined
  if (sumOf(lines, ({ shipped }) => shipped) > 0) return 'SHIPPED'
  if (sumOf(lines, ({ delivered }) => delivered) > 0) return 'DELIVERED'
  return sumOf(lines, ({ returned }) => returned) > 0 ? 'RETURNED' : 'CANCELLED'
}

/** Pieces that were sent, and all that are not cancelled: “2 of 5 pieces sent”. */
export function sentOf(lines: LinePieces[]): { sent: number; pieces: number } {
  const pieces = sumOf(lines, ({ quantity, cancelled }) => quantity - cancelled)
  return { sent: pieces - sumOf(lines, toSend), pieces }
}
