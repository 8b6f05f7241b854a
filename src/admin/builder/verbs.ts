import type { PlacedSection } from '../../shared/content/page-document.ts'
import { limitRefusal } from './page-limits.ts'
import { copyOf } from './sections.ts'

/**
 * Everything that can be done to the sections of a page. Each verb gives the page as it is afterwards, or the same object
 * where nothing changes, or why it may not be done. None looks into a section, so one of a type that is not known is
 * treated as any other.
 */

/** Sections in their order, and the place of the selected one, from 0. */
export type Page = { sections: readonly PlacedSection[]; selected: number | undefined }

export type Refused = { refused: string }

/** @param place from 0; beyond the end it is the end */
export function addAt(page: Page, section: PlacedSection, place: number): Page | Refused {
  return insert(page, section, Math.max(0, Math.min(page.sections.length, place)))
}

/** Below what is selected, else at the end. */
export function add(page: Page, section: PlacedSection): Page | Refused {
  return insert(page, section, page.selected === undefined ? page.sections.length : page.selected + 1)
}

/** A copy of what was copied, here or on another page, under an id of its own. */
export function paste(page: Page, copied: PlacedSection): Page | Refused {
  return add(page, copyOf(copied))
}

export function duplicate(page: Page, id: string): Page | Refused {
  const at = placeOf(page, id)
  const section = page.sections[at]
  return section ? insert(page, copyOf(section), at + 1) : page
}

/** The section that comes into its place is selected, or the one before where it was the last. */
export function remove(page: Page, id: string): Page {
  const { sections, selected } = cut(page, id)
  if (sections.length === page.sections.length) return page
  const next = Math.min(placeOf(page, id), sections.length - 1)
  return { sections, selected: next < 0 ? selected : next }
}

/** Takes a section out and selects nothing, so that what is pasted next goes to the end. */
export function cut(page: Page, id: string): Page {
  const at = placeOf(page, id)
  return at < 0 ? page : { sections: page.sections.toSpliced(at, 1), selected: undefined }
}

export function move(page: Page, id: string, by: 1 | -1): Page {
  return moveTo(page, id, placeOf(page, id) + by)
}

/** @param place from 0; beyond either end it is that end */
export function moveTo(page: Page, id: string, place: number): Page {
  const from = placeOf(page, id)
  const section = page.sections[from]
  const to = Math.max(0, Math.min(page.sections.length - 1, place))
  if (!section || to === from) return page
  return { sections: page.sections.toSpliced(from, 1).toSpliced(to, 0, section), selected: to }
}

/** What may be changed about a section where it stands. */
export type Change = Partial<Pick<PlacedSection, 'props' | 'v' | 'when' | 'name' | 'hidden'>>

export function change(page: Page, id: string, part: Change): Page | Refused {
  const at = placeOf(page, id)
  const section = page.sections[at]
  if (!section) return page
  return bounded(page, { ...page, sections: page.sections.with(at, { ...section, ...part }) })
}

/** Hidden sections stay in the builder, and visitors do not see them. */
export function toggleHidden(page: Page, id: string): Page | Refused {
  const section = page.sections[placeOf(page, id)]
  return section ? change(page, id, { hidden: section.hidden ? undefined : true }) : page
}

/** @param name blank for none: the section is then called by its heading */
export function rename(page: Page, id: string, name: string): Page | Refused {
  return change(page, id, { name: name.trim() || undefined })
}

/** @param id of a section that is not there, or none, selects nothing */
export function select(page: Page, id: string | undefined): Page {
  const at = id === undefined ? -1 : placeOf(page, id)
  return { ...page, selected: at < 0 ? undefined : at }
}

function insert(page: Page, section: PlacedSection, at: number): Page | Refused {
  return bounded(page, { sections: page.sections.toSpliced(at, 0, section), selected: at })
}

function bounded(before: Page, after: Page): Page | Refused {
  const refused = limitRefusal(before.sections, after.sections)
  return refused === undefined ? after : { refused }
}

function placeOf({ sections }: Page, id: string): number {
  return sections.findIndex((section) => section.id === id)
}
