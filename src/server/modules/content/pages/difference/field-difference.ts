import type { Field } from '../../../../../sections/define/fields.ts'
import type { FieldChange } from '../../../../../shared/content/pages/pages-admin.ts'
import { type Pair, pairItems, same } from './pairing.ts'
import { record, shortened, valueText } from './value-text.ts'

type Place = { label: string; path: string }

/** Changes between two values of the same fields. A field's label includes its path: `Questions › Question 2 › Answer`. */
export function fieldDifference(
  fields: Field[],
  before: unknown,
  after: unknown,
  within: Place = { label: '', path: '' },
): FieldChange[] {
  const [was, is] = [record(before), record(after)]
  return fields.flatMap((field) => {
    const [old, now] = [was[field.name], is[field.name]]
    if (same(old, now)) return []
    const place = below(within, field.label, field.name)
    if (field.control === 'group' && field.fields) return fieldDifference(field.fields, old, now, place)
    if (field.control === 'list' && field.fields) return listDifference(field, list(old), list(now), place)
    return [changed(place, valueText(field, old), valueText(field, now))]
  })
}

/** Like `fieldDifference`, for properties without known fields. */
export function bareDifference(before: unknown, after: unknown): FieldChange[] {
  const [was, is] = [record(before), record(after)]
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])]
  const asText = { control: 'text' } as const
  return names
    .filter((name) => !same(was[name], is[name]))
    .map((name) => changed({ label: name, path: name }, valueText(asText, was[name]), valueText(asText, is[name])))
}

function listDifference(field: Field, before: unknown[], after: unknown[], place: Place): FieldChange[] {
  const { item, fields = [] } = field
  const word = item?.label ?? 'Item'
  const name = (value: unknown, index: number) => itemName(field, value) || `${word} ${index + 1}`
  const pairs = pairItems(before, after)
  const stayed = longestRise(pairs)
  return pairs.flatMap((pair) => {
    const index = pair.after ?? pair.before ?? 0
    const here = below(place, `${word} ${index + 1}`, String(index))
    if (pair.before === undefined) return [{ ...here, before: null, after: name(after[index], index) }]
    if (pair.after === undefined) return [{ ...here, before: name(before[index], index), after: null }]
    const [old, now] = [before[pair.before], after[pair.after]]
    const moved = stayed.has(pair) ? [] : [{ ...here, ...movement(pair) }]
    // Items that are plain values have no fields.
    const inside = fields.length > 0 ? fieldDifference(fields, old, now, here) : bareItem(here, old, now)
    return [...moved, ...inside]
  })
}

function bareItem(place: Place, before: unknown, after: unknown): FieldChange[] {
  const asText = { control: 'text' } as const
  return same(before, after) ? [] : [changed(place, valueText(asText, before), valueText(asText, after))]
}

function movement({ before = 0, after = 0 }: Pair) {
  return { before: `Place ${before + 1}`, after: `Place ${after + 1}` }
}

/**
 * The longest subsequence of pairs whose order is unchanged; the others were moved. Pairs come in the order of the later list.
 */
export function longestRise(pairs: readonly Pair[]): Set<Pair> {
  const both = pairs.filter(({ before, after }) => before !== undefined && after !== undefined)
  const best: Pair[][] = []
  for (const [index, pair] of both.entries()) {
    const runs = best.slice(0, index).filter((run) => (run.at(-1)?.before ?? 0) < (pair.before ?? 0))
    const longest = runs.reduce<Pair[]>((most, run) => (run.length > most.length ? run : most), [])
    best.push([...longest, pair])
  }
  return new Set(best.reduce((most, run) => (run.length > most.length ? run : most), []))
}

/** The value of an item's naming field, as in the builder's outline. */
function itemName({ item, fields = [] }: Field, value: unknown): string {
  const naming = fields.find(({ name }) => name === item?.title)
  const text = naming ? valueText(naming, record(value)[naming.name]) : valueText({ control: 'text' }, value)
  return shortened(text, null)[0] ?? ''
}

function changed(place: Place, before: string | null, after: string | null): FieldChange {
  const [old, now] = shortened(before, after)
  return { ...place, before: old, after: now }
}

function below(place: Place, label: string, name: string): Place {
  if (place.path === '') return { label, path: name }
  return { label: `${place.label} › ${label}`, path: `${place.path}.${name}` }
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
