import type { Field } from '../../../../../sections/define/fields.ts'

/** A value that visitors may see, with the path of its field. */
export type ShownField = {
  field: Field
  value: unknown
  /** Within the section's properties. */
  path: (string | number)[]
  /** `path` in words: `Slides › Slide 2 › Heading`. */
  labels: string[]
}

/** Values that visitors may see: none in parts that are switched off or lack their text. */
export function shownFields(
  fields: Field[],
  props: unknown,
  within: Pick<ShownField, 'path' | 'labels'> = { path: [], labels: [] },
): ShownField[] {
  const record = recordOf(props)
  const hidden = hiddenIn(fields, record)
  if (hidden === 'all') return []
  return fields.flatMap((field) => {
    if (hidden.includes(field.name) || !isChosen(field, record)) return []
    const value = record[field.name]
    const place = { path: [...within.path, field.name], labels: [...within.labels, field.label] }
    if (!field.fields) return [{ field, value, ...place }]
    const { fields: inner, item } = field
    if (!Array.isArray(value)) return shownFields(inner, value, place)
    return value.flatMap((entry, index) =>
      shownFields(inner, entry, {
        path: [...place.path, index],
        labels: [...place.labels, `${item?.label ?? 'Item'} ${index + 1}`],
      }),
    )
  })
}

function hiddenIn(fields: Field[], record: Record<string, unknown>): 'all' | string[] {
  const off = fields.flatMap(({ name, shows }) => (shows && !record[name] ? [shows] : []))
  return off.includes('all') ? 'all' : off.flatMap((names) => (names === 'all' ? [] : names))
}

function isChosen({ shownFor }: Field, record: Record<string, unknown>): boolean {
  return !shownFor || shownFor.values.includes(String(record[shownFor.field]))
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
}
