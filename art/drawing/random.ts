/** A small seeded generator (mulberry32): the same seed gives the same numbers on every machine. */
export type Random = {
  /** From `from` up to `to`. */
  between: (from: number, to: number) => number
  /** One of the values. */
  pick: <T>(values: readonly [T, ...T[]]) => T
}

export function seededRandom(seed: number): Random {
  let state = Math.trunc(seed) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return {
    between: (from, to) => from + (to - from) * next(),
    pick: (values) => values[Math.floor(next() * values.length)] ?? values[0],
  }
}

/** A stable seed from words, such as a product's path. */
export function seedOf(text: string): number {
  let hash = 2166136261
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619)
  return hash >>> 0
}
