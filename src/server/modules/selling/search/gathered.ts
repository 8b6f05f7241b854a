import { type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { products } from '../products/index.ts'

/**
 * Products of common words that a price or a list's other conditions narrow are counted among so many that the words' index gathers,
 * which is faster than going through the shop.
 */
export const mostGathered = 10_000

/** Ids of at most `most` products that match the query. */
export const withWords = (query: string, most: number): SQL =>
  sql`select products_with_words(${query}::tsquery, ${most})`

/**
 * True for at most `most` products that match the query. They are given as an array, which PostgreSQL looks up by key; of a subquery
 * it expects so many rows that it reads all products instead.
 */
export const isAmong = (query: string, most: number): SQL => sql`${products.id} = any(array(${withWords(query, most)}))`

/** Ids of so many products are kept in memory with what is known of a query. */
const mostKept = 300

/** `ids` are null if they are more than are kept. */
export type Gathered = { gathered: number; matching: number; ids: string[] | null }

type Counting = {
  query: string
  /** So many products that match the query are gathered at most. */
  limit: number
  where: SQL | undefined
  most: number
  /** Instead of `most`, if the query has more products than are gathered. */
  mostOfMore: number
}

/**
 * Gathers the ids of at most `limit` products that match the query, and counts those among them that meet the condition. The
 * offset keeps PostgreSQL from gathering them once for each place that names them.
 */
export function countGathered(ctx: Ctx, { query, limit, where, most, mostOfMore }: Counting) {
  const counted = sql`case when cardinality(words.ids) < ${limit} then ${most}::integer else ${mostOfMore} end`
  const among = sql`${products.id} = any(words.ids)`
  return ctx.db
    .select({
      gathered: sql<number>`cardinality(words.ids)`,
      ids: sql<string[] | null>`case when cardinality(words.ids) <= ${mostKept} then words.ids end`,
      matching: sql<number>`(select count(*)::integer from
        (select from ${products} where ${inSite(ctx, products, where, among)} limit ${counted}) each)`,
    })
    .from(sql`(select array(${withWords(query, limit)}) as ids offset 0) words`)
    .prepare('count gathered')
}
