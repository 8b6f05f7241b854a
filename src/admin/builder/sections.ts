import { looks, type OfferedLook } from '../../sections/looks.ts'
import { sectionOf } from '../../sections/registry.ts'
import type { PlacedSection } from '../../shared/content/pages/page-document.ts'
import type { SampleSite } from '../../shared/content/sample-site.ts'
import { newId } from '../../shared/new-id.ts'
import { cut } from '../../shared/text.ts'
import { recordOf } from '../fields/change.ts'

/** A new section from the drawer: its look's sample for this site. */
export function freshSection({ section, sample }: OfferedLook, site: SampleSite): PlacedSection {
  const props = recordOf(section.schema.parse(sample(site)))
  return { id: newId(), type: section.type, v: section.version, props }
}

/** Copies a section and those in its areas under new ids. */
export function copyOf([section, ...held]: readonly [PlacedSection, ...PlacedSection[]]): [
  PlacedSection,
  ...PlacedSection[],
] {
  const id = newId()
  const inner = held.map((placed) => ({
    ...structuredClone(placed),
    id: newId(),
    within: { section: id, area: placed.within?.area ?? 0 },
  }))
  return [{ ...structuredClone(section), id }, ...inner]
}

/** A section's display name: its own name, its first words, or its kind. */
export function nameOf(placed: PlacedSection): string {
  return placed.name ?? firstWords(placed.props) ?? kindOf(placed)
}

function firstWords(props: Record<string, unknown>): string | undefined {
  for (const field of ['heading', 'title', 'text', 'name']) {
    const words = props[field]
    if (typeof words === 'string' && words.trim()) return cut(words.trim(), 60)
  }
  // A slide-show's words are in its slides.
  const [first] = Array.isArray(props.slides) ? props.slides : []
  return typeof first === 'object' && first !== null ? firstWords(first) : undefined
}

export function kindOf({ type }: Pick<PlacedSection, 'type'>): string {
  return sectionOf(type)?.title ?? type
}

/**
 * Looks that may be added to a document: general ones, and those of its own template. A group holds structure sections
 * only, and a page none of them.
 */
export function offeredFor({ kind, key }: { kind: 'page' | 'template' | 'group'; key: string }): OfferedLook[] {
  return looks.filter(({ section }) => {
    if ((section.category === 'structure') !== (kind === 'group')) return false
    return section.only === undefined || (kind === 'template' && section.only === key)
  })
}
