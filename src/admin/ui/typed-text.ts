import { useEffect, useRef } from 'react'
import { passing, textIn } from '../../client/typing.ts'

const isText = (field: EventTarget | null): field is HTMLElement =>
  field instanceof HTMLElement &&
  field.matches('input:not([type=checkbox], [type=radio], [type=file]), textarea, [contenteditable=true]') &&
  !field.matches(passing)

/**
 * Watches what is typed within an element.
 * @returns whether a field in it has another text than when it got the focus first
 */
export function useTypedText(within: HTMLElement | null): () => boolean {
  const first = useRef(new Map<HTMLElement, string>())
  useEffect(() => {
    if (!within) return
    const texts = first.current
    const note = ({ target }: Event) => {
      if (isText(target) && !texts.has(target)) texts.set(target, textIn(target))
    }
    within.addEventListener('focusin', note)
    note({ target: document.activeElement } as Event)
    return () => within.removeEventListener('focusin', note)
  }, [within])
  return () => [...first.current].some(([field, text]) => field.isConnected && textIn(field) !== text)
}
