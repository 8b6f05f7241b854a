import { z } from 'zod'
import type { KindName } from '../../shared/content/kinds/index.ts'

/** How the builder shows a field. Kept in a registry of our own so that it never reaches the API's documentation. */
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
    /** The address of a video or a document, or one of the library. */
    | 'video'
    | 'document'
    | 'link'
    | 'icon'
    | 'date'
    /** One thing of this kind. */
    | KindName
    | 'products'
    /** A form that the owner has made. */
    | 'form'
    | 'group'
    | 'list'
    | 'responsive'
  /** For a choice: the text of each value. */
  choices?: Record<string, string>
  /** For a list: the name of one item, and which of its fields names it in the outline. */
  item?: { label: string; title?: string }
  /** For a list: how many items it may have. */
  most?: number
  /** How the section looks rather than what it says: such fields stand together, below the others. */
  place?: 'appearance'
  /** While it is off or empty, visitors see none of these fields beside it, or nothing of all that stands with it. */
  shows?: 'all' | string[]
  /** Warning shown before publishing while the field is empty, if the section does nothing without it. */
  needed?: string
  /** For a text: what it names, by title. */
  names?: 'brand'
  /** The part of Settings › Business that fills the field while it is empty. */
  fromBusiness?: 'phone' | 'email'
  /** Shown only while the field of this name beside it has one of these values. */
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
