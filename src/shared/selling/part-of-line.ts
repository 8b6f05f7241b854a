/** A line or the shipping as its order keeps it: `amount` is what is left after discounts, tax included; minor units. */
export type WholeLine = { quantity: number; amount: number; tax: number; centreTax: number | null }

/** Amounts of some pieces of a line. `centreTax` is null where the order keeps no halves. */
export type LinePart = { amount: number; tax: number; centreTax: number | null }

/**
 * Amounts of some pieces of a line, in whole paise. However the pieces are divided, the parts add up to the line exactly: a part is
 * the difference of two rounded sums from the first piece on, so pieces that are taken one after another lose and gain nothing.
 * @param before pieces that earlier parts have taken
 * @throws RangeError for more pieces than the line has
 */
export function partOfLine(line: WholeLine, before: number, pieces: number): LinePart {
  if (before < 0 || pieces < 0 || before + pieces > line.quantity)
    throw new RangeError('More pieces than the line has.')
  const share = (whole: number) => sumOf(whole, before + pieces, line.quantity) - sumOf(whole, before, line.quantity)
  return {
    amount: share(line.amount),
    tax: share(line.tax),
    centreTax: line.centreTax === null ? null : share(line.centreTax),
  }
}

/** The whole's share for the first pieces, rounded down. The product may pass 2^53. */
function sumOf(whole: number, pieces: number, quantity: number): number {
  return Number((BigInt(whole) * BigInt(pieces)) / BigInt(quantity))
}
