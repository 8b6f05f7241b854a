import { nameWithOptions } from '../../../../shared/selling/bag/bag.ts'
import type { WishedPieces } from '../../../../shared/selling/orders/order-request-shapes.ts'
import { allPieces, type PiecesOf, sumOf } from '../../../../shared/selling/orders/pieces.ts'
import { refusal } from '../../../platform/refusal.ts'
import type { OrderLineRow } from '../orders/index.ts'

type Wished = WishedPieces | (PiecesOf & { of?: number | undefined })[]

/**
 * The chosen pieces by line, each line once.
 * @param left counts the pieces of a line that may be chosen
 * @throws Refusal `order.noLine`, `order.fewerPieces` naming the line
 */
export function choosePieces(lines: OrderLineRow[], wished: Wished, left: (line: OrderLineRow) => number): PiecesOf[] {
  const chosen = new Map<number, number>()
  for (const [index, wish] of wished.entries()) {
    const field = `lines.${index}`
    const own = lines.filter((line) => isOf(line, wish))
    const [line] = own
    if (!line) throw refusal('order.noLine', { field })
    const all = sumOf(own, left)
    const before = sumOf(own, ({ position }) => chosen.get(position) ?? 0)
    if (before + wish.pieces > all || (wish.of !== undefined && wish.of !== all))
      throw refusal('order.fewerPieces', { field: `${field}.pieces`, left: all, name: nameWithOptions(line) })
    choose(chosen, own, wish.pieces, left)
  }
  return [...chosen].map(([position, pieces]) => ({ position, pieces }))
}

/** Chooses pieces of lines, the first of them first: one variant has several where some were added later. */
function choose(
  chosen: Map<number, number>,
  own: OrderLineRow[],
  pieces: number,
  left: (line: OrderLineRow) => number,
): void {
  let rest = pieces
  for (const line of own) {
    const before = chosen.get(line.position) ?? 0
    const some = Math.min(rest, left(line) - before)
    if (some > 0) chosen.set(line.position, before + some)
    rest -= some
  }
}

const isOf = (line: OrderLineRow, wish: Wished[number]) =>
  wish.position === undefined
    ? 'productVariantId' in wish && line.variantId === wish.productVariantId
    : line.position === wish.position

/** All pieces that may be chosen, or those wished for. @throws Refusal as `choosePieces`, and `order.nothingLeft` */
export function chosenOrAll(
  lines: OrderLineRow[],
  wished: Wished | undefined,
  left: (line: OrderLineRow) => number,
): PiecesOf[] {
  const parts = wished ? choosePieces(lines, wished, left) : allPieces(lines, left)
  if (parts.length === 0) throw refusal('order.nothingLeft')
  return parts
}

/** `2 × Kurta (M), 1 × Bowl`, as they were called when they were ordered. */
export function itemsText(lines: OrderLineRow[], parts: PiecesOf[]): string {
  return parts
    .flatMap(({ position, pieces }) => {
      const line = lines.find((line) => line.position === position)
      return line ? [`${pieces} × ${nameWithOptions(line)}`] : []
    })
    .join(', ')
}
