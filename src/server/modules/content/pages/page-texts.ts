import { currentProps } from '../../../../sections/define/current-props.ts'
import { type Field, fieldsOf } from '../../../../sections/define/fields.ts'
import type { Section } from '../../../../sections/define/section.ts'
import { sectionOf } from '../../../../sections/registry.ts'
import type { PageDocument, PlacedSection } from '../../../../shared/content/pages/page-document.ts'
import type { PageKind, Seo } from '../../../../shared/content/pages/pages-admin.ts'
import { perObject } from '../../../../shared/per-object.ts'
import { type MapTexts, type Say, toldApart } from '../translations/index.ts'

type Texts = { title: string; seo: Seo; document: PageDocument }

/** Maps a page's translatable texts: title, SEO texts, and the texts of its sections. */
export function mapPage<T extends Texts>(page: T, say: Say): T {
  return {
    ...page,
    title: say(page.title, 'Title'),
    seo: {
      ...page.seo,
      title: say(page.seo.title, 'Search engines · Title'),
      description: say(page.seo.description, 'Search engines · Description', 'lines'),
    },
    document: mapDocument(page.document, say),
  }
}

const mapDocument: MapTexts<PageDocument> = (document, say) => ({
  ...document,
  sections: document.sections.map((placed) => mapSection(placed, say)),
})

/** Hidden sections, and those of unknown type or invalid against their schema, stay unchanged. */
function mapSection(placed: PlacedSection, say: Say): PlacedSection {
  const section = sectionOf(placed.type)
  if (!section || placed.hidden) return placed
  const { props, failed } = currentProps(section, placed)
  if (failed !== undefined) return placed
  const { data } = section.schema.safeParse(props)
  if (data === undefined) return placed
  const mapped = mapAccepted(section, data, say)
  return mapped === undefined ? placed : { ...placed, v: section.version, props: mapped as PlacedSection['props'] }
}

/**
 * Maps the texts of a section's data. A text whose translation the section does not accept, such as one that is too long, stays as it was
 * written, and the others are translated; undefined if that does not help.
 */
function mapAccepted(section: Section, data: unknown, say: Say): unknown {
  const refused = new Set<string>()
  for (;;) {
    const originals = new Map<string, string>()
    const sayAccepted: Say = (text, place, form) => {
      const own = refused.has(text) ? text : say(text, place, form)
      if (own !== text) originals.set(own, text)
      return own
    }
    const mapped = mapTold(fieldsIn(section), data, sayAccepted, section.title)
    const { error } = section.schema.safeParse(mapped)
    if (!error) return mapped
    const known = refused.size
    for (const said of error.issues.flatMap(({ path }) => [path.at(-1), valueAt(mapped, path)])) {
      const text = typeof said === 'string' ? originals.get(said) : undefined
      if (text !== undefined) refused.add(text)
    }
    if (refused.size === known) return undefined
  }
}

const valueAt = (data: unknown, path: PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key], data)

const fieldsIn = perObject((section: Section) => fieldsOf(section.schema))

/** `name` says the texts by which parts of a section refer to each other, such as the points of a pricing table. */
type Words = { say: Say; name: Say }

/** Names whose translations coincide are told apart, or what is said of one point would be said of another. */
function mapTold(fields: Field[], data: unknown, say: Say, place: string): unknown {
  if (!hasNames(fields)) return mapFields(fields, data, { say, name: say }, place)
  const said = new Map<string, string>()
  const name: Say = (text, place) => {
    const own = say(text, place)
    said.set(text, own)
    return own
  }
  mapFields(fields, data, { say, name }, place)
  const apart = toldApart([...said.keys()], (text) => said.get(text) ?? text)
  return mapFields(fields, data, { say, name: (text) => apart.get(text) ?? text }, place)
}

const hasNames = (fields: Field[]): boolean =>
  fields.some(({ control, fields: inner = [] }) => control === 'key-value' || hasNames(inner))

function mapFields(fields: Field[], value: unknown, words: Words, place: string): unknown {
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, inner]) => {
    const field = fields.find((candidate) => candidate.name === name)
    return [name, field ? mapField(field, inner, words, place) : inner]
  })
  return Object.fromEntries(entries)
}

/** `place` includes list items: `Hero · Slide 1 · Heading`. */
function mapField(field: Field, value: unknown, words: Words, around: string): unknown {
  const { say, name } = words
  const place = `${around} · ${field.label}`
  const said = (text: unknown) => (typeof text === 'string' ? say(text, place) : text)
  if (field.place === 'appearance' || field.names) return value
  if (field.control === 'text') return said(value)
  if (field.control === 'long-text' && typeof value === 'string') return say(value, place, 'lines')
  if (field.control === 'rich-text' && typeof value === 'string') return say(value, place, 'rich')
  if (field.control === 'strings' && Array.isArray(value))
    return value.map((text) => (typeof text === 'string' ? name(text, place) : text))
  if (field.control === 'group') return mapFields(field.fields ?? [], value, words, place)
  if (field.control === 'list' && Array.isArray(value)) return mapList(field, value, words, around)
  if (typeof value !== 'object' || value === null) return value
  if (field.control === 'key-value')
    return Object.fromEntries(Object.entries(value).map(([of, text]) => [name(of, place), said(text)]))
  if (field.control === 'image' && 'alt' in value && typeof value.alt === 'string')
    return { ...value, alt: say(value.alt, `${place} · Description`) }
  return value
}

function mapList({ label, fields = [], item }: Field, list: unknown[], words: Words, place: string): unknown[] {
  return list.map((value, index) => mapFields(fields, value, words, `${place} · ${item?.label ?? label} ${index + 1}`))
}

/** Translations are stored by a page's id, and by the name of a template or group, which never changes. */
export const textsId = ({ kind, key, id }: { kind: PageKind; key: string; id?: string | undefined }) =>
  kind === 'page' && id !== undefined ? id : key
