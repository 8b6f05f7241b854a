import { z } from 'zod'
import { boundedRecord } from '../../api/bounded-record.ts'
import { type Filter, filterSchema, type ListQuery, listQuery, mostFilters, mostValues } from '../../api/list-query.ts'
import { type ListSort, listSorts } from './product-sorts.ts'

/** Parameters of a listing helper, in the body or in the query of the product list, beside the list language (C54). */

const fields: Record<ListSort, ListQuery['sort']> = {
  relevance: undefined,
  created: { field: 'created', order: 'descend' },
  'price-low': { field: 'price', order: 'ascend' },
  'price-high': { field: 'price', order: 'descend' },
  rating: { field: 'rating', order: 'descend' },
  name: { field: 'name', order: 'ascend' },
}

const sortNames = z.enum(Object.keys(listSorts) as [ListSort, ...ListSort[]])
/** A sort by its name in the sort bar. */
const sortName = sortNames.transform((name) => fields[name])
const page = listQuery.shape.p.unwrap()
const cards = z.number().int().min(1).max(60).default(10)

/** Settings of a section that lists products, as a page stores them; its other settings are ignored. */
const section = z.object({
  show: z.enum(['newest', 'category', 'collection', 'chosen', 'sale']).default('newest'),
  category: z.string().max(200).default(''),
  collection: z.string().max(200).default(''),
  products: z.array(z.string().max(200)).max(mostValues).default([]),
  sort: sortNames.default('created'),
  enablePaging: z.boolean().default(true),
  totalCardsToShow: cards,
  cardPerSection: cards,
})

export type ListedSection = z.output<typeof section>

const scalar = z.union([z.string().max(500), z.number(), z.boolean()])
const filterValue = z.union([z.null(), scalar, z.array(scalar).max(mostValues), z.array(filterSchema).max(mostFilters)])

/** Filters of the list language, or values: `{ brand: ['kashi'], inStock: true }`. Blank ones are ignored. */
const filter = boundedRecord(filterValue, mostFilters, `A list takes at most ${mostFilters} filters.`)
  .transform((values) => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, filtersOf(value)])))
  .pipe(listQuery.shape.filters.unwrap())

function filtersOf(value: z.output<typeof filterValue>): Filter[] {
  if (value === null || value === '') return []
  if (!Array.isArray(value)) return [{ operator: 'EQUALS', value }]
  const filters = value.filter((one) => typeof one === 'object')
  const values = value.filter((one) => typeof one !== 'object')
  return values.length > 0 ? [...filters, { operator: 'IN', value: values }] : filters
}

type Parameters = {
  section?: ListedSection | undefined
  filter?: ListQuery['filters'] | undefined
  sort?: ListQuery['sort']
  page?: number | undefined
}

/** A list query of products, with the section whose list it is. */
export type ListingQuery = ListQuery & { section?: ListedSection | undefined }

/** The query with a helper's parameters. A section decides how many products a page has. */
export function withParameters(query: ListingQuery, { filter = {}, page, sort, ...given }: Parameters): ListingQuery {
  const section = given.section ?? query.section
  const before = new Map(Object.entries(query.filters))
  const filters = Object.entries(filter).map(([name, more]) => [name, [...(before.get(name) ?? []), ...more]])
  return {
    ...query,
    section,
    filters: { ...query.filters, ...Object.fromEntries(filters) },
    sort: sort ?? query.sort,
    p: section && !section.enablePaging ? 0 : (page ?? query.p),
    s: section ? (section.enablePaging ? section.cardPerSection : section.totalCardsToShow) : query.s,
  }
}

export const listingBody = listQuery
  .extend({
    section: section.optional(),
    filter: filter.optional(),
    sort: z.union([sortName, listQuery.shape.sort]),
    page: page.optional(),
  })
  .transform(({ section, filter, page, ...query }) => withParameters(query, { section, filter, page }))

function inJson<S extends z.ZodType>(schema: S) {
  return z.string().transform(parsed).pipe(schema)
}

function parsed(text: string, check: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text)
  } catch {
    check.addIssue({ code: 'custom', message: 'Send this as JSON.' })
    return z.NEVER
  }
}

/** Parameters as text in the query. */
export const listingParameters = z.object({
  section: inJson(section).optional(),
  filter: inJson(filter).optional(),
  sort: sortName.optional(),
  page: page.optional(),
})
