import { z } from 'zod'
import { restList } from '../../shared/api/rest-list.ts'

/** Makes a parameter optional; invalid values are dropped, so that an old or mistyped URL still opens its list. */
export const lenient = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined)

/** URL parameters of every list: `?q=lamp&page=2&order=descend`. A list adds its filters and sort keys. */
export const listSearch = {
  // Not trimmed: the search field would lose a space while the user types.
  q: lenient(z.string().max(200)),
  /** From 1. */
  page: lenient(z.string().regex(/^[1-9]\d{0,5}$/)),
  order: lenient(restList.order.unwrap()),
}

type Lenient<T extends z.ZodType> = ReturnType<typeof lenient<T>>

/** The URL parameters of the list that this query asks for: those of every list, its sort keys and the named filters. */
export function searchOf<S extends z.ZodRawShape & { sort: z.ZodDefault }, Filter extends keyof S & string = never>(
  query: z.ZodObject<S>,
  ...filters: Filter[]
) {
  const { shape } = query
  type Sort = ReturnType<S['sort']['unwrap']> & z.ZodType
  const chosen = Object.fromEntries(filters.map((name) => [name, lenient(shape[name] as z.ZodType)]))
  return z.object({
    ...listSearch,
    sort: lenient(shape.sort.unwrap() as Sort),
    ...(chosen as { [N in Filter]: Lenient<S[N] & z.ZodType> }),
  })
}

/** The parsed parameters, all optional text. */
export type ListSearch = { [name: string]: string | undefined }

/** Applies a change. Any change but that of the page (its number or its cursor) leads to the first page; blank values are dropped. */
export function nextSearch(before: ListSearch, change: ListSearch): ListSearch {
  return given({ ...before, ...firstPage, ...change })
}

/** URL parameters that name a page: its number, or the cursor that it stands after or before. */
const firstPage = { page: undefined, after: undefined, before: undefined }

/** Whether a URL parameter filters rows; the others only say which page is shown, and in what order. */
export function isFilter(name: string): boolean {
  return !(name in firstPage) && name !== 'sort' && name !== 'order'
}

/** Only the filters, without page, sort and order. */
export function filtersOf(search: ListSearch): Record<string, string> {
  return given(Object.fromEntries(Object.entries(search).filter(([name]) => isFilter(name))))
}

/** The current page, from 1. */
export function pageOf({ page }: ListSearch): number {
  return Math.max(1, Number(page) || 1)
}

type Asked = { sort: string; order: string; size: number; always?: Record<string, string> }

/** Parameters of the list call, whose pages count from 0. `sort` and `order` are defaults. */
export function listParams(search: ListSearch, { sort, order, size, always }: Asked): Record<string, string | number> {
  return { p: pageOf(search) - 1, ...partParams(search, { sort, order, size }), ...always }
}

/** Parameters of a list call with a cursor. */
export function cursorParams(search: ListSearch, asked: Asked): Record<string, string | number> {
  const { after, before } = search
  return { ...partParams(search, asked), ...given({ after, before }) }
}

function partParams(search: ListSearch, { sort, order, size }: Asked) {
  return { s: size, sort: search.sort ?? sort, order: search.order ?? order, ...filtersOf(search) }
}

/** Drops blank values. */
export function given(search: ListSearch): Record<string, string> {
  return Object.fromEntries(Object.entries(search).filter((entry): entry is [string, string] => Boolean(entry[1])))
}
