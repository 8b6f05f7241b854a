import { type CountedLine, type DiscountedLine, type DiscountScope, isIn } from './discount-rules.ts'

type Pieces = { buy: number; get: number; percent: number; times: number; on: DiscountScope; bought: DiscountScope }

/**
 * “Buy 2, get 1 free”: what it takes off each line. The cheapest pieces of `on` are the ones that are given; what is given does not
 * count as bought. Of one price, pieces that can only be given come first.
 * @param left what earlier discounts left of each line, minor units
 */
export function pieceAmounts(lines: DiscountedLine[], left: number[], { percent, ...pieces }: Pieces): number[] {
  const given = givenOf(lines, pieces)
  return lines.map(({ quantity }, index) => {
    const count = given[index] ?? 0
    return count === 0 ? 0 : Math.round(((left[index] ?? 0) * count * percent) / (quantity * 100))
  })
}

/** How many pieces of each line are given. */
export function givenOf(lines: CountedLine[], { buy, get, times, on, bought }: Omit<Pieces, 'percent'>): number[] {
  const isBought = lines.map((line) => isIn(bought, line))
  let free = lines.reduce((sum, { quantity }, index) => sum + (isBought[index] ? quantity : 0), 0)
  const given = lines.map(() => 0)
  const most = times > 0 ? times * get : Number.POSITIVE_INFINITY
  const cheapest = lines
    .map((line, index) => ({ line, index, counts: isBought[index] ? 1 : 0 }))
    .filter(({ line }) => isIn(on, line))
    .sort((a, b) => a.line.price - b.line.price || a.counts - b.counts || (a.line.id < b.line.id ? -1 : 1))
  let count = 0
  for (const { line, index, counts } of cheapest)
    for (let piece = 0; piece < line.quantity; piece++) {
      if (count >= most) return given
      // A dearer piece that does not count as bought may still be given.
      if (free - counts < buy * Math.ceil((count + 1) / get)) break
      free -= counts
      count += 1
      given[index] = (given[index] ?? 0) + 1
    }
  return given
}
