import { partOfLine, shareOf, type WholeLine } from './part-of-line.ts'

/**
 * A lowered price (B328): `amount` is shared by the pieces that the line had left then, `gone` pieces having been cancelled or returned
 * before. Minor units, GST included.
 */
export type Reduction = { amount: number; gone: number }

/**
 * The amount that the first so many pieces of a line come to, after discounts and lowered prices. It never falls from one piece to the next: each
 * reduction is shared in proportion to what the pieces came to before it, so no piece loses more than it was worth, and what is taken from
 * the line part by part adds up to it.
 * @throws RangeError for more pieces than the line has
 */
export function worthOf(line: WholeLine & { reductions: Reduction[] }, pieces: number): number {
  const { reductions, quantity } = line
  const points = [...new Set([pieces, quantity, ...reductions.map(({ gone }) => gone)])]
  let worth = new Map(points.map((point) => [point, partOfLine(line, 0, point).amount]))
  for (const { amount, gone } of reductions) {
    const at = (point: number) => worth.get(point) ?? 0
    const left = at(quantity) - at(gone)
    const lessened = (point: number) => (point > gone ? shareOf(amount, at(point) - at(gone), left) : 0)
    worth = new Map(points.map((point) => [point, at(point) - lessened(point)]))
  }
  return worth.get(pieces) ?? 0
}
