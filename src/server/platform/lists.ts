import { asc, desc, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { cursorOf, type Place, placeOf } from '../../shared/api/cursor-list.ts'
import type { RefusalCode } from '../../shared/api/refusals.ts'
import { withoutJoiners } from '../../shared/text.ts'
import type { Ctx } from './context.ts'
import { refusal } from './refusal.ts'

/** A page's number, from 0, and its number of rows. */
export type PageQuery = { p: number; s: number }

/** A sorted query that can be limited to a part of its rows. */
export type Sorted<Part> = { limit(rows: number): { offset(rows: number): Part } }

/** One page of a sorted query. */
export function onPage<Part>({ p, s }: PageQuery, sorted: Sorted<Part>): Part {
  return sorted.limit(s).offset(p * s)
}

/** The rows of one page of a sorted query, and the number of rows on all pages. */
export async function pageOf<Row>(
  page: PageQuery,
  sorted: Sorted<PromiseLike<Row[]>>,
  counted: PromiseLike<number>,
): Promise<{ rows: Row[]; total: number }> {
  const [rows, total] = await Promise.all([onPage(page, sorted), counted])
  return { rows, total }
}

/** A sorted query in SQL, for `onPage` and `pageOf`. */
export function sortedSql<Row extends Record<string, unknown>>({ db }: Ctx, query: SQL) {
  const part = async (most: number, from: number) =>
    (await db.execute<Row>(sql`${query} limit ${most} offset ${from}`)).rows
  return { limit: (most: number) => ({ offset: (from: number) => part(most, from) }) }
}

export type Order = 'ascend' | 'descend'

/** Sorts by each of the columns in one direction; the last one breaks ties. */
export function inOrder(order: Order, ...columns: SQLWrapper[]): SQL[] {
  return columns.map((column) => (order === 'descend' ? desc(column) : asc(column)))
}

/** Part of a list that is read from a cursor: up to `s` rows after or before it. */
type CursorQuery = { s: number; order: Order; after?: string | undefined; before?: string | undefined }

type Columns = {
  /** The value that the list is sorted by. */
  key: SQLWrapper
  /** Breaks ties. */
  id: SQLWrapper
  /** The value of a row's `key`, as SQL that is compared with the column. */
  asKey: (key: string) => SQL
}

type Part = { where: SQL; orderBy: SQL[]; most: number }

/**
 * The rows after or before a cursor, with the cursors of the pages beside them: whatever is added or removed meanwhile, no row is
 * skipped or repeated on the way. Going back ends with a whole first page.
 */
export async function pageFrom<Row extends Place>(
  query: CursorQuery,
  columns: Columns,
  read: (part: Part) => PromiseLike<Row[]>,
): Promise<{ rows: Row[]; next: string | null; previous: string | null }> {
  const { s, order, after, before } = query
  const isBack = before !== undefined
  const way = isBack ? opposite[order] : order
  const where = beyond(way, columns, before ?? after)
  const found = await read({ where, orderBy: inOrder(way, columns.key, columns.id), most: s + 1 })
  const isMore = found.length > s
  if (isBack && !isMore) return pageFrom({ s, order }, columns, read)
  const rows = isBack ? found.slice(0, s).reverse() : found.slice(0, s)
  const [first, last] = [rows.at(0), rows.at(-1)]
  return {
    rows,
    next: last && (isBack || isMore) ? cursorOf(last) : null,
    previous: first && (isBack || after !== undefined) ? cursorOf(first) : null,
  }
}

const opposite = { ascend: 'descend', descend: 'ascend' } as const

/** Matches the rows that follow a cursor in this order; all without one. */
function beyond(order: Order, { key, id, asKey }: Columns, cursor: string | undefined): SQL {
  const place = cursor === undefined ? undefined : placeOf(cursor)
  if (!place) return sql`true`
  const sign = order === 'descend' ? sql`<` : sql`>`
  return sql`(${key}, ${id}) ${sign} (${asKey(place.key)}, ${place.id}::integer)`
}

/** The LIKE pattern for a substring, without joiners; escapes `%`, `_` and `\`. */
export function patternOf(text: string): string {
  return `%${withoutJoiners(text).replace(/[\\%_]/g, '\\$&')}%`
}

/** Matches rows in which a value contains `text`, ignoring case and joiners; an empty text matches all. */
export function contains(values: SQLWrapper[], text = ''): SQL {
  if (text === '') return sql`true`
  const each = values.map((value) => isWithin(value, text))
  return sql`(${sql.join(each, sql` or `)})`
}

/** As `contains`, of one value; no value has no text, not even an empty one. */
export const isWithin = (value: SQLWrapper, text: string): SQL =>
  sql`without_joiners(${value}) ilike ${patternOf(text)}`

/** As `contains`, of one value, with or without accents. */
export function containsPlain(value: SQLWrapper, text = ''): SQL {
  return text === '' ? sql`true` : sql`strpos(plain_text(${value}), plain_text(${text})) > 0`
}

/** An instant lies within these days of the time zone, both included. */
export function onDays(
  at: SQLWrapper,
  { from, to }: { from?: string | undefined; to?: string | undefined },
  zone: string,
): SQL {
  const midnight = (day: string, later: number) =>
    sql`((${day}::date + ${later}::integer)::timestamp at time zone ${zone})`
  const after = from === undefined ? sql`true` : sql`${at} >= ${midnight(from, 0)}`
  return to === undefined ? after : sql`(${after} and ${at} < ${midnight(to, 1)})`
}

/**
 * The number of rows that a change of several records found.
 * @throws Refusal with the given code when a record of `ids` is not among them
 */
export function allOf(ids: string[], rows: unknown[], code: RefusalCode): number {
  if (rows.length < new Set(ids.map((id) => id.toLowerCase())).size) throw refusal(code)
  return rows.length
}

/** Counted rows by state; 0 for a state without any. */
export function byState<State extends string>(
  states: readonly State[],
  rows: { state: State; found: number }[],
): Record<State, number> {
  const counts = new Map(rows.map(({ state, found }) => [state, found]))
  return Object.fromEntries(states.map((state) => [state, counts.get(state) ?? 0])) as Record<State, number>
}
