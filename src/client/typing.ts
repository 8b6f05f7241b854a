/** Fields in which a person typed since the page was loaded. */
const typed = new Set<HTMLElement>()

/** Fields whose text is typed again in a moment, or must not be kept. */
export const passing = 'input[type=search], input[type=password], input[role=combobox], [role=search] *'

function note({ target }: Event): void {
  if (target instanceof HTMLElement && !target.matches(passing)) typed.add(target)
}

/** Starts tracking input on this page. */
export function watchTyping(): void {
  document.addEventListener('input', note, { capture: true, passive: true })
}

/** The field's current value. */
export const textIn = (field: HTMLElement) => ('value' in field ? String(field.value) : (field.textContent ?? ''))

/** True while the page has unsaved input: don't navigate or reload. */
export function isTyping(): boolean {
  for (const field of typed) if (!field.isConnected || textIn(field) === '') typed.delete(field)
  return typed.size > 0
}
