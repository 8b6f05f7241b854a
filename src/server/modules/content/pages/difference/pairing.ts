/** What stands on both sides, and what on one alone. Places count from 0. */
export type Pair = { before?: number; after?: number }

/** True when both hold the same; the order of an object's keys makes no difference. */
export function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  const [a, b] = [one as Record<string, unknown>, other as Record<string, unknown>]
  return [...names].every((name) => same(a[name], b[name]))
}

/**
 * Pairs the items of a list with what they became: equal ones first, also across the list; of the others those that stand
 * between the same neighbours, in order. An item that was put in at the top does not make all of them look changed.
 */
export function pairItems(before: readonly unknown[], after: readonly unknown[]): Pair[] {
  const kept = longestCommon(before, after)
  const gaps = [...kept, { before: before.length, after: after.length }]
  const pairs: Pair[] = []
  const removed: number[] = []
  const added: number[] = []
  let [nextBefore, nextAfter] = [0, 0]
  for (const gap of gaps) {
    const [olds, news] = [range(nextBefore, gap.before), range(nextAfter, gap.after)]
    const both = Math.min(olds.length, news.length)
    for (let index = 0; index < both; index++) pairs.push({ before: olds[index], after: news[index] })
    removed.push(...olds.slice(both))
    added.push(...news.slice(both))
    if (gap.before < before.length) pairs.push(gap)
    ;[nextBefore, nextAfter] = [gap.before + 1, gap.after + 1]
  }
  return [...pairs, ...pairMoved(before, after, removed, added)].sort(byPlace)
}

/** An item that is gone here and new there was moved. */
function pairMoved(before: readonly unknown[], after: readonly unknown[], removed: number[], added: number[]): Pair[] {
  const free = new Set(added)
  const moved = removed.map((place): Pair => {
    const target = [...free].find((candidate) => same(before[place], after[candidate]))
    if (target === undefined) return { before: place }
    free.delete(target)
    return { before: place, after: target }
  })
  return [...moved, ...[...free].map((place) => ({ after: place }))]
}

const byPlace = (one: Pair, other: Pair) => (one.after ?? one.before ?? 0) - (other.after ?? other.before ?? 0)

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)
}

/** The longest run of equal items that both lists have in this order. */
export function longestCommon(before: readonly unknown[], after: readonly unknown[]): Required<Pair>[] {
  const rows = before.length + 1
  const lengths = Array.from({ length: rows }, () => new Uint16Array(after.length + 1))
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0
  for (let row = before.length - 1; row >= 0; row--) {
    for (let column = after.length - 1; column >= 0; column--) {
      const length = same(before[row], after[column])
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1))
      lengths[row]?.fill(length, column, column + 1)
    }
  }
  const found: Required<Pair>[] = []
  let [row, column] = [0, 0]
  while (row < before.length && column < after.length) {
    if (same(before[row], after[column])) found.push({ before: row++, after: column++ })
    else if (at(row + 1, column) >= at(row, column + 1)) row++
    else column++
  }
  return found
}
