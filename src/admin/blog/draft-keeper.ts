import { messageOf } from '../../client/message-of.ts'
import { oneAtATime } from '../ui/one-at-a-time.ts'

/** Whether the server has the unsaved input. */
export type KeepState =
  /** Nothing is unsaved. */
  | { kind: 'none' }
  | { kind: 'waiting' }
  | { kind: 'kept' }
  /** Will be retried; `text` is the error. */
  | { kind: 'failed'; text: string }

export type Leaving = 'leaving' | undefined

type Options<T> = {
  /** The draft that the server already has. */
  kept: T | undefined
  /** A `leaving` request must complete although the page is being closed. */
  keep: (content: T, leaving: Leaving) => Promise<unknown>
  drop: () => Promise<unknown>
  onState: (state: KeepState) => void
}

/** Delay between the last keystroke and sending, and before a retry, ms. */
const typingPause = 1_000
const retryAfter = 5_000

export type DraftKeeper<T> = ReturnType<typeof draftKeeper<T>>

/** Debounced autosave of unsaved input, one request at a time. Drops the draft once everything is saved. */
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
    /** @param content undefined if nothing is unsaved */
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
    /** Resolves once the server has the latest input; false if it could not be sent. */
    async flush(leaving?: Leaving): Promise<boolean> {
      await settle(leaving)
      return textOf(latest) === stored
    },
    /** Stops sending. */
    stop: () => clearTimeout(timer),
  }
}
