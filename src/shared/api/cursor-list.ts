import { z } from 'zod'
import { restList } from './rest-list.ts'

/** Where a row stands in a sorted list: the value that it is sorted by, as text, and its id. */
export type Place = { id: number; key: string }

/** `12:aangan`; a key may hold any characters. */
const pattern = /^(\d{1,9}):([\s\S]{0,1500})$/

const cursor = z.string().regex(pattern, 'Send a cursor that this list gave.')

/**
 * Query of a list under `/api/v1` that is read from a cursor, in place of numbered pages (decision 097): `?s=20&after=12:aangan`. Rows
 * that are added or removed meanwhile move no other row to another page. Lists spread it beside their own filters and `sort`.
 */
export const cursorList = {
  s: restList.s,
  q: restList.q,
  order: restList.order,
  /** Rows after this cursor: `next` of a reply. */
  after: cursor.optional(),
  /** Rows before it: `previous` of a reply. */
  before: cursor.optional(),
}

export function cursorOf({ id, key }: Place): string {
  return `${id}:${key}`
}

/** The place that a cursor names; undefined for another text. */
export function placeOf(text: string): Place | undefined {
  const [, id, key] = pattern.exec(text) ?? []
  return id === undefined || key === undefined ? undefined : { id: Number(id), key }
}
