import type { PageDocument, PlacedSection } from '../pages/page-document.ts'

type When = PlacedSection['when']

/** Whether a section shows on pages in this language: `hi` matches every Hindi, `en-IN` only that of India. */
export function isInLanguage(when: When, language: string): boolean {
  if (!when?.languages?.length) return true
  const page = language.toLowerCase()
  return when.languages.map((tag) => tag.toLowerCase()).some((tag) => page === tag || page.startsWith(`${tag}-`))
}

/** Whether its end has passed. */
export function isOver(when: When, now: Date): boolean {
  return when?.until !== undefined && new Date(when.until) <= now
}

/** The next instant at which a section of the document appears or disappears, ms. */
export function nextChange({ sections }: PageDocument, now: Date): number | undefined {
  const instants = sections
    .flatMap(({ when }) => [when?.from, when?.until])
    .flatMap((text) => (text ? [Date.parse(text)] : []))
  const coming = instants.filter((instant) => instant > now.getTime())
  return coming.length > 0 ? Math.min(...coming) : undefined
}
