import { type SQL, sql } from 'drizzle-orm'
import { products } from './products.tables.ts'

const mostWords = 8

/** Letters, their marks (Hindi vowel signs are marks) and digits make words; all else only parts them. */
function wordsOf(text: string): string[] {
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
