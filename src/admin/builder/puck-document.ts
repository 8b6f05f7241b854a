import type { ComponentData, Data } from '@puckeditor/core'
import { sectionOf } from '../../sections/registry.ts'
import type { PageDocument, PlacedSection } from '../../shared/content/page-document.ts'
import { sameEntries } from '../fields/change.ts'

/**
 * Our page document is what is stored; Puck's data is made from it and turned back into it (decision 009). A placed
 * section travels whole in one property, so nothing of it is lost, whatever its type.
 */
export type PlacedProps = { id: string; placed: PlacedSection }

export type PuckDocument = Data<Record<string, { placed: PlacedSection }>>

/** The one place of a page that holds sections, as Puck calls it. */
export const zone = 'root:default-zone'

/** Puck throws on a type it does not know, so an unknown section gets this one; its own JSON stays as it is. */
export const unknownType = 'unknown-section'

export function toPuck(document: PageDocument): PuckDocument {
  return { root: { props: {} }, content: document.sections.map(toItem) }
}

type Item = ComponentData<{ placed: PlacedSection }>

export function toItem(placed: PlacedSection): Item {
  return { type: sectionOf(placed.type) ? placed.type : unknownType, props: { id: placed.id, placed } }
}

/**
 * Items for Puck. That of a section which stays as it was is the same object, so that it is not drawn again; that of a
 * changed one keeps the id by which Puck knows it.
 */
export function toItems(sections: readonly PlacedSection[], before: Data['content']): Data['content'] {
  const known = new Map(before.map((item) => [sectionIn(item).id, item]))
  return sections.map((section) => {
    const item = known.get(section.id)
    if (!item) return toItem(section)
    return sameEntries(sectionIn(item), section) ? item : { ...item, props: { ...item.props, placed: section } }
  })
}

/** @param before the document that was opened: what Puck knows nothing of is taken from it */
export function fromPuck(data: Pick<Data, 'content'>, before: PageDocument): PageDocument {
  return { ...before, sections: data.content.map(sectionIn) }
}

/** The section that an item of Puck carries: every item is made by `toItem`, or dropped from the drawer with these properties. */
export function sectionIn({ props: { id, placed } }: Pick<ComponentData, 'props'>): PlacedSection {
  return placedOf({ id, placed })
}

/** Puck gives ids of its own to what is dropped or doubled; those longer than ours may be keep their unique end. */
export function placedOf({ id, placed }: PlacedProps): PlacedSection {
  const own = id.length > 40 ? id.slice(-36) : id
  // The same object as long as it is the same section, so that nothing is drawn again that has not changed.
  return placed.id === own ? placed : { ...placed, id: own }
}
