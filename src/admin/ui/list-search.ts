import { z } from 'zod'
import { restList } from '../../shared/api/rest-list.ts'

/** As the schema says; left out where it is missing or not understood, so that an old or mistyped URL still opens its list. */
export const lenient = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined)

/** What the URL of every list holds: `?q=lamp&page=2&order=descend`. A list adds its own filters and what it is sorted by. */
export const listSearch = {
  // Not trimmed: a space would go from the search field while somebody types.
  q: lenient(z.string().max(200)),
  /** From 1. */
  page: lenient(z.string().regex(/^[1-9]\d{0,5}$/)),
  order: lenient(restList.order.unwrap()),
}

/** The same once it is read; everything in it is optional text. */
export type ListSearch = { [name: string]: string | undefined }

/** A changed search. A change of anything but the page begins at the first page; blank values are left out. */
export function nextSearch(before: ListSearch, change: ListSearch): ListSearch {
  return given({ ...before, page: undefined, ...change })
}

/** What a list is narrowed down to, without how it is shown. */
export function filtersOf({ page: _, sort: __, order: ___, ...filters }: ListSearch): Record<string, string> {
  return given(filters)
}

/** The number of the page that is shown, from 1. */
export function pageOf({ page }: ListSearch): number {
  return Math.max(1, Number(page) || 1)
}

type Asked = { sort: string; order: string; size: number; always?: Record<string, string> }

/** The parameters of the list call; its pages count from 0. `sort` and `order` are those until somebody sorts the list. */
export function listParams(search: ListSearch, { sort, order, size, always }: Asked): Record<string, string | number> {
  const sorted = { sort: search.sort ?? sort, order: search.order ?? order }
  return { p: pageOf(search) - 1, s: size, ...sorted, ...filtersOf(search), ...always }
}

/** Blank values are left out: a filter by nothing is no filter. */
export function given(search: ListSearch): Record<string, string> {
  return Object.fromEntries(Object.entries(search).filter((entry): entry is [string, string] => Boolean(entry[1])))
}
