import { consonantsOf } from './fold.ts'
import { skeletonOf } from './loans.ts'

const leastLength = 3
/** Sounds of this length may have two errors. */
const longLength = 6

/** All variants of a word with one letter missing. */
function shortened(word: string): string[] {
  const letters = [...word]
  return letters.map((_, left) => letters.filter((_, at) => at !== left).join(''))
}

/** Index keys of a sound: for typo search itself, itself with one letter missing and its consonants; and its key in other scripts. */
export function keysOf(sound: string): string[] {
  const skeleton = skeletonOf(sound)
  const alike = skeleton === undefined ? [] : [skeleton]
  if (sound.length < leastLength || /\d/.test(sound)) return alike
  return [...new Set([sound, ...shortened(sound), `-${consonantsOf(sound)}`, ...alike])]
}

/** Keys to look up for a possibly misspelt sound. */
export function keysOfTyped(sound: string): string[] {
  if (sound.length < leastLength || /\d/.test(sound)) return []
  const once = shortened(sound)
  const twice = sound.length >= longLength ? once.flatMap(shortened) : []
  return [...new Set([sound, ...once, ...twice, `-${consonantsOf(sound)}`])]
}

/** Edit distance: letters to add, remove, replace or swap with a neighbour. */
export function distance(one: string, other: string): number {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) row.push(step(rows, row, one, other, i, j))
    rows.push(row)
  }
  return rows.at(-1)?.at(-1) ?? 0
}

function step(rows: number[][], row: number[], one: string, other: string, i: number, j: number): number {
  const at = (line: number, place: number) =>
    (line === i ? row[place] : rows[line]?.[place]) ?? Number.POSITIVE_INFINITY
  const isSame = one[i - 1] === other[j - 1]
  const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
  return Math.min(
    at(i - 1, j) + 1,
    at(i, j - 1) + 1,
    at(i - 1, j - 1) + (isSame ? 0 : 1),
    isSwapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
  )
}
