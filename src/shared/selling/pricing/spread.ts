export type Weight = { key: string; weight: number }

/**
 * Spreads an amount in proportion to weights, which are not all 0 and whose sum is below 2^53. The shares add up to it: paise left
 * over by rounding down go to the largest remainders, then by key.
 * @returns shares in the order of `weights`
 */
export function spread(amount: number, weights: Weight[]): number[] {
  const sum = weights.reduce((total, { weight }) => total + weight, 0)
  const shares = weights.map(({ key, weight }, index) => ({ key, index, ...divided(amount, weight, sum) }))
  const left = amount - shares.reduce((total, { share }) => total + share, 0)
  if (left === 0) return shares.map(({ share }) => share)
  const next = shares.toSorted((a, b) => b.remainder - a.remainder || compare(a.key, b.key)).slice(0, left)
  const raised = new Set(next.map(({ index }) => index))
  return shares.map(({ share, index }) => share + (raised.has(index) ? 1 : 0))
}

/** amount × weight ÷ sum, rounded down, and what is left. The product may pass 2^53. */
function divided(amount: number, weight: number, sum: number): { share: number; remainder: number } {
  const product = amount * weight
  if (Number.isSafeInteger(product)) {
    const remainder = product % sum
    return { share: (product - remainder) / sum, remainder }
  }
  const [exact, whole] = [BigInt(amount) * BigInt(weight), BigInt(sum)]
  return { share: Number(exact / whole), remainder: Number(exact % whole) }
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
