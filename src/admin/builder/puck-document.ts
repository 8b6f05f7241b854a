import type { ComponentData, Data } from '@puckeditor/core'
import type { PageDocument, PlacedSection } from '../../sections/define/document.ts'
import { sectionOf } from '../../sections/registry.ts'

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

export function toItem(placed: PlacedSection): ComponentData<{ placed: PlacedSection }> {
  return { type: sectionOf(placed.type) ? placed.type : unknownType, props: { id: placed.id, placed } }
}

/** @param before the document that was opened: what Puck knows nothing of is kept from it */
export function fromPuck(data: Pick<Data, 'content'>, before: PageDocument): PageDocument {
  return { ...before, sections: data.content.map(({ props }) => placedOf(props as PlacedProps)) }
}

/** Puck gives ids of its own to what is dropped or doubled; those longer than ours may be keep their unique end. */
export function placedOf({ id, placed }: PlacedProps): PlacedSection {
  const own = id.length > 40 ? id.slice(-36) : id
  // The same object as long as it is the same section, so that nothing is drawn again that has not changed.
  return placed.id === own ? placed : { ...placed, id: own }
}
