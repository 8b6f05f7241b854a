import { z } from 'zod'
import type { KindName } from '../../shared/content/kinds/index.ts'

/** How the builder shows a field. Kept in a separate registry so that it never reaches the API's documentation. */
export type Hint = {
  label: string
  help?: string
  control?:
    | 'text'
    | 'long-text'
    | 'rich-text'
    | 'number'
    | 'switch'
    | 'choice'
    | 'colour'
    | 'strings'
    | 'key-value'
    | 'image'
    /** Address of a video or a document, or a file of the library. */
    | 'video'
    | 'document'
    | 'link'
    | 'icon'
    | 'date'
    /** A record of this kind. */
    | KindName
    | 'products'
    /** A form that the owner has made. */
    | 'form'
    | 'group'
    | 'list'
    | 'responsive'
  /** For a choice: the label of each value. */
  choices?: Record<string, string>
  /** For a list: the singular of its items, and the field that titles each in the outline. */
  item?: { label: string; title?: string }
  /** For a list: its maximum length. */
  most?: number
  /** Appearance fields form a group below the content fields. */
  place?: 'appearance'
  /** While this is off or empty, visitors do not see these fields beside it, or the whole group (`all`). */
  shows?: 'all' | string[]
  /** Warning shown before publishing while the field is empty, if the section does nothing without it. */
  needed?: string
  /** For a text: the kind of record that it names by title or path. It is not translated. */
  names?: 'brand' | 'blogCategory'
  /** The part of Settings › Business that fills the field while it is empty. */
  fromBusiness?: 'phone' | 'email'
  /** Shown only while the named field beside it has one of these values. */
  shownFor?: { field: string; values: string[] }
}

const hints = z.registry<Hint>()

/** Gives a schema its label and control. It must be the outermost call: a wrapper made later has no hint. */
export function ui<T extends z.ZodType>(schema: T, hint: Hint): T {
  hints.add(schema, hint)
  return schema
}

export function hintOf(schema: z.ZodType): Hint | undefined {
  return hints.get(schema)
}
