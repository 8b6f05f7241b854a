import { firstField } from '../ui/first-focus.ts'
import type { Path } from './change.ts'

const focusable =
  'input:not([type="hidden"]):not(:disabled), select:not(:disabled), textarea:not(:disabled), [contenteditable="true"], button:not(:disabled), [tabindex="0"]'

/** Scrolls to the field at the path, or to the nearest one around it that stands there, and gives it the focus. */
export function goTo(form: HTMLElement, path: Path): void {
  for (let length = path.length; length > 0; length--) {
    const field = form.querySelector(`[data-path="${CSS.escape(path.slice(0, length).join('.'))}"]`)
    if (!field) continue
    field.scrollIntoView({ block: 'center' })
    field.querySelector<HTMLElement>(focusable)?.focus({ preventScroll: true })
    return
  }
}

/** What the first field of a form is filled in with. */
export function firstControl(form: HTMLElement): HTMLElement | undefined {
  const field = form.querySelector<HTMLElement>('[data-path]')
  return field ? (firstField(field) ?? field.querySelector<HTMLElement>(focusable) ?? undefined) : undefined
}
