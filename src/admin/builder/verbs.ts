import { areasOf, hasAreas } from '../../sections/areas.ts'
import { heldBy, inOrder } from '../../shared/content/areas.ts'
import type { PlacedSection, Within } from '../../shared/content/page-document.ts'
import { limitRefusal } from './page-limits.ts'
import { copyOf } from './sections.ts'

/**
 * Everything that can be done to the sections of a page. Each verb gives the page as it is afterwards, or the same object
 * where nothing changes, or why it may not be done. None looks into a section but for its areas, so one of a type that is not
 * known is treated as any other. What a section holds goes where it goes.
 */

/** Sections in their order, each followed by what it holds, and the place of the selected one, from 0. */
export type Page = { sections: readonly PlacedSection[]; selected: number | undefined }

export type Refused = { refused: string }

/** A place among those that stand on the page itself or, by `within`, in the same area; from 0. */
export type Spot = { place: number; within?: Within | undefined }

/** A section and what it holds. */
export type Block = readonly [PlacedSection, ...PlacedSection[]]

/** @param spot beyond the end it is the end */
export function addAt(page: Page, section: PlacedSection, spot: Spot): Page | Refused {
  return insert(page, [section], spot)
}

/** Below what is selected, else at the end. */
export function add(page: Page, section: PlacedSection): Page | Refused {
  return insert(page, [section], belowSelected(page, section))
}

/** A copy of what was copied, here or on another page, under ids of its own. */
export function paste(page: Page, [section, ...held]: Block): Page | Refused {
  return insert(page, copyOf([section, ...held]), belowSelected(page, section))
}

export function duplicate(page: Page, id: string): Page | Refused {
  const block = blockOf(page, id)
  return block ? insert(page, copyOf(block), spotBelow(page, id)) : page
}

/** The section that comes into its place is selected, or the one before where it was the last, or what held it. */
export function remove(page: Page, id: string): Page {
  const section = sectionOf(page, id)
  if (!section) return page
  const { sections } = cut(page, id)
  const beside = siblings(page, section.within)
  const at = beside.indexOf(section)
  return select({ sections, selected: undefined }, (beside[at + 1] ?? beside[at - 1])?.id ?? section.within?.section)
}

/** Takes a section out and selects nothing, so that what is pasted next goes to the end. */
export function cut(page: Page, id: string): Page {
  const block = blockOf(page, id)
  return block ? { sections: page.sections.filter((one) => !block.includes(one)), selected: undefined } : page
}

/** Beyond either end of an area it goes on in the next one, and beyond the last one out of them, onto the page. */
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

/** Whether there is still somewhere to move it. */
export function canMove(sections: Page['sections'], id: string, by: 1 | -1): boolean {
  const page = { sections, selected: undefined }
  return move(page, id, by) !== page
}

/** @param spot counted without the section; beyond either end it is that end. What has areas stays on the page itself. */
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

/** As a row of the outline: between two of the same area it stands in it, elsewhere on the page itself. */
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
  // Out of the last row of what holds it, it is dragged further than to the end.
  return below?.within ?? (own && own.section === above?.within?.section ? above.within : undefined)
}

/** What may be changed about a section where it stands. */
export type Change = Partial<Pick<PlacedSection, 'props' | 'v' | 'when' | 'name' | 'hidden'>>

/** What stands in an area that is no longer there comes to the end of the last one. */
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

/** Hidden sections stay in the builder, and visitors do not see them. */
export function toggleHidden(page: Page, id: string): Page | Refused {
  const section = sectionOf(page, id)
  return section ? change(page, id, { hidden: section.hidden ? undefined : true }) : page
}

/** @param name blank for none: the section is then called by its heading */
export function rename(page: Page, id: string, name: string): Page | Refused {
  return change(page, id, { name: name.trim() || undefined })
}

/** @param id of a section that is not there, or none, selects nothing */
export function select(page: Page, id: string | undefined): Page {
  const at = page.sections.findIndex((section) => section.id === id)
  return { ...page, selected: at < 0 ? undefined : at }
}

/** Undefined where there is no such section. */
export function blockOf({ sections }: Page, id: string): Block | undefined {
  const section = sections.find((one) => one.id === id)
  return section && [section, ...heldBy(sections, id)]
}

/** The next place below a section, where it stands. */
export function spotBelow(page: Page, id: string): Spot {
  const section = sectionOf(page, id)
  if (!section) return { place: page.sections.length }
  const { within } = section
  return { place: siblings(page, within).indexOf(section) + 1, within }
}

/** Whether two stand on the page itself, or in the same area. */
export function isSame(one: Within | undefined, other: Within | undefined): boolean {
  return one?.section === other?.section && one?.area === other?.area
}

/** Those that stand on the page itself, or in one area. */
export function siblings({ sections }: Page, within: Within | undefined): PlacedSection[] {
  return sections.filter((section) => isSame(section.within, within))
}

/** What cannot stand in an area comes below the section that has it. */
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
