import { type SQL, sql } from 'drizzle-orm'
import { customType } from 'drizzle-orm/pg-core'
import { withoutJoiners } from '../../shared/text.ts'

/** Full-text column type. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

const mostWords = 8

/** Words consist of letters, marks (such as Hindi vowel signs) and digits; all other characters but joiners separate them. */
export function wordsOf(text: string): string[] {
  return withoutJoiners(text)
    .normalize('NFC')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .slice(0, mostWords)
}

/**
 * Matches rows that have, for every word of the text, a word starting with it: `${column} @@ ${prefixQuery(text)}`. Words are
 * quoted after unaccenting, because unaccenting can produce a quote. The outer `select` makes PostgreSQL evaluate the query
 * once per statement, not per row.
 */
export function prefixQuery(text: string): SQL {
  return sql`(select to_tsquery('simple',
    string_agg('''' || replace(replace(plain_text(word), '''', ' '), '\\', ' ') || ''':*', ' & '))
    from unnest(${sql.param(wordsOf(text))}::text[]) word)`
}
