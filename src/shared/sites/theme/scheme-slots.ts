/** Colour scheme names in section backgrounds; the theme defines each. */
export const schemeSlots = ['scheme-1', 'scheme-2', 'scheme-3', 'scheme-4'] as const

export type SchemeSlot = (typeof schemeSlots)[number]

/** Default name of a scheme. */
export function titleOf(slot: SchemeSlot): string {
  return `Scheme ${schemeSlots.indexOf(slot) + 1}`
}
