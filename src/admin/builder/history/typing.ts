/** A change typed into one text of a page. */
export type Typed = {
  /** Section id and field. */
  place: string
  before: string
  /** Position of the difference, from 0; the removed and the inserted text. */
  start: number
  removed: string
  inserted: string
  /** Instant, ms. */
  at: number
}

/** The difference between two states as typing; undefined if more than one text, or anything else, changed. */
export function typedBetween(
  before: readonly { id: string }[],
  after: readonly { id: string }[],
  at: number,
): Typed | undefined {
  const [change, ...more] = changesBetween(before, after, [])
  if (!change || more.length > 0 || change === 'other') return undefined
  const id = before[Number(change.path[0])]?.id
  return { place: [id, ...change.path.slice(1)].join('.'), at, before: change.before, ...difference(change) }
}

type TextChange = { path: string[]; before: string; after: string }

/** Deep equality of two states. */
export function isSame(one: unknown, other: unknown): boolean {
  return changesBetween(one, other, []).length === 0
}

/** Returns at most two changes: callers need no more. */
function changesBetween(before: unknown, after: unknown, path: string[]): (TextChange | 'other')[] {
  if (Object.is(before, after)) return []
  if (typeof after === 'string' && (typeof before === 'string' || before === undefined))
    return [{ path, before: before ?? '', after }]
  if (!isNode(before) || !isNode(after) || lengthOf(before) !== lengthOf(after)) return ['other']
  const found: (TextChange | 'other')[] = []
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    found.push(...changesBetween(Reflect.get(before, name), Reflect.get(after, name), [...path, name]))
    if (found.length > 1) break
  }
  return found
}

function lengthOf(node: object): number | undefined {
  return Array.isArray(node) ? node.length : undefined
}

function isNode(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function difference({ before, after }: TextChange): Pick<Typed, 'start' | 'removed' | 'inserted'> {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start++
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++
  return {
    start,
    removed: before.slice(start, before.length - end),
    inserted: after.slice(start, after.length - end),
  }
}

/** Characters of a word in any script, including combining marks and joiners. Any other character ends the word. */
const letter = String.raw`[\p{L}\p{M}\p{N}\u200c\u200d'’_-]`
const endsInWord = new RegExp(`${letter}$`, 'u')
const beginsWithWord = new RegExp(`^${letter}`, 'u')
const hasLetter = new RegExp(letter, 'u')
const allOneWord = new RegExp(`^${letter}*$`, 'u')

/** Time without a keystroke that counts as a pause, ms. */
const pause = 1_000

/**
 * Whether typing extends the undo step of the typing before it. A step ends at a word's end: when more text follows, or
 * when a pause follows deleting or pasting; never within a word.
 */
export function goesOn(last: Typed, next: Typed): boolean {
  if (last.place !== next.place || !isBeside(last, next)) return false
  const isAfterPause = next.at - last.at > pause
  if (next.inserted === '') return last.inserted === '' && (!isAfterPause || hasCut(last))
  if (continuesWord(next) && allOneWord.test(next.removed)) return true
  if (next.removed !== '') return false
  // A non-letter after letters ends the word and belongs to the next one.
  const hasWordEnded = last.inserted !== '' && endsInWord.test(next.before.slice(0, next.start))
  return !hasWordEnded && (!isAfterPause || hasCut(last) || isBetweenWords(last))
}

/** Whether the second of two consecutive changes of a section's properties belongs to the first one's undo step. */
export function isOneStep(begin: object, first: object, second: object): boolean {
  const of = (before: object, after: object) => typedBetween([{ id: '', ...before }], [{ id: '', ...after }], 0)
  const [last, next] = [of(begin, first), of(first, second)]
  return last !== undefined && next !== undefined && goesOn(last, next)
}

/** Whether the text just typed is being deleted again. */
export function takesBack(last: Typed, next: Typed): boolean {
  return last.place === next.place && last.inserted !== '' && next.inserted === '' && isBeside(last, next)
}

/** Whether the insertion continues the word before it. */
export function continuesWord({ before, start, inserted }: Typed): boolean {
  return endsInWord.test(before.slice(0, start)) && beginsWithWord.test(inserted)
}

/** Whether deleting left part of a word at the caret. */
function hasCut({ before, start, removed, inserted }: Typed): boolean {
  return inserted === '' && endsInWord.test(before.slice(0, start)) && beginsWithWord.test(removed)
}

function isBetweenWords({ inserted }: Typed): boolean {
  return inserted !== '' && !hasLetter.test(inserted)
}

/** Whether the change is adjacent to the previous caret. */
function isBeside(last: Typed, next: Typed): boolean {
  const caret = last.start + last.inserted.length
  // One character of tolerance: of two equal adjacent letters, the diff cannot tell which was typed.
  return next.start <= caret + 1 && next.start + next.removed.length >= caret - 1
}
