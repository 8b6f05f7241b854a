import { asc, desc, eq, gte, inArray, type SQL, sql } from 'drizzle-orm'
import type { Ctx } from '../../../platform/context.ts'
import type { Limit } from '../../../platform/rate-limit.ts'
import { inSite } from '../../../platform/table.ts'
import { products } from './catalog.tables.ts'

const mostWords = 8
const mostCompared = 10_000
const mostAlike = 200
/** Tried on names of the starters: one wrong, missing or doubled letter in a word of five stays above it. */
const leastLikeness = 0.45

/**
 * Two a second for a minute is more than anybody types, and twenty from one machine more than a crowd behind it does; who
 * reads the catalogue off by searching meets it.
 */
export const searchLimit: Limit = { name: 'search', points: 120, seconds: 60, counts: 'reads' }

/** Only these are shown to anybody but staff. */
export const published = eq(products.status, 'PUBLISHED')

/** Letters, their marks (Hindi vowel signs are marks) and digits make words; all else only parts them. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFC')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, mostWords)
}

/** Products that hold, for every word of the text, a word that starts with it. */
export function hasWords(text: string): SQL {
  return sql`${products.search} @@ ${prefixQuery(text)}`
}

/**
 * Quotes are put around each word after accents are taken off, because taking them off can make a quote.
 * The outer `select` has the query made once for the statement, not once for each product.
 */
function prefixQuery(text: string): SQL {
  return sql`(select to_tsquery('simple',
    string_agg('''' || replace(replace(plain_text(word), '''', ' '), '\\', ' ') || ''':*', ' & '))
    from unnest(${sql.param(wordsOf(text))}::text[]) word)`
}

/** How well a product answers the text: a word in the name weighs more than one in the summary. */
export function rank(text: string): SQL {
  return sql`ts_rank(${products.search}, ${prefixQuery(text)})`
}

/** How alike a name is to text with typing errors, from 0 to 1. */
export function likeness(text: string): SQL<number> {
  return sql<number>`word_similarity((select plain_text(${wordsOf(text).join(' ')})), plain_text(${products.name}))`
}

/**
 * Products whose name looks like the text, at most 200. Every name has to be compared, about 10 µs each, so only the
 * newest are.
 */
async function findAlike(ctx: Ctx, text: string): Promise<string[]> {
  const newest = ctx.db
    .select({ id: products.id, likeness: likeness(text).as('likeness') })
    .from(products)
    .where(inSite(ctx, products, published))
    .orderBy(desc(products.createdAt), asc(products.id))
    .limit(mostCompared)
    .as('newest')
  const rows = await ctx.db
    .select({ id: newest.id })
    .from(newest)
    .where(gte(newest.likeness, leastLikeness))
    .orderBy(desc(newest.likeness), asc(newest.id))
    .limit(mostAlike)
  return rows.map(({ id }) => id)
}

/** Finds by words first; when nothing has them, by likeness, which forgives typing errors. */
export async function withText<T extends { total: number }>(
  ctx: Ctx,
  text: string | undefined,
  find: (condition: SQL | undefined) => Promise<T>,
): Promise<T> {
  if (!text?.trim()) return find(undefined)
  const exact = await find(hasWords(text))
  return exact.total > 0 ? exact : find(inArray(products.id, await findAlike(ctx, text)))
}
