import type { Written } from './source-map.ts'

export type TextBox = { element: HTMLElement; close: () => void }

/**
 * Places an editable box where a text is. React's text node stays beside it, empty, so that React still
 * finds it when the section renders.
 */
export function openBox(text: Text, { label, writing }: Written): TextBox {
  const { ownerDocument: frame, data } = text
  const around = text.parentElement
  const element = frame.createElement('span')
  element.className = 'builder-typing'
  element.setAttribute('contenteditable', 'plaintext-only')
  element.setAttribute('role', 'textbox')
  element.setAttribute('aria-label', label)
  element.setAttribute('aria-multiline', String(writing === 'lines'))
  element.setAttribute('data-puck-overlay-portal', 'true')
  element.dataset.empty = label
  const inOneLine = around && frame.defaultView?.getComputedStyle(around).whiteSpace.includes('nowrap')
  element.style.whiteSpace = inOneLine ? 'pre' : 'pre-wrap'
  element.textContent = data
  around?.insertBefore(element, text)
  text.data = ''
  let isOpen = true
  return {
    element,
    close() {
      if (!isOpen) return
      isOpen = false
      element.remove()
      text.data = data
    },
  }
}

/** The text in the box. Browsers keep an empty last line with an extra line break, which is removed. */
export function textIn(box: HTMLElement, writing: Written['writing']): string {
  const text = (box.textContent ?? '').replaceAll('\r', '')
  return writing === 'lines' ? text.replace(/\n$/, '') : text.replace(/\s*\n\s*/g, ' ')
}

export function setCaret(box: HTMLElement, offset: number): void {
  const { firstChild } = box
  const selection = box.ownerDocument.getSelection()
  if (firstChild) selection?.collapse(firstChild, Math.min(offset, firstChild.nodeValue?.length ?? 0))
  else selection?.collapse(box, 0)
}

export function caretIn(box: HTMLElement): number {
  const selection = box.ownerDocument.getSelection()
  if (!selection || selection.rangeCount === 0) return box.textContent?.length ?? 0
  const range = selection.getRangeAt(0).cloneRange()
  range.setStart(box, 0)
  return range.toString().length
}
