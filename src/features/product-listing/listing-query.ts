import { type ListSort, listSorts } from '../../shared/selling/product-sorts.ts'

/** Query of a product list, as the address holds it (shared/paths.ts). Prices are whole rupees. */
export type ListingQuery = {
  q: string
  /** Page, from 0. */
  p: number
  sort: ListSort
  /** Paths of brands. */
  brand: string[]
  min: number | undefined
  max: number | undefined
  stock: boolean
}

const mostBrands = 20

const isSort = (text: string | undefined): text is ListSort => text !== undefined && Object.hasOwn(listSorts, text)

/** Invalid values are ignored. */
export function readListingQuery(query: Record<string, string>, sort: ListSort): ListingQuery {
  return {
    q: query.q ?? '',
    p: wholeNumber(query.p) ?? 0,
    sort: isSort(query.sort) ? query.sort : sort,
    brand: (query.brand ?? '').split(',').filter(Boolean).slice(0, mostBrands),
    min: wholeNumber(query.min),
    max: wholeNumber(query.max),
    stock: query.stock === '1',
  }
}

export function wholeNumber(text: string | undefined): number | undefined {
  return text && /^\d{1,7}$/.test(text) ? Number(text) : undefined
}

export const isNarrowed = ({ brand, min, max, stock }: ListingQuery) =>
  brand.length > 0 || min !== undefined || max !== undefined || stock

export const unnarrowed = { brand: [], min: undefined, max: undefined, stock: false } satisfies Partial<ListingQuery>

/** The parameters of a query in a fixed order, leaving out what goes without saying. */
export function listingParameters(query: ListingQuery, usualSort: ListSort): [name: string, value: string][] {
  const { q, p, sort, brand, min, max, stock } = query
  const all: [string, string | number | undefined][] = [
    ['q', q],
    ['sort', sort === usualSort ? '' : sort],
    ['brand', brand.join(',')],
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
  usualSort: ListSort,
  change: Partial<ListingQuery>,
): string {
  const parameters = listingParameters({ ...query, p: 0, ...change }, usualSort)
  const text = parameters.map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`)
  return text.length === 0 ? path : `${path}?${text.join('&')}`
}

/** Where all of a brand is listed. */
export const brandHref = (brand: string) =>
  listingHref('/search', { q: '', p: 0, sort: 'created', ...unnarrowed }, 'created', { brand: [brand] })
