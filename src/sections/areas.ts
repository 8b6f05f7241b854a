import { mostAreas, type PlacedSection } from '../shared/content/pages/page-document.ts'
import { perObject } from '../shared/per-object.ts'
import { currentProps } from './define/current-props.ts'
import { sectionOf } from './registry.ts'

type Placed = Pick<PlacedSection, 'type' | 'v' | 'props'>

/** Whether a section of this type holds others; false for an unknown type. */
export function hasAreas(type: string): boolean {
  return sectionOf(type)?.areas !== undefined
}

const all = Array.from({ length: mostAreas }, (_, at) => `Area ${at + 1}`)
const readOf = perObject((_: object): { areas?: readonly string[] } => ({}))

/**
 * Names of a section's areas, in order; empty if it holds no sections. An unknown or invalid section gets all possible areas, so
 * that none of the sections inside it is lost.
 */
export function areasOf(placed: Placed): readonly string[] {
  const known = readOf(placed.props)
  known.areas ??= read(placed)
  return known.areas
}

function read(placed: Placed): readonly string[] {
  const section = sectionOf(placed.type)
  if (!section) return all
  if (!section.areas) return []
  const { props, failed } = currentProps(section, placed)
  const parsed = failed === undefined ? section.schema.safeParse(props) : undefined
  return parsed?.success ? section.areas(parsed.data) : all
}
