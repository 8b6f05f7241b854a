import type { AppState, ComponentData, Data } from '@puckeditor/core'
import { hasAreas } from '../../sections/areas.ts'
import { sectionOf } from '../../sections/registry.ts'
import { heldBy, onPage } from '../../shared/content/pages/areas.ts'
import { mostAreas, type PageDocument, type PlacedSection } from '../../shared/content/pages/page-document.ts'
import { perObject } from '../../shared/per-object.ts'
import { sameEntries } from '../fields/change.ts'

/**
 * The stored format is our page document; Puck's data is converted from and to it (decision 009). A placed
 * section is stored whole in one property, so unknown types lose nothing. Its position is not in there but given by
 * Puck: on the page, or in a slot of the section whose area it is (decision 026).
 */
export type PlacedProps = { id: string; placed: PlacedSection }

export type PuckDocument = Data<Record<string, { placed: PlacedSection }>>

type Content = Data['content']

/** Puck's name for the zone of sections outside any area. */
const pageZone = 'root:default-zone'

/** Type given to unknown sections, since Puck throws on them; their JSON is preserved. */
export const unknownType = 'unknown-section'

/** Puck's names for a section's areas. No section field may use them: Puck would treat it as a slot. */
export const slots: readonly string[] = Array.from({ length: mostAreas }, (_, area) => `area-${area}`)

/** Unknown sections get slots too, because they may hold others. */
export function hasSlots(type: string): boolean {
  return hasAreas(type) || sectionOf(type) === undefined
}

export function toPuck(document: PageDocument): PuckDocument {
  return { root: { props: {} }, content: toItems(document.sections, []) as PuckDocument['content'] }
}

/**
 * Converts sections to Puck items. An unchanged section keeps its item object, so that it does not re-render; a
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

/** The item with this section's data, ignoring its position; the same object if nothing changed. */
export function itemWith(item: ComponentData, { within: _, ...placed }: PlacedSection): ComponentData {
  return sameEntries(sectionIn(item), placed) ? item : { ...item, props: { ...item.props, placed } }
}

/** @param before the opened document, source of everything that Puck does not hold */
export function fromPuck(data: Pick<Data, 'content'>, before: PageDocument): PageDocument {
  return { ...before, sections: sectionsIn(data.content) }
}

/** A section and its position in Puck. */
export type Entry = { section: PlacedSection; item: ComponentData; zone: string; index: number }

/** All sections of the page, each followed by those in its areas. */
export const entriesOf = perObject((content: Content): readonly Entry[] =>
  content.flatMap((item, index) => {
    const section = sectionIn(item)
    const held = slots.flatMap((slot, area) =>
      heldIn(item, slot).map((inner, at) => {
        const standing = standingIn(sectionIn(inner), section.id, area)
        return { section: standing, item: inner, zone: `${item.props.id}:${slot}`, index: at }
      }),
    )
    return [{ section, item, zone: pageZone, index }, ...held]
  }),
)

export function sectionsIn(content: Content): PlacedSection[] {
  return entriesOf(content).map(({ section }) => section)
}

type Standing = { data: Pick<Data, 'content'>; ui: Pick<AppState['ui'], 'itemSelector'> }

/** The section selected in Puck. */
export function selectedIn({ data, ui: { itemSelector } }: Standing): Entry | undefined {
  if (!itemSelector) return undefined
  const { index, zone = pageZone } = itemSelector
  return entriesOf(data.content).find((entry) => entry.index === index && entry.zone === zone)
}

function heldIn({ props }: ComponentData, slot: string): Content {
  return (props[slot] as Content | undefined) ?? []
}

const placedIn = new WeakMap<PlacedSection, PlacedSection>()

/** Cached: returns the same object for the same section and area. */
function standingIn(placed: PlacedSection, section: string, area: number): PlacedSection {
  const before = placedIn.get(placed)
  if (before?.within?.section === section && before.within.area === area) return before
  const standing = { ...placed, within: { section, area } }
  placedIn.set(placed, standing)
  return standing
}

/** The section carried by a Puck item. Every item is made here, or dropped from the drawer with the same properties. */
export function sectionIn({ props: { id, placed } }: Pick<ComponentData, 'props'>): PlacedSection {
  return placedOf({ id, placed })
}

/** Puck assigns its own ids to dropped and duplicated sections; ids over our limit are cut to their unique end. */
export function placedOf({ id, placed }: PlacedProps): PlacedSection {
  const own = id.length > 40 ? id.slice(-36) : id
  // Returns the same object if the id is unchanged, to avoid re-rendering.
  return placed.id === own ? placed : { ...placed, id: own }
}
