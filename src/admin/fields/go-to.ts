import { firstField } from '../ui/first-focus.ts'
import type { Path } from './change.ts'

const focusable =
  'input:not([type="hidden"]):not(:disabled), select:not(:disabled), textarea:not(:disabled), [contenteditable="true"], button:not(:disabled), [tabindex="0"]'

/** Scrolls to the field at the path, or its nearest ancestor present, and optionally focuses it. */
export function goTo(form: HTMLElement, path: Path, end: 'seen' | 'focused' = 'focused'): void {
  for (let length = path.length; length > 0; length--) {
    const field = form.querySelector(`[data-path="${CSS.escape(path.slice(0, length).join('.'))}"]`)
    if (!field) continue
    // Long fields, such as an item with all its fields, are aligned at their start.
    field.scrollIntoView({ block: field.clientHeight > window.innerHeight / 3 ? 'start' : 'center' })
    if (end === 'focused') field.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true })
    return
  }
}

/** The control of a form's first field. */
export function firstControl(form: HTMLElement): HTMLElement | undefined {
  const field = form.querySelector<HTMLElement>('[data-path]')
  return field ? (firstField(field) ?? field.querySelector<HTMLElement>(focusable) ?? undefined) : undefined
}
