import type { Picture } from '../../../shared/content/media/picture-shapes.ts'

/** A record that a field links to or shows. */
export type Thing = {
  /** The stored value: a path, or `$ROOT`. */
  value: string
  title: string
  /** Distinguishes records of the same title: address, price. */
  detail: string
  /** Undefined for kinds without pictures; null if this record has none. */
  picture?: Picture | null
}

/** Search and lookup of one kind of record; `currency` is the site's. */
export type ThingSource = {
  /** Text of the button while nothing is chosen. */
  choose: string
  /** Placeholder of the search box. */
  search: string
  /** `detail` is the record's address. */
  detailIsAddress: boolean
  /** Search results; an empty query returns the first records. */
  find: (query: string, currency: string | undefined) => Promise<Thing[]>
  /** The record of a stored value. */
  read: (value: string, currency: string | undefined) => Promise<Thing>
}

/** Placeholder for a record that is deleted or never existed. */
export function unknownThing(value: string): Thing {
  return { value, title: value, detail: 'Not found' }
}
