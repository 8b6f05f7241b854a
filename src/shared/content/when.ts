import type { PlacedSection } from './page-document.ts'

type When = PlacedSection['when']

/** Whether it shows on pages of this language: `hi` names every Hindi, `en-IN` that of India alone. */
export function isInLanguage(when: When, language: string): boolean {
  if (!when?.languages?.length) return true
  const page = language.toLowerCase()
  return when.languages.map((tag) => tag.toLowerCase()).some((tag) => page === tag || page.startsWith(`${tag}-`))
}

/** Whether its time has passed. */
export function isOver(when: When, now: Date): boolean {
  return when?.until !== undefined && new Date(when.until) <= now
}
