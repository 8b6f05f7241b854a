import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { products } from './catalog.tables.ts'

const mostWords = 8

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

/** How well a product answers the text: a word in the name weighs more than one in the summary. */
export function rank(text: string): SQL {
  return sql`ts_rank(${products.search}, ${prefixQuery(text)})`
}

/** Quotes are put around each word after accents are taken off, because taking them off can make a quote. */
function prefixQuery(text: string): SQL {
  return sql`to_tsquery('simple', (
    select string_agg('''' || replace(replace(plain_text(word), '''', ' '), '\\', ' ') || ''':*', ' & ')
    from unnest(${sql.param(wordsOf(text))}::text[]) word))`
}

/** How alike a name is to text with typing errors, from 0 to 1. */
export function likeness(name: SQLWrapper, text: string): SQL<number> {
  return sql<number>`word_similarity(plain_text(${wordsOf(text).join(' ')}), plain_text(${name}))`
}

/** Products whose name looks like the text: for when no product has its words. */
export function looksLike(text: string): SQL {
  return sql`${likeness(products.name, text)} >= ${leastLikeness}`
}

/** Tried on names of the starters: one wrong, missing or doubled letter in a word of five stays above it. */
const leastLikeness = 0.45
