import { type Look, type Section, sectionCategories } from './define/section.ts'
import { sections } from './registry.ts'

/** A look with the section it belongs to. */
export type OfferedLook = Look & { id: string; section: Section }

/** Every look of every section, in the order of the gallery. */
export const looks: OfferedLook[] = sections.flatMap((section) =>
  section.looks.map((look) => ({ ...look, id: `${section.type}/${look.name}`, section })),
)

const byId = new Map(looks.map((look) => [look.id, look]))

/** @param id the section's type and the look's name: `testimonials/grid` */
export function lookOf(id: string): OfferedLook | undefined {
  return byId.get(id)
}

/** Words that join others and name nothing. */
const joining = new Set([
  'a',
  'an',
  'the',
  'and',
  'or',
  'of',
  'with',
  'for',
  'in',
  'on',
  'to',
  'my',
  'our',
  'your',
  '&',
])

/**
 * Whether every word of a search, in the singular or the plural, is in what a look is called: its title, its other names, its
 * section, its category. Joining words and hyphens do not count.
 */
export function fitsSearch({ title, words, section }: OfferedLook, search: string): boolean {
  const called =
    `${title} ${words} ${section.title} ${section.type} ${sectionCategories[section.category]}`.toLowerCase()
  const names = `${called} ${called.replaceAll('-', '')}`
  return search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => !joining.has(word))
    .every((word) => [word, word.replaceAll('-', ''), ...singulars(word)].some((form) => names.includes(form)))
}

/** Candidates for a word's singular: `stories` -> `story`, `boxes` -> `box`, `events` -> `event`. */
function singulars(word: string): string[] {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return []
  return [
    word.slice(0, -1),
    ...(word.endsWith('es') ? [word.slice(0, -2)] : []),
    ...(word.endsWith('ies') ? [`${word.slice(0, -3)}y`] : []),
  ]
}
