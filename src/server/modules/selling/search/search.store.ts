import { and, count, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { mostFound } from '../../../../shared/selling/search/limits.ts'
import { type Ctx, cached } from '../../../platform/context.ts'
import { plannedOnce } from '../../../platform/statements.ts'
import { inSite } from '../../../platform/table.ts'
import { products, published } from '../products/index.ts'
import { collectionsTag, customFieldsTag, pricesTag, productsTag, ratingsTag } from '../tags.ts'
import { conditionOf, type Found, pricedAs } from './by-text.ts'
import { countGathered, mostGathered } from './gathered.ts'

/** Sort columns of lists, of the table or of a subquery. */
export type SortColumns = Record<'id' | 'path' | 'name' | 'price' | 'ratingRank' | 'createdAt', SQLWrapper>

/** The products of a list's page, and the size of the whole list. */
export type FoundPage = { ids: string[]; total: number }

export type Selection = {
  where: SQL | undefined
  /** The resolved text query, apart from the other conditions. */
  found: Found | undefined
  /** Whether options or fields are chosen: PostgreSQL cannot estimate how many products have them. */
  isNarrowed?: boolean
  order: (row: SortColumns) => SQL[]
  page: number
  size: number
}

/** So many matches are collected before sorting. */
const mostCollected = 1_000

/**
 * One page and the total, for a text up to `mostFound`. Few matches are collected before sorting; many are found sooner by
 * scanning products in list order.
 */
export async function selectPage(
  ctx: Ctx,
  { where, found, isNarrowed = false, order, page, size }: Selection,
): Promise<FoundPage> {
  if (found?.isNothing) return nothing
  const all = and(published, where, found && conditionOf(ctx, found))
  // Some of the products that have common words may not be published.
  const isCounted = found && !isUncounted(found, where)
  const counting = isCounted
    ? countFound(ctx, found, where).then(({ total }) => total)
    : countItems(ctx, all, found && mostFound)
  const isRare = found !== undefined && !found.isCommon
  const few = isRare || (isNarrowed && (await counting) <= mostCollected)
  const list = { where: all, order, limit: size, offset: page * size, few }
  const [ids, total] = await Promise.all([selectIds(ctx, list), counting])
  return { ids, total }
}

export const nothing: FoundPage = { ids: [], total: 0 }

/** Ids of the first page, without a total. */
export function selectFirst(
  ctx: Ctx,
  { where, order, size }: Pick<Selection, 'where' | 'order' | 'size'>,
): Promise<string[]> {
  // Planned once: PostgreSQL cannot estimate a category or chosen paths before it has looked them up anyway.
  const scope = { ...ctx, db: plannedOnce(ctx.db) }
  return selectIds(scope, { where: and(published, where), order, limit: size, offset: 0, few: false })
}

type ItemList = {
  where: SQL | undefined
  order: (row: SortColumns) => SQL[]
  limit: number
  offset: number
  /** True if there are so few matches that collecting them all before sorting is faster. */
  few: boolean
}

/** Product ids of one page: filtered, sorted and limited on `products` alone, where the indexes are. */
async function selectIds(ctx: Ctx, { where, order, limit, offset, few }: ItemList): Promise<string[]> {
  const found = few ? collected(ctx, where) : products
  const rows = await ctx.db
    .select({ id: found.id })
    .from(found)
    .where(few ? undefined : inSite(ctx, products, where))
    .orderBy(...order(found))
    .limit(inlined(limit))
    .offset(offset)
  return rows.map(({ id }) => id)
}

/** The offset keeps PostgreSQL from scanning the sort index: it collects by the conditions alone. */
function collected(ctx: Ctx, where: SQL | undefined) {
  return ctx.db
    .select({
      id: products.id,
      path: products.path,
      name: products.name,
      price: products.price,
      ratingRank: products.ratingRank,
      createdAt: products.createdAt,
    })
    .from(products)
    .where(inSite(ctx, products, where))
    .offset(inlined(0))
    .as('collected')
}

/**
 * Inlined, which makes one statement per page size. As a parameter, PostgreSQL would not know it when planning, overestimate the
 * generic plan, and plan each call from scratch: half of the statement's time.
 */
function inlined(size: number): number {
  return sql.raw(String(Math.trunc(size))) as unknown as number
}

/** Columns and tables that a statement may read besides the products, with the tags that announce their changes. */
const tagsIn: [RegExp, string][] = [
  [/"(price|mrp|in_stock|stock)"/, pricesTag],
  [/"product_ratings"/, ratingsTag],
  [/"product_field_values"/, customFieldsTag],
  [/"collection_products"/, collectionsTag],
]

/** Matches of common words are not counted, unless the list has other conditions. */
export const isUncounted = (found: Found, where: SQL | undefined): boolean =>
  found.isCommon && where === undefined && found.price === undefined

/** Number of matches, at most `most`, and whether the words' index gathers all products that have the common words. */
export async function countFound(
  ctx: Ctx,
  found: Found,
  where: SQL | undefined,
  most: number = mostFound,
): Promise<{ total: number; isGathered: boolean }> {
  if (found.isNothing) return { total: 0, isGathered: true }
  if (isUncounted(found, where)) return { total: most, isGathered: false }
  const isKnown = where === undefined && found.all !== '' && (found.isGathered || found.matching === most)
  if (isKnown) return { total: found.matching, isGathered: found.isGathered }
  if (found.isCommon && where !== undefined) {
    const narrowed = and(published, where, pricedAs(found))
    const limits = { limit: mostGathered, most, mostOfMore: most }
    const counting = countGathered(ctx, { query: found.all, where: narrowed, ...limits })
    const { gathered = 0, matching = 0 } = (await countedOnce(ctx, counting)) ?? {}
    const isGathered = gathered < mostGathered
    if (isGathered || matching === most) return { total: matching, isGathered }
  }
  const total = await countItems(ctx, and(published, where, conditionOf(ctx, found)), most)
  return { total, isGathered: !found.isCommon }
}

/** Number of matches, at most `most`. Counting 100,000 takes 10 ms or more, so the count is cached until products change. */
export async function countItems(ctx: Ctx, where: SQL | undefined, most?: number): Promise<number> {
  const each = ctx.db
    .select({ id: products.id })
    .from(products)
    .where(inSite(ctx, products, where))
  const counting = ctx.db
    .select({ count: count() })
    .from(most === undefined ? each.as('each') : each.limit(most).as('each'))
    .prepare('count')
  return (await countedOnce(ctx, counting))?.count ?? 0
}

type Counting<Row> = { getQuery: () => { sql: string; params: unknown[] }; execute: () => Promise<Row[]> }

async function countedOnce<Row>(ctx: Ctx, counting: Counting<Row>): Promise<Row | undefined> {
  const { sql: text, params } = counting.getQuery()
  const tags = new Set([productsTag, ...tagsIn.flatMap(([pattern, tag]) => (pattern.test(text) ? [tag] : []))])
  const { value } = await cached(ctx, `${text} ${JSON.stringify(params)}`, async () => {
    const [row] = await counting.execute()
    return { value: row, tags }
  })
  return value
}
