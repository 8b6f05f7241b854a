/** What was typed into one text of a page. */
export type Typed = {
  /** The section and the field. */
  place: string
  before: string
  /** Where the text differs, from 0; what was taken out there, and what came in. */
  start: number
  removed: string
  inserted: string
  /** Instant, ms. */
  at: number
}

/** The change from one state of the sections to the next as typing; undefined where more, or something else, has changed. */
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

/** Whether two states hold the same, though they may have been read apart. */
export function isSame(one: unknown, other: unknown): boolean {
  return changesBetween(one, other, []).length === 0
}

/** Up to two: more need not be known. */
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

/** What ends a word for the one who types, in any script: a letter's marks and what joins two of them do not. */
const letter = String.raw`[\p{L}\p{M}\p{N}\u200c\u200d'’_-]`
const endsInWord = new RegExp(`${letter}$`, 'u')
const beginsWithWord = new RegExp(`^${letter}`, 'u')
const hasLetter = new RegExp(letter, 'u')
const allOneWord = new RegExp(`^${letter}*$`, 'u')

/** So long without a key is a pause, ms. */
const pause = 1_000

/**
 * Whether typing goes on with the step of undo that the typing before it belongs to. A step ends where a word does: when
 * more follows it, or what was deleted or pasted is followed by a pause; but never within a word.
 */
export function goesOn(last: Typed, next: Typed): boolean {
  if (last.place !== next.place || !isBeside(last, next)) return false
  const isAfterPause = next.at - last.at > pause
  if (next.inserted === '') return last.inserted === '' && (!isAfterPause || hasCut(last))
  if (continuesWord(next) && allOneWord.test(next.removed)) return true
  if (next.removed !== '') return false
  // After letters, what is no letter ends the word; it belongs to the next one.
  const hasWordEnded = last.inserted !== '' && endsInWord.test(next.before.slice(0, next.start))
  return !hasWordEnded && (!isAfterPause || hasCut(last) || isBetweenWords(last))
}

/** Whether the second change of a section's properties belongs to the step of the first, coming right after it. */
export function isOneStep(begin: object, first: object, second: object): boolean {
  const of = (before: object, after: object) => typedBetween([{ id: '', ...before }], [{ id: '', ...after }], 0)
  const [last, next] = [of(begin, first), of(first, second)]
  return last !== undefined && next !== undefined && goesOn(last, next)
}

/** Whether what was just typed is being deleted again. */
export function takesBack(last: Typed, next: Typed): boolean {
  return last.place === next.place && last.inserted !== '' && next.inserted === '' && isBeside(last, next)
}

/** Whether it goes on with a word that stands before it. */
export function continuesWord({ before, start, inserted }: Typed): boolean {
  return endsInWord.test(before.slice(0, start)) && beginsWithWord.test(inserted)
}

/** Whether deleting has left a part of a word at the caret. */
function hasCut({ before, start, removed, inserted }: Typed): boolean {
  return inserted === '' && endsInWord.test(before.slice(0, start)) && beginsWithWord.test(removed)
}

function isBetweenWords({ inserted }: Typed): boolean {
  return inserted !== '' && !hasLetter.test(inserted)
}

/** Whether it was done where the caret was left, and not elsewhere in the same text. */
function isBeside(last: Typed, next: Typed): boolean {
  const caret = last.start + last.inserted.length
  // Of two same letters side by side it cannot be seen which one was typed.
  return next.start <= caret + 1 && next.start + next.removed.length >= caret - 1
}
