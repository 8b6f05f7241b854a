import { areasOf, hasAreas } from '../../../../sections/areas.ts'
import { currentProps, upgradeFault } from '../../../../sections/define/current-props.ts'
import type { Section } from '../../../../sections/define/section.ts'
import { sectionOf } from '../../../../sections/registry.ts'
import { areaFaults, freed } from '../../../../shared/content/pages/areas.ts'
import {
  limits,
  type PageDocument,
  type PlacedSection,
  pageDocument,
  placedSection,
} from '../../../../shared/content/pages/page-document.ts'
import type { PageIssue } from '../../../../shared/content/pages/pages-admin.ts'
import { hasFewMarks, marksIn, mostMarks } from '../../../../shared/content/texts/rich-text.ts'
import { atOnce, inTurns } from '../../../platform/in-turns.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { cleanRichText } from './rich-text.ts'

const deepest = 32

type Path = readonly PropertyKey[]
type Fault = { path: Path; message: string }

type Checked = { document: PageDocument; issues: PageIssue[] }

/**
 * Validates a page document for publishing: shape, limits, and properties of every known section. Sanitises rich text (S59).
 * @throws Refusal `request.invalid` naming each field by its path in the document
 */
export function checkDocument(input: unknown): PageDocument {
  return flawless(atOnce(checking(input)))
}

/** Like `checkDocument`, for a user's document, which may be large: yields to other requests between sections. */
export async function checkToPublish(input: unknown): Promise<PageDocument> {
  return flawless(await inTurns(checking(input)))
}

/**
 * Validates a draft. Shape and limits must hold; properties that a section rejects are stored unchanged and returned as issues,
 * so that saving never loses work.
 * @throws Refusal `request.invalid` for shape and limits
 */
export function checkDraft(input: unknown): Promise<Checked> {
  return inTurns(checking(input))
}

function flawless({ document, issues }: Checked): PageDocument {
  if (issues.length > 0) throw documentRefusal(issues)
  return document
}

/** Yields after each section. */
function* checking(input: unknown): Generator<void, Checked> {
  const shaped = pageDocument.safeParse(input)
  if (!shaped.success) throw documentRefusal(shaped.error.issues.map(asFault))
  const document = storable(shaped.data, []) as PageDocument
  if (Buffer.byteLength(JSON.stringify(document)) > limits.bytes)
    throw faulty([], `A page holds at most ${limits.bytes / 1024} KB.`)
  if (marksToRead(document) > limits.marks) throw faulty([], 'The texts of this page have too many elements.')
  const ids = document.sections.map(({ id }) => id)
  const twice = ids.findIndex((id, index) => ids.indexOf(id) !== index)
  if (twice >= 0) throw faulty(['sections', twice, 'id'], 'Two sections have the same id.')
  const misplaced = areaFaults(document.sections, kinds).map(({ index, field, message }) =>
    asFault({ path: ['sections', index, 'within', field], message }),
  )
  if (misplaced.length > 0) throw documentRefusal(misplaced)
  yield
  const checked: ReturnType<typeof checkSection>[] = []
  for (const [index, placed] of document.sections.entries()) {
    checked.push(checkSection(placed, ['sections', index, 'props']))
    yield
  }
  return {
    document: { ...document, sections: checked.map(({ section }) => section) },
    issues: checked.flatMap(({ issues }) => issues),
  }
}

const kinds: Parameters<typeof areaFaults>[1] = {
  count: (placed) => areasOf(placed).length,
  isHolder: ({ type }) => hasAreas(type),
}

/** Issues of a stored draft. */
export function issuesOf(document: PageDocument): PageIssue[] {
  return document.sections.flatMap((placed, index) => lookAt(placed, ['sections', index, 'props']).issues)
}

/** Reads a stored document. If it is damaged, returns its valid parts, so that neither the page nor its editor breaks. */
export function readDocument(stored: unknown): PageDocument {
  const whole = pageDocument.safeParse(stored)
  if (whole.success) return whole.data
  const given: Record<string, unknown> = typeof stored === 'object' && stored !== null ? { ...stored } : {}
  const frame = pageDocument.safeParse({ ...given, sections: [] })
  const sections = Array.isArray(given.sections) ? given.sections.slice(0, limits.sections) : []
  return {
    ...(frame.success ? frame.data : pageDocument.parse({})),
    sections: freed(sections.flatMap((section) => placedSection.safeParse(section).data ?? [])),
  }
}

type Looked = { kind?: Section; now: PlacedSection; issues: PageIssue[] }

/** A section as it will be stored, with its issues. */
function checkSection(placed: PlacedSection, path: Path): { section: PlacedSection; issues: PageIssue[] } {
  const { kind, now, issues } = lookAt(placed, path)
  if (!kind) return { section: now, issues }
  const props = cleanRichText(kind.schema, now.props) as PlacedSection['props']
  return { section: { ...now, props }, issues }
}

/**
 * Sections of an unknown type stay unchanged. So do sections of a later version, except that their rich text is sanitised; they
 * are shown if their properties fit.
 */
function lookAt(placed: PlacedSection, path: Path): Looked {
  const kind = sectionOf(placed.type)
  if (!kind || placed.v > kind.version) return { ...(kind ? { kind } : {}), now: placed, issues: [] }
  const { props: current, failed } = currentProps(kind, placed)
  // The version stays, so that a later fix of the upgrade still applies.
  if (failed !== undefined)
    return { kind, now: placed, issues: [asFault({ path: path.slice(0, -1), message: upgradeFault })] }
  const { data, error } = kind.schema.safeParse(current)
  if (!error) return { kind, now: { ...placed, v: kind.version, props: data as PlacedSection['props'] }, issues: [] }
  return {
    kind,
    now: placed,
    issues: error.issues.map(({ path: inner, message }) => asFault({ path: [...path, ...inner], message })),
  }
}

/** Makes a value storable: texts well-formed, list length and depth limited. */
function storable(value: unknown, path: Path): unknown {
  if (typeof value === 'string') return value.toWellFormed()
  if (typeof value !== 'object' || value === null) return value
  if (path.length > deepest) throw faulty(path.slice(0, 3), 'This is nested too deep.')
  if (Array.isArray(value)) {
    if (value.length > limits.items) throw faulty(path, `A list holds at most ${limits.items} items.`)
    return value.map((item, index) => storable(item, [...path, index]))
  }
  const entries = Object.entries(value)
  if (entries.length > limits.items) throw faulty(path, `This holds at most ${limits.items} fields.`)
  return Object.fromEntries(entries.map(([name, inner]) => [name.toWellFormed(), storable(inner, [...path, name])]))
}

/** Number of `<` to sanitise. Texts with too many are stripped of all markup instead and count as 0. */
function marksToRead(value: unknown): number {
  if (typeof value === 'string') return hasFewMarks(value) ? marksIn(value, mostMarks) : 0
  if (typeof value !== 'object' || value === null) return 0
  return Object.values(value).reduce<number>((sum, inner) => sum + marksToRead(inner), 0)
}

function faulty(path: Path, message: string): Refusal {
  return documentRefusal([asFault({ path, message })])
}

function asFault({ path, message }: Fault): PageIssue {
  return { field: path.join('.'), message }
}

function documentRefusal(issues: PageIssue[]): Refusal {
  const faults = issues.map(({ field, message }) => ({ field, code: 'document', defaultMessage: message }))
  return new Refusal('request.invalid', faults[0]?.defaultMessage ?? 'The page is not valid.', faults)
}
