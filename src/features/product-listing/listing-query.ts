import {
  type ChosenValues,
  discountSteps,
  ratingSteps,
  readValues,
  writeValues,
} from '../../shared/selling/catalogue/list-filters.ts'
import { type ShownSort, shownSorts } from '../../shared/selling/catalogue/product-sorts.ts'

/** Query of a product list, as the address holds it (shared/content/pages/paths.ts). Prices are whole rupees. */
export type ListingQuery = {
  q: string
  /** Page, from 0. */
  p: number
  sort: ShownSort
  /** Paths of brands. */
  brand: string[]
  /** Paths of categories. */
  in: string[]
  min: number | undefined
  max: number | undefined
  stock: boolean
  /** Stars, at least. */
  rating: number | undefined
  /** Percent off, at least. */
  discount: number | undefined
  options: ChosenValues
  fields: ChosenValues
}

const mostChosen = 20

/** Only an arranged list can be sorted as it is arranged. */
const isSort = (text: string | undefined, usual: ShownSort): text is ShownSort =>
  text !== undefined && Object.hasOwn(shownSorts, text) && (text !== 'chosen' || usual === text)

/** Invalid values are ignored. @param sort the list's usual one */
export function readListingQuery(query: Record<string, string>, sort: ShownSort): ListingQuery {
  const listed = (text = '') => text.split(',').filter(Boolean).slice(0, mostChosen)
  const step = (text: string | undefined, of: readonly number[]) => of.find((one) => String(one) === text)
  return {
    q: query.q ?? '',
    p: wholeNumber(query.p) ?? 0,
    sort: isSort(query.sort, sort) ? query.sort : sort,
    brand: listed(query.brand),
    in: listed(query.in),
    min: wholeNumber(query.min),
    max: wholeNumber(query.max),
    stock: query.stock === '1',
    rating: step(query.rating, ratingSteps),
    discount: step(query.discount, discountSteps),
    options: readValues(query.options),
    fields: readValues(query.fields),
  }
}

/** An amount may be written in groups of digits: `1,500`. */
export function wholeNumber(text: string | undefined): number | undefined {
  const digits = text?.replaceAll(',', '')
  return digits && /^\d{1,7}$/.test(digits) ? Number(digits) : undefined
}

export const unnarrowed = {
  ...{ brand: [], in: [], min: undefined, max: undefined, stock: false },
  ...{ rating: undefined, discount: undefined, options: {}, fields: {} },
} satisfies Partial<ListingQuery>

export const isNarrowed = ({ min, max, ...query }: ListingQuery) =>
  min !== undefined || max !== undefined || ticksOf(query).length > 0

/** A value of a filter: `stock`, `brand`, `in`, `rating`, `discount`, `option.{name}` or `field.{id}`. */
export type FilterTick = { filter: string; value: string }

/** Filters that hold one value at a time. */
export const isSingle = (filter: string) => filter === 'rating' || filter === 'discount'

type Ticked = Omit<ListingQuery, 'q' | 'p' | 'sort' | 'min' | 'max'>

/** All selected filters. */
export function ticksOf({ brand, in: within, stock, rating, discount, options, fields }: Ticked): FilterTick[] {
  const each = (filter: string, values: string[]) => values.map((value) => ({ filter, value }))
  const ofGroups = (prefix: string, chosen: ChosenValues) =>
    Object.entries(chosen).flatMap(([name, values]) => each(`${prefix}.${name}`, values))
  return [
    ...each('in', within),
    ...each('brand', brand),
    ...ofGroups('option', options),
    ...ofGroups('field', fields),
    ...each('rating', rating === undefined ? [] : [String(rating)]),
    ...each('discount', discount === undefined ? [] : [String(discount)]),
    ...each('stock', stock ? ['1'] : []),
  ]
}

/** The part of a query that these ticks make. */
export function queryOf(ticks: FilterTick[]): Ticked {
  const values = (filter: string) => ticks.flatMap((tick) => (tick.filter === filter ? [tick.value] : []))
  const number = (filter: string) => wholeNumber(values(filter).at(-1))
  const groups = (prefix: string): ChosenValues => {
    const own = ticks.filter(({ filter }) => filter.startsWith(`${prefix}.`))
    const byName = Map.groupBy(own, ({ filter }) => filter.slice(prefix.length + 1))
    return Object.fromEntries([...byName].map(([name, all]) => [name, all.map(({ value }) => value)]))
  }
  return {
    ...{ brand: values('brand'), in: values('in'), stock: values('stock').length > 0 },
    ...{ rating: number('rating'), discount: number('discount'), options: groups('option'), fields: groups('field') },
  }
}

/** Turns a tick over. */
export function turned(query: ListingQuery, { filter, value }: FilterTick): Partial<ListingQuery> {
  const isIt = (tick: FilterTick) => tick.filter === filter && tick.value === value
  const before = ticksOf(query)
  if (before.some(isIt)) return queryOf(before.filter((tick) => !isIt(tick)))
  const others = isSingle(filter) ? before.filter((tick) => tick.filter !== filter) : before
  return queryOf([...others, { filter, value }])
}

/** The parameters of a query in a fixed order, omitting defaults. */
export function listingParameters(query: ListingQuery, usualSort: ShownSort): [name: string, value: string][] {
  const { q, p, sort, brand, in: within, min, max, stock, rating, discount, options, fields } = query
  const all: [string, string | number | undefined][] = [
    ['q', q],
    ['sort', sort === usualSort ? '' : sort],
    ['in', within.join(',')],
    ['brand', brand.join(',')],
    ['options', writeValues(options)],
    ['fields', writeValues(fields)],
    ['rating', rating],
    ['discount', discount],
    ['min', min],
    ['max', max],
    ['stock', stock ? '1' : ''],
    ['p', p === 0 ? '' : p],
  ]
  return all.flatMap(([name, value]) => (value === undefined || value === '' ? [] : [[name, String(value)]]))
}

/** The address of the same list with something changed; unless the page is what changes, from its beginning. */
export function listingHref(
  path: string,
  query: ListingQuery,
  usualSort: ShownSort,
  change: Partial<ListingQuery>,
): string {
  const parameters = listingParameters({ ...query, p: 0, ...change }, usualSort)
  const text = parameters.map(([name, value]) => `${name}=${legible(encodeURIComponent(value))}`)
  return text.length === 0 ? path : `${path}?${text.join('&')}`
}

const legible = (value: string) => value.replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%3B', ';')

/** Where all of a brand is listed. */
export const brandHref = (brand: string) =>
  listingHref('/search', { q: '', p: 0, sort: 'created', ...unnarrowed }, 'created', { brand: [brand] })
