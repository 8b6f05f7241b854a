import type { PlacedSection } from './page-document.ts'

/** A page is a flat list of sections. `within` places a section in an area of another, one level deep (decision 026). */
type Sections = readonly PlacedSection[]

/** Sections on the page itself. */
export function onPage(sections: Sections): PlacedSection[] {
  return sections.filter(({ within }) => !within)
}

/** Sections in this section's areas, or in one of them, in order. */
export function heldBy(sections: Sections, id: string, area?: number): PlacedSection[] {
  return sections.filter(({ within }) => within?.section === id && (area === undefined || within.area === area))
}

/** All sections, each followed by those it holds, area by area. */
export function inOrder(sections: Sections): PlacedSection[] {
  const byArea = (one: PlacedSection, other: PlacedSection) => (one.within?.area ?? 0) - (other.within?.area ?? 0)
  return onPage(freed(sections)).flatMap((section) => [section, ...heldBy(sections, section.id).sort(byArea)])
}

/** Sections for which `isShown` is true, together with their holder. */
export function shownWithHolder(sections: Sections, isShown: (section: PlacedSection) => boolean): PlacedSection[] {
  const shown = sections.filter(isShown)
  const ids = new Set(shown.map(({ id }) => id))
  return shown.filter(({ within }) => !within || ids.has(within.section))
}

/** Moves sections of a deleted holder to the page itself. */
export function freed(sections: Sections): PlacedSection[] {
  const ids = new Set(sections.map(({ id }) => id))
  return sections.map((section) => {
    const { within, ...free } = section
    return within && !ids.has(within.section) ? free : section
  })
}

/** @property index of the misplaced section */
export type AreaFault = { index: number; field: 'section' | 'area'; message: string }

type Kinds = {
  /** Number of areas of a section. */
  count: (section: PlacedSection) => number
  /** Whether its type has areas. */
  isHolder: (section: PlacedSection) => boolean
}

/** Misplaced sections, each with a message for the owner. */
export function areaFaults(sections: Sections, { count, isHolder }: Kinds): AreaFault[] {
  return sections.flatMap((section, index): AreaFault[] => {
    const { within } = section
    if (!within) return []
    const fault = (message: string, field: AreaFault['field'] = 'section') => [{ index, field, message }]
    if (isHolder(section)) return fault('A section with areas cannot stand in an area.')
    const at = sections.findIndex(({ id }) => id === within.section)
    const holder = sections[at]
    if (!holder) return fault(`There is no section “${within.section}” on this page to stand in.`)
    if (at >= index) return fault('A section comes after the one that it stands in.')
    if (holder.within) return fault('A section that stands in an area cannot hold others.')
    const areas = count(holder)
    if (areas === 0) return fault(`The section “${within.section}” has no areas.`)
    if (within.area < areas) return []
    return fault(`The section “${within.section}” has no area ${within.area}: its last one is ${areas - 1}.`, 'area')
  })
}
