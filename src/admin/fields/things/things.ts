import type { Picture } from '../../../shared/content/picture-shapes.ts'

/** Something that a field leads to or shows, chosen from those that there are. */
export type Thing = {
  /** What is stored: a path, or `$ROOT`. */
  value: string
  title: string
  /** What tells it from others of the same name: its address, its price. */
  detail: string
  /** Undefined for what has no pictures; null where there is none. */
  picture?: Picture | null
}

/** How things of one kind are found and named; `currency` is the site's. */
export type ThingSource = {
  /** On the button, while none is chosen. */
  choose: string
  /** In the box that a search is typed into. */
  search: string
  /** What tells a thing from others of its name is its address. */
  detailIsAddress: boolean
  /** What a text finds; an empty text finds the first of all. */
  find: (query: string, currency: string | undefined) => Promise<Thing[]>
  /** The thing that a stored value names. */
  read: (value: string, currency: string | undefined) => Promise<Thing>
}

/** Something whose title is not known: it is gone, or was never there. */
export function unknownThing(value: string): Thing {
  return { value, title: value, detail: 'Not found' }
}
