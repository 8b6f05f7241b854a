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

/** Whether every word of a search is in what a look is called: its title, its other names, its section, its category. */
export function fitsSearch({ title, words, section }: OfferedLook, search: string): boolean {
  const names =
    `${title} ${words} ${section.title} ${section.type} ${sectionCategories[section.category]}`.toLowerCase()
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => names.includes(word))
}
