import { areasOf, hasAreas } from '../../sections/areas.ts'
import { heldBy, inOrder } from '../../shared/content/pages/areas.ts'
import type { PlacedSection, Within } from '../../shared/content/pages/page-document.ts'
import { limitRefusal } from './page-limits.ts'
import { copyOf } from './sections.ts'

/**
 * All operations on a page's sections. Each returns the changed page, the same object if nothing changes,
 * or a refusal. They read only a section's areas, so unknown types work
 * like any other. Sections in areas move with their holder.
 */

/** Sections in order, each followed by those in its areas; `selected` is an index. */
export type Page = { sections: readonly PlacedSection[]; selected: number | undefined }

export type Refused = { refused: string }

/** An index among the sections on the page itself or, with `within`, in the same area. */
export type Spot = { place: number; within?: Within | undefined }

/** A section and those in its areas. */
export type Block = readonly [PlacedSection, ...PlacedSection[]]

/** @param spot clamped to the end */
export function addAt(page: Page, section: PlacedSection, spot: Spot): Page | Refused {
  return insert(page, [section], spot)
}

/** Adds a section below the selected one, else at the end. */
export function add(page: Page, section: PlacedSection): Page | Refused {
  return insert(page, [section], belowSelected(page, section))
}

/** Inserts a copy with new ids of a block from this page or another. */
export function paste(page: Page, [section, ...held]: Block): Page | Refused {
  return insert(page, copyOf([section, ...held]), belowSelected(page, section))
}

export function duplicate(page: Page, id: string): Page | Refused {
  const block = blockOf(page, id)
  return block ? insert(page, copyOf(block), spotBelow(page, id)) : page
}

/** Removes a section and selects the next one, else the previous one or the holder. */
export function remove(page: Page, id: string): Page {
  const section = sectionOf(page, id)
  if (!section) return page
  const { sections } = cut(page, id)
  const beside = siblings(page, section.within)
  const at = beside.indexOf(section)
  return select({ sections, selected: undefined }, (beside[at + 1] ?? beside[at - 1])?.id ?? section.within?.section)
}

/** Removes a section and clears the selection, so that the next paste goes to the end. */
export function cut(page: Page, id: string): Page {
  const block = blockOf(page, id)
  return block ? { sections: page.sections.filter((one) => !block.includes(one)), selected: undefined } : page
}

/** Moves a section by one. Past an area's end it enters the next area, and past the last one leaves for the page. */
export function move(page: Page, id: string, by: 1 | -1): Page {
  const section = sectionOf(page, id)
  if (!section) return page
  const { within } = section
  const beside = siblings(page, within)
  const place = beside.indexOf(section) + by
  const holder = within && sectionOf(page, within.section)
  if (!holder || beside[place]) return moveTo(page, id, { place, within })
  const area = within.area + by
  if (area >= 0 && area < areasOf(holder).length)
    return moveTo(page, id, { place: by > 0 ? 0 : page.sections.length, within: { ...within, area } })
  const onPage = siblings(page, undefined).indexOf(holder)
  return moveTo(page, id, { place: by > 0 ? onPage + 1 : onPage })
}

/** Whether the section can move further. */
export function canMove(sections: Page['sections'], id: string, by: 1 | -1): boolean {
  const page = { sections, selected: undefined }
  return move(page, id, by) !== page
}

/** @param spot counted without the section and clamped. A section with areas stays on the page itself. */
export function moveTo(page: Page, id: string, { place, within }: Spot): Page {
  const block = blockOf(page, id)
  if (!block || (within && (holds(block) || !sectionOf(page, within.section)))) return page
  const [section] = block
  const from = siblings(page, section.within).indexOf(section)
  const last = siblings(page, within).length - (isSame(section.within, within) ? 1 : 0)
  const to = Math.max(0, Math.min(last, place))
  if (isSame(section.within, within) && to === from) return page
  return put({ ...page, sections: page.sections.filter((one) => !block.includes(one)) }, block, { place: to, within })
}

/** Moves a section to an outline row: between two of the same area it joins that area, else the page itself. */
export function moveToRow(page: Page, id: string, row: number): Page {
  const section = sectionOf(page, id)
  if (!section) return page
  const block: readonly PlacedSection[] = blockOf(page, id) ?? []
  const rows = page.sections.toSpliced(page.sections.indexOf(section), 1).toSpliced(row, 0, section)
  const at = rows.indexOf(section)
  const above = rows.slice(0, at).filter((one) => !block.includes(one))
  const below = rows.slice(at).find((one) => !block.includes(one))
  const within = block.length > 1 || hasAreas(section.type) ? undefined : areaBetween(above.at(-1), below, section)
  return moveTo(page, id, { place: above.filter((one) => isSame(one.within, within)).length, within })
}

function areaBetween(above: PlacedSection | undefined, below: PlacedSection | undefined, moved: PlacedSection) {
  const own = moved.within
  if (above?.within && isSame(above.within, own)) return own
  // At its holder's last row a section stays inside; dragged further, it leaves.
  return below?.within ?? (own && own.section === above?.within?.section ? above.within : undefined)
}

/** The mutable properties of a section. */
export type Change = Partial<Pick<PlacedSection, 'props' | 'v' | 'when' | 'name' | 'hidden'>>

/** Changes a section. Sections in removed areas move to the end of the last area. */
export function change(page: Page, id: string, part: Change): Page | Refused {
  const section = sectionOf(page, id)
  if (!section) return page
  const changed = { ...section, ...part }
  const last = areasOf(changed).length - 1
  const sections = page.sections.map((one) => {
    if (one === section) return changed
    const isLost = one.within?.section === id && one.within.area > last
    return isLost ? { ...one, within: { section: id, area: last } } : one
  })
  return bounded(page, { ...page, sections })
}

/** Hidden sections stay in the builder but are not served to visitors. */
export function toggleHidden(page: Page, id: string): Page | Refused {
  const section = sectionOf(page, id)
  return section ? change(page, id, { hidden: section.hidden ? undefined : true }) : page
}

/** @param name blank removes it: the section is then named by its heading */
export function rename(page: Page, id: string, name: string): Page | Refused {
  return change(page, id, { name: name.trim() || undefined })
}

/** @param id unknown or undefined clears the selection */
export function select(page: Page, id: string | undefined): Page {
  const at = page.sections.findIndex((section) => section.id === id)
  return { ...page, selected: at < 0 ? undefined : at }
}

/** Undefined if there is no such section. */
export function blockOf({ sections }: Page, id: string): Block | undefined {
  const section = sections.find((one) => one.id === id)
  return section && [section, ...heldBy(sections, id)]
}

/** The place directly below a section. */
export function spotBelow(page: Page, id: string): Spot {
  const section = sectionOf(page, id)
  if (!section) return { place: page.sections.length }
  const { within } = section
  return { place: siblings(page, within).indexOf(section) + 1, within }
}

/** Whether both are on the page itself or in the same area. */
export function isSame(one: Within | undefined, other: Within | undefined): boolean {
  return one?.section === other?.section && one?.area === other?.area
}

/** Sections on the page itself, or in one area. */
export function siblings({ sections }: Page, within: Within | undefined): PlacedSection[] {
  return sections.filter((section) => isSame(section.within, within))
}

/** Place below the selection. A section with areas goes below the holder, since areas cannot be nested. */
function belowSelected(page: Page, section: PlacedSection): Spot {
  const selected = page.sections[page.selected ?? -1]
  if (!selected) return { place: page.sections.length }
  const isTooDeep = selected.within && hasAreas(section.type)
  return spotBelow(page, isTooDeep ? (selected.within?.section ?? selected.id) : selected.id)
}

function insert(page: Page, block: Block, spot: Spot): Page | Refused {
  if (spot.within && holds(block)) return { refused: 'A section with areas cannot stand in an area.' }
  return bounded(page, put(page, block, { ...spot, place: Math.max(0, spot.place) }))
}

function put(page: Page, [section, ...held]: Block, { place, within }: Spot): Page {
  const { within: _, ...free } = section
  const placed = within ? { ...free, within } : free
  const next = siblings(page, within)[place]
  const at = next ? page.sections.indexOf(next) : page.sections.length
  const sections = inOrder(page.sections.toSpliced(at, 0, placed, ...held))
  return { sections, selected: sections.indexOf(placed) }
}

function holds(block: Block): boolean {
  return block.length > 1 || hasAreas(block[0].type)
}

function bounded(before: Page, after: Page): Page | Refused {
  const refused = limitRefusal(before.sections, after.sections)
  return refused === undefined ? after : { refused }
}

function sectionOf({ sections }: Page, id: string): PlacedSection | undefined {
  return sections.find((section) => section.id === id)
}
