import { messageOf } from '../../client/message-of.ts'
import { oneAtATime } from '../ui/one-at-a-time.ts'

/** What became of what was typed. */
export type KeepState =
  /** There is nothing that is not saved. */
  | { kind: 'none' }
  | { kind: 'waiting' }
  | { kind: 'kept' }
  /** It will be tried again; the text says why it did not go. */
  | { kind: 'failed'; text: string }

export type Leaving = 'leaving' | undefined

type Options<T> = {
  /** What the server has kept already. */
  kept: T | undefined
  /** `leaving` is one that must come through although the page is being left. */
  keep: (content: T, leaving: Leaving) => Promise<unknown>
  drop: () => Promise<unknown>
  onState: (state: KeepState) => void
}

/** How long after the last key it is sent, and tried again, ms. */
const typingPause = 1_000
const retryAfter = 5_000

export type DraftKeeper<T> = ReturnType<typeof draftKeeper<T>>

/** Keeps on the server what is typed and not saved, a moment after the last change, one call at a time; drops it once nothing is. */
export function draftKeeper<T>({ kept, keep, drop, onState }: Options<T>) {
  const textOf = (content: T | undefined) => content && JSON.stringify(content)
  let latest = kept
  let stored = textOf(kept)
  let timer: ReturnType<typeof setTimeout> | undefined

  const settle = oneAtATime(async (leaving?: Leaving) => {
    clearTimeout(timer)
    const sent = latest
    if (textOf(sent) !== stored) {
      try {
        await (sent === undefined ? drop() : keep(sent, leaving))
      } catch (error) {
        timer = setTimeout(() => void settle(), retryAfter)
        return onState({ kind: 'failed', text: messageOf(error) })
      }
      stored = textOf(sent)
    }
    if (textOf(latest) === stored) onState({ kind: stored === undefined ? 'none' : 'kept' })
  })

  return {
    /** @param content undefined where everything is saved */
    change(content: T | undefined): void {
      latest = content
      clearTimeout(timer)
      if (textOf(content) === stored) {
        onState({ kind: stored === undefined ? 'none' : 'kept' })
        return
      }
      onState({ kind: 'waiting' })
      timer = setTimeout(() => void settle(), typingPause)
    },
    /** Settles when the server has what was typed last. False when it has not. */
    async flush(leaving?: Leaving): Promise<boolean> {
      await settle(leaving)
      return textOf(latest) === stored
    },
    /** Nothing is sent any more. */
    stop: () => clearTimeout(timer),
  }
}
