import { useEffect, useLayoutEffect, useRef } from 'react'
import { BesideText } from './beside-text.tsx'
import { offsetAt } from './hit.ts'
import { caretIn, openBox, setCaret, type TextBox, textIn } from './text-box.ts'
import type { TypeHereProps } from './typing.ts'
import { useText } from './use-text.ts'

/** In-place editor for a text of one or several lines. */
export function TypeLine({ typing, placed, commands, fault, onOpen, onEnd }: TypeHereProps) {
  const [text, setText] = useText(typing, placed, commands)
  const { written, at } = typing
  const box = useRef<TextBox>(undefined)
  const sent = useRef(typing.begin)
  const latest = useRef({ setText, onOpen, onEnd })
  latest.current = { setText, onOpen, onEnd }

  useLayoutEffect(() => {
    const node = written.node as Text
    const offset = at ? offsetAt(node, at) : node.length
    const opened = openBox(node, written)
    box.current = opened
    latest.current.onOpen(opened.close)
    const { element } = opened
    const read = () => {
      const next = textIn(element, written.writing)
      if (written.writing === 'line' && element.textContent !== next) {
        const caret = caretIn(element)
        element.textContent = next
        setCaret(element, caret)
      }
      if (next === sent.current) return
      sent.current = next
      latest.current.setText(next)
    }
    const onKey = (event: KeyboardEvent) => keyIn(event, element, written.writing === 'line', latest.current.onEnd)
    element.addEventListener('input', read)
    element.addEventListener('keydown', onKey)
    element.addEventListener('keyup', still)
    const stop = onLeaving(element, () => latest.current.onEnd())
    element.focus({ preventScroll: true })
    setCaret(element, offset)
    return () => {
      stop()
      opened.close()
    }
  }, [written, at])

  // Changed elsewhere: by undo, or by the panel's field.
  useEffect(() => {
    const element = box.current?.element
    if (!element || text === sent.current) return
    sent.current = text
    const end = commonEnd(element.textContent ?? '', text)
    element.textContent = text
    setCaret(element, text.length - end)
  }, [text])

  // The text's element is gone: undo went back to a state without this text.
  useEffect(() => {
    if (box.current && !box.current.element.isConnected) onEnd()
  })

  useEffect(() => {
    const element = box.current?.element
    if (fault) element?.setAttribute('aria-invalid', 'true')
    else element?.removeAttribute('aria-invalid')
  }, [fault])

  return fault ? (
    <BesideText around={() => box.current?.element} side="below" onGone={onEnd}>
      <p role="alert" className="max-w-80 px-2.5 py-1.5 text-xs text-danger">
        {fault}
      </p>
    </BesideText>
  ) : null
}

/** Keeps keystrokes from the elements around the text: a button, a summary, Puck. */
function keyIn(event: KeyboardEvent, box: HTMLElement, isLine: boolean, onEnd: () => void): void {
  event.stopPropagation()
  if (event.isComposing) return
  if (event.key === 'Escape' || (event.key === 'Enter' && isLine)) {
    event.preventDefault()
    onEnd()
  } else if (event.key === ' ' && box.closest('button, summary, a')) {
    event.preventDefault()
    box.ownerDocument.execCommand('insertText', false, ' ')
  }
}

const still = (event: KeyboardEvent) => {
  event.stopPropagation()
  if (event.key === ' ') event.preventDefault()
}

/** Calls `leave` when focus moves elsewhere, but not when the whole window loses it. */
function onLeaving(element: HTMLElement, leave: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const look = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      const { activeElement } = element.ownerDocument
      const isHere = activeElement === element && document.activeElement?.tagName === 'IFRAME'
      if (document.hasFocus() && !isHere) leave()
    })
  }
  element.addEventListener('blur', look)
  return () => {
    clearTimeout(timer)
    element.removeEventListener('blur', look)
  }
}

/** Length of the common suffix of two texts. */
function commonEnd(one: string, other: string): number {
  const most = Math.min(one.length, other.length)
  let count = 0
  while (count < most && one.at(-1 - count) === other.at(-1 - count)) count++
  return count
}
