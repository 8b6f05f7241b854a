import { useCallback, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { valueAt } from '../../../fields/change.ts'
import type { Commands } from '../../commands.ts'
import { useMayEdit } from '../../editing.ts'
import type { Place } from '../../saving/issues.ts'
import { prepareMaps, shownIn } from './drawn.tsx'
import type { Hit } from './hit.ts'
import type { Typing } from './typing.ts'
import { usePointer } from './use-pointer.ts'

/** Handles presses on the canvas: edits a text in place and shows the pressed section in the panel. */
export function useTyping(frame: Document | undefined, commands: Commands, onPlace: (place: Place) => void) {
  const [typing, setTyping] = useState<Typing>()
  const close = useRef<() => void>(undefined)
  const mayType = useMayEdit()
  useEffect(() => void prepareMaps(), [])

  const end = useCallback(() => {
    // Sections must re-render from the same properties as before.
    commands.settle()
    close.current?.()
    close.current = undefined
    setTyping(undefined)
  }, [commands])
  useEffect(() => {
    if (!mayType) end()
  }, [mayType, end])

  usePointer(frame, {
    mayType,
    onPress: () => close.current && flushSync(end),
    onHit: ({ id, written, item }: Hit, at) => {
      commands.select(id)
      const path = written?.path ?? item
      if (path) onPlace({ id, path, quiet: true })
      if (!written || !mayType) return
      const shown = shownIn(written.node)
      const begin = valueAt(shown, written.path)
      if (typeof begin !== 'string') return
      unfold(written.node)
      // Synchronous, because phones open their keyboard only for a focus within the press event.
      flushSync(() => setTyping({ id, path: written.path, written, begin, shown, at }))
    },
  })
  const onOpen = useCallback((closing: () => void) => {
    close.current = closing
  }, [])
  return { typing, end, onOpen }
}

/** Opens the `details` around an answer, so that the answer is visible while its question is edited. */
function unfold(node: Node): void {
  const folded = node.parentElement?.closest('details')
  if (folded) folded.open = true
}
