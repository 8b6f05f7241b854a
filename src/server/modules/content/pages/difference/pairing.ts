import { canonicalJson } from '../../../../../shared/canonical-json.ts'

/** Positions (from 0) of an item in both lists; one is missing if the item was added or removed. */
export type Pair = { before?: number; after?: number }

/** Deep equality. Key order is ignored, and a missing key equals undefined. */
export function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [a, b] = [one as Record<string, unknown>, other as Record<string, unknown>]
  if (!Object.keys(a).every((name) => same(a[name], b[name]))) return false
  return Object.keys(b).every((name) => b[name] === undefined || Object.hasOwn(a, name))
}

/**
 * Numbers the items of all lists so that equal items share a number. Comparing numbers is fast: every item is compared with
 * every item of the other list.
 */
function numbered(...lists: (readonly unknown[])[]): number[][] {
  const known = new Map<string, number>()
  const numberOf = (item: unknown) => {
    const text = canonicalJson(item)
    const number = known.get(text) ?? known.size
    known.set(text, number)
    return number
  }
  return lists.map((list) => list.map(numberOf))
}

/**
 * Pairs the items of two lists: equal ones first, wherever they are; then the remaining ones between the same neighbours, in
 * order. Inserting an item at the top does not make all others look changed.
 */
export function pairItems(olds: readonly unknown[], news: readonly unknown[]): Pair[] {
  const [before = [], after = []] = numbered(olds, news)
  const kept = longestCommon(before, after)
  const gaps = [...kept, { before: before.length, after: after.length }]
  const pairs: Pair[] = []
  const removed: number[] = []
  const added: number[] = []
  let [nextBefore, nextAfter] = [0, 0]
  for (const gap of gaps) {
    const [gone, come] = [range(nextBefore, gap.before), range(nextAfter, gap.after)]
    const both = Math.min(gone.length, come.length)
    for (let index = 0; index < both; index++) pairs.push({ before: gone[index], after: come[index] })
    removed.push(...gone.slice(both))
    added.push(...come.slice(both))
    if (gap.before < before.length) pairs.push(gap)
    ;[nextBefore, nextAfter] = [gap.before + 1, gap.after + 1]
  }
  return [...pairs, ...pairMoved(before, after, removed, added)].sort(byPlace)
}

/** An item removed in one place and added in another was moved. */
function pairMoved(before: readonly number[], after: readonly number[], removed: number[], added: number[]): Pair[] {
  const free = new Set(added)
  const moved = removed.map((place): Pair => {
    const target = [...free].find((candidate) => before[place] === after[candidate])
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

/** Longest common subsequence. */
function longestCommon(before: readonly number[], after: readonly number[]): Required<Pair>[] {
  const rows = before.length + 1
  const lengths = Array.from({ length: rows }, () => new Uint16Array(after.length + 1))
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0
  for (let row = before.length - 1; row >= 0; row--) {
    for (let column = after.length - 1; column >= 0; column--) {
      const length =
        before[row] === after[column] ? at(row + 1, column + 1) + 1 : Math.max(at(row + 1, column), at(row, column + 1))
      lengths[row]?.fill(length, column, column + 1)
    }
  }
  const found: Required<Pair>[] = []
  let [row, column] = [0, 0]
  while (row < before.length && column < after.length) {
    if (before[row] === after[column]) found.push({ before: row++, after: column++ })
    else if (at(row + 1, column) >= at(row, column + 1)) row++
    else column++
  }
  return found
}
