import type { Reads } from '../../sections/define/reads.ts'
import type { Category } from '../../shared/selling/catalogue/categories.ts'
import { type FilterTick, type ListingQuery, ticksOf, turned, unnarrowed } from './listing-query.ts'

/** The list with fewer filters, which has products. */
export type WayOut = {
  without: FilterTick | 'price' | 'all'
  change: Partial<ListingQuery>
  total: number
}

/** More filters than these are taken off together only. */
const mostWays = 8

/**
 * Lists with fewer filters than one that has no products: without each filter, then without any. Only those that have products.
 * @param totalOf number of products of the list with this query
 */
export async function waysOutOf(query: ListingQuery, totalOf: (query: ListingQuery) => Promise<number>) {
  const ticks = ticksOf(query)
  const hasPrice = query.min !== undefined || query.max !== undefined
  const single = [
    ...ticks.map((tick) => ({ without: tick, change: turned(query, tick) })),
    ...(hasPrice ? [{ without: 'price' as const, change: { min: undefined, max: undefined } }] : []),
  ]
  const all = { without: 'all' as const, change: unnarrowed }
  const ways: WayOut[] = []
  // In sequence: such a list is rare, and takes few connections.
  for (const way of single.length === 1 ? [all] : [...single.slice(0, mostWays), all]) {
    const total = await totalOf({ ...query, ...way.change, p: 0 })
    if (total > 0) ways.push({ ...way, total })
  }
  return ways
}

/** The nearest category above a list without products that has some, else all products; undefined where nothing is for sale. */
export type Nearest = Pick<Category, 'title' | 'path'> | 'all' | undefined

export async function nearestWithProducts(reads: Reads, ancestors: Category[]): Promise<Nearest> {
  for (const { title, path } of ancestors.toReversed()) if (await reads.hasProducts(path)) return { title, path }
  return (await reads.hasProducts()) ? 'all' : undefined
}

/** The categories that have products. */
export async function withProducts(reads: Reads, categories: Category[]): Promise<Category[]> {
  const kept: Category[] = []
  for (const category of categories) if (await reads.hasProducts(category.path)) kept.push(category)
  return kept
}
