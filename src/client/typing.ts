/** Fields in which a person typed since the page was loaded. */
const typed = new Set<HTMLElement>()

/** Fields whose text is typed again in a moment, or must not be kept. */
export const passing = 'input[type=search], input[type=password], input[role=combobox], [role=search] *'

function note({ target }: Event): void {
  if (target instanceof HTMLElement && !target.matches(passing)) typed.add(target)
}

/** Begins to watch what is typed on this page. */
export function watchTyping(): void {
  document.addEventListener('input', note, { capture: true, passive: true })
}

/** The text that a field holds. */
export const textIn = (field: HTMLElement) => ('value' in field ? String(field.value) : (field.textContent ?? ''))

/** True while a field on this page holds what a person typed there: the page must not be left or loaded anew by itself. */
export function isTyping(): boolean {
  for (const field of typed) if (!field.isConnected || textIn(field) === '') typed.delete(field)
  return typed.size > 0
}
