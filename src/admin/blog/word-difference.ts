import { diffArrays } from 'diff'

/** Words that both texts have, or one of them. */
export type Run = { of: 'both' | 'before' | 'after'; text: string }

/** Steps of all comparisons that one differ makes; about a tenth of a second. */
const mostSteps = 500_000

/** Compares two lists; undefined if they differ so much that finding out how would take too long. */
export type Differ = <T>(
  before: T[],
  after: T[],
  isSame?: (one: T, other: T) => boolean,
) => { of: Run['of']; items: T[] }[] | undefined

/** A differ whose comparisons share one budget, so that a long text holds nothing up. A comparison takes as many steps as the square of its edits. */
export function makeDiffer(steps = mostSteps): Differ {
  let left = steps
  return (before, after, isSame = (one, other) => one === other) => {
    const maxEditLength = Math.floor(Math.sqrt(2 * left))
    const found = diffArrays(before, after, { maxEditLength, comparator: isSame })
    const edits = found?.reduce((sum, { added, removed, count }) => sum + (added || removed ? count : 0), 0)
    left = Math.max(0, left - (edits ?? maxEditLength) ** 2 / 2)
    return found?.map(({ added, removed, value }) => ({
      of: added ? 'after' : removed ? 'before' : 'both',
      items: value,
    }))
  }
}

/** A word with its signs and joiners, or a run of other characters, each with the blanks after it. */
const word = /[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}'’]|\u200c|\u200d)*\s*|[^\s\p{L}\p{N}]+\s*|\s+/gu

export const wordsIn = (text: string): string[] => text.match(word) ?? []

const isSameWord = (one: string, other: string) => one.trimEnd() === other.trimEnd()

/** Compares two texts word by word. Texts that differ too much are taken out and added as a whole. */
export function wordDifference(before: string, after: string, differ = makeDiffer()): Run[] {
  const found = differ(wordsIn(before), wordsIn(after), isSameWord)
  if (found) return found.map(({ of, items }) => ({ of, text: items.join('') }))
  const whole: Run[] = [
    { of: 'before', text: before },
    { of: 'after', text: after },
  ]
  return whole.filter(({ text }) => text !== '')
}
