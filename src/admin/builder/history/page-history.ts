import type { PlacedSection } from '../../../shared/content/pages/page-document.ts'
import { continuesWord, goesOn, isSame, type Typed, takesBack, typedBetween } from './typing.ts'

/** A page at one moment: its sections, and the id of the selected one. */
export type Moment = { sections: readonly PlacedSection[]; selected: string | undefined }

export type PageHistory = ReturnType<typeof pageHistory>

/** Undo and redo states of a page. Typing is one step per word (`typing.ts`). */
export function pageHistory() {
  const past: Moment[] = []
  let now: Moment | undefined
  let future: Moment[] = []
  let selected: string | undefined
  /** The last typed change; undefined if the last change was not typed. */
  let last: Typed | undefined
  /** The last step began by deleting what had just been typed, perhaps to correct a word. */
  let isTakingBack = false
  const listeners = new Set<() => void>()
  let shown = { hasPast: false, hasFuture: false }

  const tell = () => {
    const next = { hasPast: past.length > 0, hasFuture: future.length > 0 }
    if (next.hasPast === shown.hasPast && next.hasFuture === shown.hasFuture) return
    shown = next
    for (const listener of listeners) listener()
  }

  const step = (from: Moment[], to: Moment[]): Moment | undefined => {
    const target = from.pop()
    if (!target || !now) return undefined
    to.push(now)
    now = target
    last = undefined
    tell()
    return target
  }

  return {
    /**
     * Records the current state. A difference is a new step or extends the last one.
     * @param typedAt time of typing, ms; undefined if it was not typed
     */
    note(next: Moment, typedAt?: number): void {
      selected = next.selected
      if (!now || isSame(now.sections, next.sections)) {
        now = next
        return
      }
      const typed = typedAt === undefined ? undefined : typedBetween(now.sections, next.sections, typedAt)
      if (typed && last && goesOn(last, typed)) {
        // The word before its correction is not an undo state.
        if (isTakingBack && continuesWord(typed)) past.pop()
        isTakingBack &&= typed.inserted === ''
      } else {
        past.push(now)
        isTakingBack = typed !== undefined && last !== undefined && takesBack(last, typed)
      }
      last = typed
      now = next
      future = []
      tell()
    },
    undo: () => step(past, future),
    redo: () => step(future, past),
    /** Called before the page is opened again: its state then is not a step. */
    reopen(): void {
      now = undefined
      last = undefined
    },
    /** Id of the last selected section. */
    selected: () => selected,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    shown: () => shown,
  }
}
