export type Weight = { key: string; weight: number }

/**
 * Spreads an amount in proportion to weights, which are not all 0. The shares add up to it: paise left over by rounding down go to
 * the largest remainders, then by key.
 * @returns shares in the order of `weights`
 */
export function spread(amount: number, weights: Weight[]): number[] {
  // The products pass 2^53.
  const sum = weights.reduce((total, { weight }) => total + BigInt(weight), 0n)
  const shares = weights.map(({ key, weight }, index) => {
    const product = BigInt(amount) * BigInt(weight)
    return { key, index, share: Number(product / sum), remainder: product % sum }
  })
  const left = amount - shares.reduce((total, { share }) => total + share, 0)
  const next = shares.toSorted((a, b) => compare(b.remainder, a.remainder) || compare(a.key, b.key)).slice(0, left)
  const raised = new Set(next.map(({ index }) => index))
  return shares.map(({ share, index }) => share + (raised.has(index) ? 1 : 0))
}

function compare<T extends bigint | string>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0
}
