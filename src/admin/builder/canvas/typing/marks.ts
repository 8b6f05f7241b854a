import { type Field, fieldsOf } from '../../../../sections/define/fields.ts'
import type { Section } from '../../../../sections/define/section.ts'
import { recordOf, setAt, valueAt } from '../../../fields/change.ts'

/** How a text is edited: single-line, multi-line or rich text. Undefined if it is shown but not editable. */
export type Writing = 'line' | 'lines' | 'rich'

/** A property value that the section's view shows. */
export type Source = { path: (string | number)[]; value: string; label: string; writing: Writing | undefined }

const [open, middle, close] = ['\uE000', '\uE001', '\uE002']

/** The markers that `mark` puts around a value: private-use characters, which HTML preserves and user texts lack. */
const around = new RegExp(`${open}\\d+${middle}|${close}`, 'g')
const whole = new RegExp(`^${open}(\\d+)${middle}([^${open}${close}]*)${close}$`)
const any = new RegExp(`${open}(\\d+)${middle}`, 'g')
const first = new RegExp(`^${open}(\\d+)${middle}`)

/** A placeholder id in the library's format that encodes the value's index. */
const pictureId = (index: number) => `builderpicture${String(index).padStart(8, '0')}`
const pictures = /builderpicture(\d{8})/g

/**
 * Marks every text and picture in the properties that a view may show, by the schema's fields. The HTML of a view rendered
 * with marked properties shows which words are a whole text of the user's (decision 022). Values that control the look, or are
 * not text (choices, links, numbers), stay unmarked.
 */
export function mark(section: Section, props: unknown): { props: unknown; sources: Source[] } {
  const sources: Source[] = []
  let marked = props
  const put = (path: Source['path'], label: string, writing: Writing | undefined) => {
    const value = valueAt(props, path)
    if (typeof value !== 'string' || value === '') return
    const index = sources.push({ path, value, label, writing }) - 1
    marked = setAt(marked, path, writing ? `${open}${index}${middle}${value}${close}` : pictureId(index))
  }
  const walk = (fields: Field[], parent: Source['path']) => {
    for (const field of fields) {
      if (field.place === 'appearance') continue
      const path = [...parent, field.name]
      const { label, control, fields: inner = [] } = field
      const stored = valueAt(props, path)
      const places = Object.keys(Array.isArray(stored) ? stored : recordOf(stored))
      if (control === 'group') walk(inner, path)
      else if (control === 'list') for (const at of places) walk(inner, [...path, Number(at)])
      else if (control === 'strings') for (const at of places) put([...path, Number(at)], label, 'line')
      else if (control === 'key-value') for (const at of places) put([...path, at], label, 'line')
      else if (control === 'responsive' && field.piece)
        for (const at of places) put([...path, at], label, writings[field.piece.control])
      else if (control === 'image') put([...path, 'media'], label, undefined)
      else if (writings[control]) put(path, label, writings[control])
    }
  }
  walk(fieldsOf(section.schema), [])
  return { props: marked, sources }
}

const writings: Partial<Record<Field['control'], Writing>> = { text: 'line', 'long-text': 'lines', 'rich-text': 'rich' }

/** Index of the value that makes up this whole text. */
export function wholeMark(text: string): number | undefined {
  const found = whole.exec(text)?.[1]
  return found === undefined ? undefined : Number(found)
}

/** Index of the value that spans these contents from first to last character. */
export function wholeContents(firstText: string, lastText: string): number | undefined {
  const found = first.exec(firstText)?.[1]
  return found !== undefined && lastText.endsWith(close) ? Number(found) : undefined
}

export function unmarked(text: string): string {
  return text.replace(around, '')
}

/** Indexes of all values in this HTML, including attributes. */
export function marksIn(html: string): number[] {
  return [any, pictures].flatMap((pattern) => [...html.matchAll(pattern)].map(([, index]) => Number(index)))
}
