import type { Field } from '../../sections/define/fields.ts'
import { kindNames } from '../../shared/content/kinds/index.ts'
import { withoutMarkup } from '../../shared/content/texts/rich-text.ts'
import { cut } from '../../shared/text.ts'
import { recordOf } from './change.ts'
import { textOf } from './control.ts'
import { isShown, shownValue } from './grouping.ts'

const longest = 80
const speaking = new Set<Field['control']>(['text', 'long-text', 'rich-text', ...kindNames])

/** A field's value in a few words; empty if it has none. */
function wordsOf(field: Field, value: unknown): string {
  if (field.control === 'choice') return field.choices?.[textOf(value)] ?? ''
  if (field.control === 'rich-text') return cut(withoutMarkup(textOf(value)), longest)
  return speaking.has(field.control) ? cut(textOf(value).trim(), longest) : ''
}

/** The first words of an object. */
export function firstWords(fields: Field[], value: unknown): string {
  const record = recordOf(value)
  const shown = fields.filter((field) => speaking.has(field.control) && isShown(field, fields, value))
  return shown.map((field) => wordsOf(field, record[field.name])).find((words) => words !== '') ?? ''
}

/** An item's title, with a detail if the title is only a kind. */
export function itemNames(field: Field, item: unknown, index: number): { title: string; detail: string } {
  const { item: names, fields = [] } = field
  const naming = fields.find(({ name }) => name === names?.title)
  const own = naming ? wordsOf(naming, shownValue(naming, recordOf(item)[naming.name])) : ''
  const more = firstWords(fields, item)
  if (naming?.control === 'choice') return { title: own, detail: more }
  return { title: own || more || `${names?.label ?? 'Item'} ${index + 1}`, detail: '' }
}

/** The first picture of an object. */
export function firstPicture(fields: Field[], value: unknown): string {
  const record = recordOf(value)
  const pictures = fields.filter((field) => field.control === 'image' && isShown(field, fields, value))
  return pictures.map(({ name }) => textOf(recordOf(record[name]).media)).find((media) => media !== '') ?? ''
}
