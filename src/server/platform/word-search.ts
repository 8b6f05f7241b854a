import { type SQL, sql } from 'drizzle-orm'
import { customType } from 'drizzle-orm/pg-core'

/** A column that a table's texts are looked for in. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

const mostWords = 8

/** Letters, their marks (Hindi vowel signs are marks) and digits make words; all else only parts them. */
export function wordsOf(text: string): string[] {
  return text
    .normalize('NFC')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, mostWords)
}

/**
 * Matches what holds, for every word of the text, a word that starts with it: `${column} @@ ${prefixQuery(text)}`.
 * Quotes are put around each word after accents are taken off, because taking them off can make a quote.
 * The outer `select` has the query made once for the statement, not once for each row.
 */
export function prefixQuery(text: string): SQL {
  return sql`(select to_tsquery('simple',
    string_agg('''' || replace(replace(plain_text(word), '''', ' '), '\\', ' ') || ''':*', ' & '))
    from unnest(${sql.param(wordsOf(text))}::text[]) word)`
}
