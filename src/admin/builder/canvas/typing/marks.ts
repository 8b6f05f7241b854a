import { type Field, fieldsOf } from '../../../../sections/define/fields.ts'
import type { Section } from '../../../../sections/define/section.ts'
import { recordOf, setAt, valueAt } from '../../../fields/change.ts'

/** How a text is typed: in one line, in several, or as rich text. Undefined for what is shown and cannot be typed. */
export type Writing = 'line' | 'lines' | 'rich'

/** A value of a section's properties that its view shows. */
export type Source = { path: (string | number)[]; value: string; label: string; writing: Writing | undefined }

const [open, middle, close] = ['\uE000', '\uE001', '\uE002']

/** What `mark` puts around a value. Private characters: no text that people write has them, and HTML keeps them as they are. */
const around = new RegExp(`${open}\\d+${middle}|${close}`, 'g')
const whole = new RegExp(`^${open}(\\d+)${middle}([^${open}${close}]*)${close}$`)
const any = new RegExp(`${open}(\\d+)${middle}`, 'g')
const first = new RegExp(`^${open}(\\d+)${middle}`)

/** An id of the form that the library gives, which says the value that it stands for. */
const pictureId = (index: number) => `builderpicture${String(index).padStart(8, '0')}`
const pictures = /builderpicture(\d{8})/g

/**
 * The properties with each value marked that a view may show, by the fields of the schema: texts, and pictures. A view that is
 * drawn with them tells by its HTML which of its words are whole texts of the owner's (decision 022). What decides how the
 * section looks, or what is no words (choices, links, numbers), is left as it is.
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

/** Which value is the whole of this text, and nothing else. */
export function wholeMark(text: string): number | undefined {
  const found = whole.exec(text)?.[1]
  return found === undefined ? undefined : Number(found)
}

/** Which value is the whole of these contents, from their first character to their last. */
export function wholeContents(firstText: string, lastText: string): number | undefined {
  const found = first.exec(firstText)?.[1]
  return found !== undefined && lastText.endsWith(close) ? Number(found) : undefined
}

export function unmarked(text: string): string {
  return text.replace(around, '')
}

/** Every value that is found in this HTML, in attributes too. */
export function marksIn(html: string): number[] {
  return [any, pictures].flatMap((pattern) => [...html.matchAll(pattern)].map(([, index]) => Number(index)))
}
