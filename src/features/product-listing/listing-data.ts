import type { Facets, Reads } from '../../sections/define/reads.ts'
import type { Collection } from '../../shared/selling/catalogue/collections.ts'
import type { ListFilters } from '../../shared/selling/catalogue/list-filters.ts'
import type { ShownSort } from '../../shared/selling/catalogue/product-sorts.ts'
import type { ProductListItem } from '../../shared/selling/catalogue/products.ts'
import type { ListingSettings } from './listing.schema.ts'
import { isNarrowed, type ListingQuery, listingHref, readListingQuery } from './listing-query.ts'
import { type WayOut, waysOutOf } from './ways-out.ts'

export type Listing = {
  items: ProductListItem[]
  /** How many products the list holds on all its pages. */
  total: number
  pages: number
  query: ListingQuery
  facets: Facets | undefined
  /** Its order until the shopper chooses another one. */
  usualSort: ShownSort
  /** Where nothing fits the filters: the same list with fewer. */
  ways: WayOut[]
  /** The list's own address, without a query. */
  path: string
}

type Subject = { path: string; category?: string; collection?: Pick<Collection, 'path' | 'sort'>; text?: string }

/** How many products a page of the list has. */
export const sizeOf = ({ enablePaging, cardPerSection, totalCardsToShow }: ListingSettings) =>
  enablePaging ? cardPerSection : totalCardsToShow

/** One page of what the shopper asked for. A page past the end is the last one. */
export async function loadListing(
  settings: ListingSettings,
  reads: Reads,
  given: Record<string, string>,
  { path, category, collection: of, text }: Subject,
): Promise<Listing> {
  const usualSort = of?.sort === 'chosen' ? of.sort : settings.sort
  const query = readListingQuery(given, usualSort)
  const collection = of?.path
  const size = sizeOf(settings)
  const filters = filtersOf(query)
  const order =
    query.sort === 'chosen' ? { asChosen: true, sort: settings.sort } : { asChosen: undefined, sort: query.sort }
  const list = { category, collection, ...order, text }
  const read = (page: number) => reads.products({ ...list, ...filters, page, size })
  const totalOf = async (fewer: ListingQuery) =>
    (await reads.products({ ...list, ...filtersOf(fewer), page: 0, size: 1 })).total
  const requested = settings.enablePaging ? query.p : 0
  const [asked, facets] = await Promise.all([
    read(requested),
    settings.sideFilter ? reads.facets({ category, collection, text, ...filters }) : undefined,
  ])
  const pages = settings.enablePaging ? Math.ceil(asked.total / size) : 1
  const p = Math.max(0, Math.min(requested, pages - 1))
  const { items, total } = p === requested ? asked : await read(p)
  const ways = total === 0 && isNarrowed(query) ? await waysOutOf(query, totalOf) : []
  return {
    items,
    total: settings.enablePaging ? total : items.length,
    pages,
    query: { ...query, p },
    facets,
    usualSort,
    ways,
    path,
  }
}

/** Filters of a query as the list reads them; unused ones are absent. */
function filtersOf(query: ListingQuery): ListFilters {
  const { brand, in: categories, min, max, stock, rating, discount, options, fields } = query
  const paise = (rupees: number | undefined) => (rupees === undefined ? undefined : rupees * 100)
  const given = <T extends object>(chosen: T) => (Object.keys(chosen).length > 0 ? chosen : undefined)
  return {
    ...{ brand: given(brand), categories: given(categories), options: given(options), fields: given(fields) },
    ...{ priceFrom: paise(min), priceTo: paise(max), inStock: stock || undefined, rating, discount },
  }
}

/** Addresses of this list with something changed. */
export const hrefs = ({ path, query, usualSort }: Listing) => {
  return (change: Partial<ListingQuery>) => listingHref(path, query, usualSort, change)
}
