/** What a section's background names where it stands in a colour scheme; the theme says what each of them is. */
export const schemeSlots = ['scheme-1', 'scheme-2', 'scheme-3', 'scheme-4'] as const

export type SchemeSlot = (typeof schemeSlots)[number]

/** What a scheme is called that has no name of its own. */
export function titleOf(slot: SchemeSlot): string {
  return `Scheme ${schemeSlots.indexOf(slot) + 1}`
}
