import type { AppState, ComponentData, Data } from '@puckeditor/core'
import { hasAreas } from '../../sections/areas.ts'
import { sectionOf } from '../../sections/registry.ts'
import { heldBy, onPage } from '../../shared/content/areas.ts'
import { mostAreas, type PageDocument, type PlacedSection } from '../../shared/content/page-document.ts'
import { sameEntries } from '../fields/change.ts'

/**
 * Our page document is what is stored; Puck's data is made from it and turned back into it (decision 009). A placed
 * section travels whole in one property, so nothing of it is lost, whatever its type. Where it stands is not in there but told by
 * Puck: on the page, or in a slot of the section whose area that is (decision 026).
 */
export type PlacedProps = { id: string; placed: PlacedSection }

export type PuckDocument = Data<Record<string, { placed: PlacedSection }>>

type Content = Data['content']

/** Where those sections stand that are in no area, as Puck calls it. */
const pageZone = 'root:default-zone'

/** Puck throws on a type it does not know, so an unknown section gets this one; its own JSON stays as it is. */
export const unknownType = 'unknown-section'

/** What Puck calls a section's areas. No field of a section is called so, for Puck would take it for one of them. */
export const slots: readonly string[] = Array.from({ length: mostAreas }, (_, area) => `area-${area}`)

/** Of what is not known, it is not known either whether it holds others. */
export function hasSlots(type: string): boolean {
  return hasAreas(type) || sectionOf(type) === undefined
}

export function toPuck(document: PageDocument): PuckDocument {
  return { root: { props: {} }, content: toItems(document.sections, []) as PuckDocument['content'] }
}

/**
 * Items for Puck. That of a section which stays as it was is the same object, so that it is not drawn again; that of a
 * changed one keeps the id by which Puck knows it.
 */
export function toItems(sections: readonly PlacedSection[], before: Content): Content {
  const known = new Map(entriesOf(before).map(({ section, item }) => [section.id, item]))
  const toItem = (section: PlacedSection): ComponentData => {
    const item = itemWith(known.get(section.id) ?? freshItem(section), section)
    if (!hasSlots(section.type)) return item
    const filled = slots.map((slot, area) => [slot, heldBy(sections, section.id, area).map(toItem)] as const)
    const isSame = filled.every(([slot, items]) => sameEntries(heldIn(item, slot), items))
    return isSame ? item : { ...item, props: { ...item.props, ...Object.fromEntries(filled) } }
  }
  return onPage(sections).map(toItem)
}

function freshItem({ within: _, ...placed }: PlacedSection): ComponentData {
  return { type: sectionOf(placed.type) ? placed.type : unknownType, props: { id: placed.id, placed } }
}

/** The item as it carries this section, wherever that stands; the same object where it does already. */
export function itemWith(item: ComponentData, { within: _, ...placed }: PlacedSection): ComponentData {
  return sameEntries(sectionIn(item), placed) ? item : { ...item, props: { ...item.props, placed } }
}

/** @param before the document that was opened: what Puck knows nothing of is taken from it */
export function fromPuck(data: Pick<Data, 'content'>, before: PageDocument): PageDocument {
  return { ...before, sections: sectionsIn(data.content) }
}

/** A section of the page, and where Puck has it. */
export type Entry = { section: PlacedSection; item: ComponentData; zone: string; index: number }

const entries = new WeakMap<Content, Entry[]>()

/** All that is on the page, each section followed by what stands in its areas. */
export function entriesOf(content: Content): readonly Entry[] {
  const before = entries.get(content)
  if (before) return before
  const made = content.flatMap((item, index) => {
    const section = sectionIn(item)
    const held = slots.flatMap((slot, area) =>
      heldIn(item, slot).map((inner, at) => {
        const standing = standingIn(sectionIn(inner), section.id, area)
        return { section: standing, item: inner, zone: `${item.props.id}:${slot}`, index: at }
      }),
    )
    return [{ section, item, zone: pageZone, index }, ...held]
  })
  entries.set(content, made)
  return made
}

export function sectionsIn(content: Content): PlacedSection[] {
  return entriesOf(content).map(({ section }) => section)
}

type Standing = { data: Pick<Data, 'content'>; ui: Pick<AppState['ui'], 'itemSelector'> }

/** What Puck has selected; undefined while nothing is. */
export function selectedIn({ data, ui: { itemSelector } }: Standing): Entry | undefined {
  if (!itemSelector) return undefined
  const { index, zone = pageZone } = itemSelector
  return entriesOf(data.content).find((entry) => entry.index === index && entry.zone === zone)
}

function heldIn({ props }: ComponentData, slot: string): Content {
  return (props[slot] as Content | undefined) ?? []
}

const placedIn = new WeakMap<PlacedSection, PlacedSection>()

/** The same object for as long as it is the same section in the same area. */
function standingIn(placed: PlacedSection, section: string, area: number): PlacedSection {
  const before = placedIn.get(placed)
  if (before?.within?.section === section && before.within.area === area) return before
  const standing = { ...placed, within: { section, area } }
  placedIn.set(placed, standing)
  return standing
}

/** The section that an item of Puck carries: every item is made here, or dropped from the drawer with these properties. */
export function sectionIn({ props: { id, placed } }: Pick<ComponentData, 'props'>): PlacedSection {
  return placedOf({ id, placed })
}

/** Puck gives ids of its own to what is dropped or doubled; those longer than ours may be keep their unique end. */
export function placedOf({ id, placed }: PlacedProps): PlacedSection {
  const own = id.length > 40 ? id.slice(-36) : id
  // The same object as long as it is the same section, so that nothing is drawn again that has not changed.
  return placed.id === own ? placed : { ...placed, id: own }
}
