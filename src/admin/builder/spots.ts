import { areasOf, hasAreas } from '../../sections/areas.ts'
import { heldBy, onPage } from '../../shared/content/pages/areas.ts'
import type { PlacedSection } from '../../shared/content/pages/page-document.ts'
import { nameOf } from './sections.ts'
import { isSame, type Spot, siblings } from './verbs.ts'

type Sections = readonly PlacedSection[]

/** A place that a section can be moved to, with its label. */
export type NamedSpot = { spot: Spot; title: string; isHere?: true }

/** Places that a section can be moved to: beside its siblings, out of its area, into other sections' areas. */
export function spotsFor(sections: Sections, placed: PlacedSection): NamedSpot[] {
  return [...beside(sections, placed), ...outside(sections, placed), ...areas(sections, placed)]
}

function beside(sections: Sections, placed: PlacedSection): NamedSpot[] {
  const { within } = placed
  const all = siblings({ sections, selected: undefined }, within)
  const index = all.findIndex(({ id }) => id === placed.id)
  return all.map((other, place) => {
    if (place === index) return { spot: { place, within }, title: `${place + 1}. Current position`, isHere: true }
    return {
      spot: { place, within },
      title: `${place + 1}. ${place < index ? 'Before' : 'After'} ${nameOf(other)}`,
    }
  })
}

function outside(sections: Sections, { within }: PlacedSection): NamedSpot[] {
  const at = onPage(sections).findIndex(({ id }) => id === within?.section)
  const holder = onPage(sections)[at]
  return holder ? [{ spot: { place: at + 1 }, title: `Out of ${nameOf(holder)}, below it` }] : []
}

function areas(sections: Sections, placed: PlacedSection): NamedSpot[] {
  if (hasAreas(placed.type)) return []
  return onPage(sections).flatMap((holder) =>
    areasOf(holder).flatMap((name, area): NamedSpot[] => {
      const within = { section: holder.id, area }
      if (!hasAreas(holder.type) || isSame(within, placed.within)) return []
      return [
        { spot: { place: heldBy(sections, holder.id, area).length, within }, title: `${nameOf(holder)}: ${name}` },
      ]
    }),
  )
}

/** Name of the area that holds the section; undefined if it is on the page itself. */
export function areaName(sections: Sections, within: PlacedSection['within']): string | undefined {
  const holder = within && sections.find(({ id }) => id === within.section)
  return holder && areasOf(holder)[within.area]
}
