/** Amounts that an order keeps of a line or of its shipping: `amount` is what is left after discounts, tax included; minor units. */
export type WholeLine = { quantity: number; amount: number; tax: number; centreTax: number | null }

/** Amounts of some pieces of a line. `centreTax` is null where the order keeps no halves. */
export type LinePart = { amount: number; tax: number; centreTax: number | null }

/**
 * Amounts of some pieces of a line, in whole paise. However the pieces are divided, the parts add up to the line exactly: a part is
 * the difference of two rounded sums from the first piece on, so pieces that are taken one after another lose and gain nothing. Tax is
 * shared by the amount, so no part has more of it than the part came to.
 * @param before pieces that earlier parts have taken
 * @throws RangeError for more pieces than the line has
 */
export function partOfLine(line: WholeLine, before: number, pieces: number): LinePart {
  if (before < 0 || pieces < 0 || before + pieces > line.quantity)
    throw new RangeError('More pieces than the line has.')
  const from = firstPieces(line, before)
  const to = firstPieces(line, before + pieces)
  return {
    amount: to.amount - from.amount,
    tax: to.tax - from.tax,
    centreTax: line.centreTax === null ? null : to.centreTax - from.centreTax,
  }
}

/** Amounts of the first so many pieces, rounded down. */
function firstPieces({ quantity, ...whole }: WholeLine, pieces: number) {
  const amount = shareOf(whole.amount, pieces, quantity)
  const tax = shareOf(whole.tax, amount, whole.amount)
  return { amount, tax, centreTax: shareOf(whole.centreTax ?? 0, tax, whole.tax) }
}

/** `whole * part / of`, rounded down; 0 of nothing. The product may pass 2^53. */
export function shareOf(whole: number, part: number, of: number): number {
  return of === 0 ? 0 : Number((BigInt(whole) * BigInt(part)) / BigInt(of))
}
