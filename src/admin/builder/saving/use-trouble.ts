import { useState } from 'react'
import type { SaveState } from './draft-saver.ts'

/** Why the draft could not be saved, until it is: the retries in between are no reason to take it off the screen. */
export function useTrouble(state: SaveState): string | undefined {
  const [text, setText] = useState<string>()
  const next =
    state.kind === 'failed' ? state.text : state.kind === 'saving' || state.kind === 'waiting' ? text : undefined
  if (next !== text) setText(next)
  return next
}
