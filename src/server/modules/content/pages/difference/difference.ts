import { currentProps } from '../../../../../sections/define/current-props.ts'
import { fieldsOf } from '../../../../../sections/define/fields.ts'
import type { Section } from '../../../../../sections/define/section.ts'
import type { PageDocument, PlacedSection } from '../../../../../shared/content/pages/page-document.ts'
import type {
  FieldChange,
  PageDifference,
  SectionChange,
  Seo,
} from '../../../../../shared/content/pages/pages-admin.ts'
import { withoutMarkup } from '../../../../../shared/content/texts/rich-text.ts'
import { bareDifference, fieldDifference, longestRise } from './field-difference.ts'
import type { Pair } from './pairing.ts'
import { record, shortened, valueText } from './value-text.ts'

/** `path` is null if unknown. */
export type PageState = { title: string; path: string | null; seo: Seo; document: PageDocument }

type SectionOf = (type: string) => Section | undefined
type Kind = SectionChange['kind']

/**
 * Describes the difference between two states of a page in the editor's words. A generator that yields after each section,
 * because pages may be large.
 */
export function* pageDifference(
  before: PageState,
  after: PageState,
  sectionOf: SectionOf,
): Generator<void, PageDifference> {
  const pairs = pairSections(before.document.sections, after.document.sections)
  const stayed = longestRise(pairs)
  const changes: SectionChange[] = []
  for (const pair of pairs) {
    yield
    const old = before.document.sections[pair.before ?? -1]
    const now = after.document.sections[pair.after ?? -1]
    const change = (kind?: Kind, fields: FieldChange[] = []) => sectionChange(kind, now ?? old, fields, sectionOf)
    if (!old || !now) changes.push(...change(old ? 'removed' : 'added'))
    else
      changes.push(
        ...(stayed.has(pair) ? [] : change('moved', [position(pair)])),
        ...change(...shownOrHidden(old, now)),
        ...change(...renamed(old, now)),
        ...edited(old, now, sectionOf),
      )
  }
  return { changes, page: pageChanges(before, after) }
}

/** Sections match by id and type. Deleted ones are listed at their former position. */
function pairSections(before: PlacedSection[], after: PlacedSection[]): Pair[] {
  const pairs = after.map((section, place): Pair => {
    const found = before.findIndex(({ id, type }) => id === section.id && type === section.type)
    return found < 0 ? { after: place } : { before: found, after: place }
  })
  const known = new Set(pairs.map((pair) => pair.before))
  for (const place of before.keys()) {
    if (known.has(place)) continue
    const follower = pairs.findIndex((pair) => pair.before === place - 1)
    pairs.splice(follower + 1, 0, { before: place })
  }
  return pairs
}

function sectionChange(
  kind: Kind | undefined,
  placed: PlacedSection | undefined,
  fields: FieldChange[],
  sectionOf: SectionOf,
): SectionChange[] {
  if (!kind || !placed) return []
  const { id, type } = placed
  const title = sectionOf(type)?.title ?? type
  return [{ kind, section: { id, type, title, name: nameOf(placed, sectionOf) }, fields }]
}

function position({ before = 0, after = 0 }: Pair): FieldChange {
  return { label: 'Position', path: '', before: String(before + 1), after: String(after + 1) }
}

function shownOrHidden(before: PlacedSection, after: PlacedSection): [Kind?] {
  if (Boolean(before.hidden) === Boolean(after.hidden)) return []
  return [after.hidden ? 'hidden' : 'shown']
}

function renamed(before: PlacedSection, after: PlacedSection): [Kind?, FieldChange[]?] {
  if ((before.name ?? '') === (after.name ?? '')) return []
  return ['renamed', [{ label: 'Name', path: 'name', before: before.name || null, after: after.name || null }]]
}

function edited(before: PlacedSection, after: PlacedSection, sectionOf: SectionOf): SectionChange[] {
  const section = sectionOf(after.type)
  const fields = section
    ? fieldDifference(fieldsOf(section.schema), filled(section, before), filled(section, after))
    : bareDifference(before.props, after.props)
  const all = [...fields, ...timing(before, after)]
  return all.length > 0 ? sectionChange('changed', after, all, sectionOf) : []
}

/** Properties with schema defaults filled in, so that writing out a default is no change. */
function filled(section: Section, placed: PlacedSection): unknown {
  const { props, failed } = currentProps(section, placed)
  return failed === undefined ? (section.schema.safeParse(props).data ?? placed.props) : placed.props
}

const screens: Record<string, string> = { all: 'All screens', small: 'Small screens', large: 'Large screens' }

const visitors: Record<string, string> = { all: 'Everyone', in: 'Signed in', out: 'Not signed in' }

/** Changes of when, where and to whom a section is shown. */
function timing(before: PlacedSection, after: PlacedSection): FieldChange[] {
  const rows = [
    ['Shown on', 'when.screens', (section: PlacedSection) => screens[section.when?.screens ?? 'all'] ?? null],
    ['Shown from', 'when.from', (section: PlacedSection) => section.when?.from ?? null],
    ['Shown until', 'when.until', (section: PlacedSection) => section.when?.until ?? null],
    ['Shown to', 'when.signedIn', (section: PlacedSection) => visitors[section.when?.signedIn ?? 'all'] ?? null],
    ['Languages', 'when.languages', (section: PlacedSection) => section.when?.languages?.join(', ') || null],
    ['Area', 'within', ({ within }: PlacedSection) => (within ? `Area ${within.area + 1}` : null)],
  ] as const
  return rows
    .map(([label, path, read]) => ({ label, path, before: read(before), after: read(after) }))
    .filter((row) => row.before !== row.after)
}

/** A section's own name, else its heading; '' for a section without text. */
function nameOf({ type, name, props }: PlacedSection, sectionOf: SectionOf): string {
  if (name) return name
  const candidates = [props, ...firstItems(props)].flatMap((holder) => [holder.heading, holder.text, holder.title])
  const found = candidates.find((text) => typeof text === 'string' && text.trim() !== '')
  return sectionOf(type) && typeof found === 'string' ? (shortened(withoutMarkup(found), null)[0] ?? '') : ''
}

function firstItems(props: Record<string, unknown>): Record<string, unknown>[] {
  return Object.values(props).flatMap((value) => (Array.isArray(value) ? [record(value[0])] : []))
}

function pageChanges(before: PageState, after: PageState): PageDifference['page'] {
  const text = { control: 'text' } as const
  const listed = (state: PageState) => (state.seo.noIndex ? 'No' : 'Yes')
  const rows = [
    ['Title', before.title, after.title],
    ['Path', before.path, after.path ?? before.path],
    ['Title for search engines', before.seo.title, after.seo.title],
    ['Description for search engines', before.seo.description, after.seo.description],
    ['Picture where it is shared', imageText(before), imageText(after)],
    ['Listed by search engines', listed(before), listed(after)],
    ...(['announcement', 'header', 'footer'] as const).map(
      (group) => [groupTitles[group], groupText(before, group), groupText(after, group)] as const,
    ),
  ] as const
  return rows
    .filter(([label, old, now]) => old !== now && !(label === 'Path' && old === null))
    .map(([label, old, now]) => {
      const [was, is] = shortened(valueText(text, old), valueText(text, now))
      return { label, before: was, after: is }
    })
}

const groupTitles = { announcement: 'Announcement', header: 'Header', footer: 'Footer' }

function groupText({ document }: PageState, group: keyof typeof groupTitles): string {
  const named = document.groups?.[group]
  if (named === null) return 'None'
  return named === undefined || named === group ? 'The shared one' : named
}

function imageText({ seo }: PageState): string | null {
  return valueText({ control: 'image' }, { media: seo.image })
}
