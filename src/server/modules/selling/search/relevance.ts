import { and, asc, count, desc, inArray, type SQL, sql } from 'drizzle-orm'
import { mostFound } from '../../../../shared/selling/search/limits.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inSite, onSite } from '../../../platform/table.ts'
import { products, productWords, published } from '../products/index.ts'
import { conditionOf, type Found, findText, hasWords, holdsWords, pricedAs } from './by-text.ts'
import { asChosen, atPaths } from './chosen.ts'
import { isAmong, mostGathered, withWords } from './gathered.ts'
import { countFound, type FoundPage, isUncounted, nothing } from './search.store.ts'
import { pinnedFor } from './synonyms.ts'

/** Number of matches that are ranked; beyond it, the newest of equals come first. */
const mostWeighed = 1_000

type Relevant = {
  text: string
  where: SQL | undefined
  page: number
  size: number
  isBeginning?: boolean
  /** Matches are counted up to this number. */
  most?: number
}

/**
 * One page of matches, best first: pinned products, then by how each word matches (as spelt, by sound, by correction), then by
 * where it matches (name, brand and category, options, description).
 */
export async function selectRelevant(
  ctx: Ctx,
  { text, where, page, size, isBeginning = false, most = mostFound }: Relevant,
): Promise<FoundPage> {
  const found = await findText(ctx, text, { isBeginning, most })
  const condition = and(published, where, conditionOf(ctx, found))
  const [pinned, { total, isGathered }] = await Promise.all([
    pinnedAmong(ctx, await pinnedFor(ctx, text), where),
    countFound(ctx, found, where, most),
  ])
  if (pinned.length + total === 0) return nothing
  const start = page * size
  const first = pinned.slice(start, start + size)
  const room = { offset: Math.max(0, start - pinned.length), limit: size - first.length }
  const [others, shared] = await Promise.all([
    found.isNothing ? [] : selectBest(ctx, { found, where, leftOut: pinned, total, most, isGathered, ...room }),
    pinned.length > 0 && !found.isNothing ? countAmong(ctx, pinned, condition) : 0,
  ])
  return { ids: [...first, ...others], total: total + pinned.length - shared }
}

/** Ids of the pinned products that are published and meet the list's conditions, in pinned order; paths may be former ones. */
async function pinnedAmong(ctx: Ctx, paths: string[], where: SQL | undefined): Promise<string[]> {
  if (paths.length === 0) return []
  const rows = await ctx.db
    .select({ id: products.id })
    .from(products)
    .where(inSite(ctx, products, published, where, atPaths(ctx, paths)))
    .orderBy(asChosen(ctx, paths, products), asc(products.id))
  return rows.map(({ id }) => id)
}

async function countAmong(ctx: Ctx, ids: string[], condition: SQL | undefined): Promise<number> {
  const [row] = await ctx.db
    .select({ count: count() })
    .from(products)
    .where(inSite(ctx, products, condition, inArray(products.id, ids)))
  return row?.count ?? 0
}

type Best = {
  found: Found
  where: SQL | undefined
  leftOut: string[]
  total: number
  /** Matches are counted up to this number. */
  most: number
  /** Whether the words' index gathers all products that have the common words. */
  isGathered: boolean
  offset: number
  limit: number
}

async function selectBest(
  ctx: Ctx,
  { found, where, leftOut, total, most, isGathered, offset, limit }: Best,
): Promise<string[]> {
  if (limit <= 0) return []
  const others = leftOut.length > 0 ? sql`${products.id} <> all(${sql.param(leftOut)}::uuid[])` : undefined
  const narrowed = and(published, where, pricedAs(found), others)
  // A price alone has no words to be weighed by.
  if (found.all === '') return selectNewest(ctx, narrowed, offset, limit)
  // Products that have common words are not all looked through for the best: they may be the whole shop.
  const isCounted = !isUncounted(found, where)
  const has = (query: string) => (isGathered ? isAmong(query, mostGathered) : holdsWords(ctx, query))
  const isCountedWhole = found.isCommon && isGathered && total < most
  if (isCounted && (total <= mostWeighed || isCountedWhole)) {
    const all = isCountedWhole ? isAmong(found.all, mostGathered) : hasWords(ctx, found, found.all)
    return selectWeighed(ctx, found, and(narrowed, all), offset, limit)
  }
  for (const query of found.queries.slice(0, -1)) {
    const many = await isMany(ctx, query)
    if (many && offset < mostWeighed) return selectNewest(ctx, and(narrowed, has(query)), offset, limit)
  }
  const isFew = found.queries.length > 1 || !(isCounted || (await isMany(ctx, found.all)))
  return offset < mostWeighed && isFew
    ? selectWeighed(ctx, found, and(narrowed, amongBest(found, Math.min(total, mostWeighed))), offset, limit)
    : selectNewest(ctx, and(narrowed, has(found.all)), offset, limit)
}

/** For more matches than can be ranked: as many of each query as there is room for. */
function amongBest({ queries, all, ids }: Found, most: number): SQL {
  const parts = queries.map((query) =>
    query === all && ids ? sql`(select unnest(${sql.param(ids)}::uuid[]))` : sql`(${withWords(query, most)})`,
  )
  return sql`${products.id} = any(array(${sql.join(parts, sql` union `)}))`
}

async function isMany(ctx: Ctx, query: string): Promise<boolean> {
  const { rows } = await ctx.db.execute<{ count: number }>(
    sql`select count(*)::integer as count from (${withWords(query, mostWeighed)}) found`,
  )
  return (rows[0]?.count ?? 0) >= mostWeighed
}

async function selectNewest(ctx: Ctx, where: SQL | undefined, offset: number, limit: number): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: products.id })
    .from(products)
    .where(inSite(ctx, products, where))
    .orderBy(desc(products.createdAt), asc(products.id))
    .limit(limit)
    .offset(offset)
  return rows.map(({ id }) => id)
}

async function selectWeighed(
  ctx: Ctx,
  found: Found,
  where: SQL | undefined,
  offset: number,
  limit: number,
): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: products.id })
    .from(products)
    .innerJoin(productWords, onSite(products, productWords, sql`${productWords.productId} = ${products.id}`))
    .where(inSite(ctx, products, where))
    .orderBy(desc(weightOf(found)), desc(products.createdAt), asc(products.id))
    .limit(limit)
    .offset(offset)
  return rows.map(({ id }) => id)
}

/** How each word matches outweighs where the words match, which PostgreSQL ranks below one. */
function weightOf({ steps, ranking }: Found): SQL {
  const met = (query: string) => sql`${productWords.words} @@ ${query}::tsquery`
  const parts = steps.map(({ exact, sounding, near }) => {
    const cases = [
      ...(exact ? [sql`when ${met(exact)} then 30`] : []),
      ...(sounding ? [sql`when ${met(sounding)} then 20`] : []),
      ...(near ? [sql`when ${met(near)} then 10`] : []),
    ]
    return cases.length > 0 ? sql`case ${sql.join(cases, sql` `)} else 0 end` : sql`0`
  })
  const place = ranking ? sql`ts_rank('{0.05,0.2,0.5,1}', ${productWords.words}, ${ranking}::tsquery)` : sql`0`
  return sql.join([...parts, place], sql` + `)
}
