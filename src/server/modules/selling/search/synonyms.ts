import { asc, sql } from 'drizzle-orm'
import { searchWords } from '../../../../shared/selling/search/search-words.ts'
import { type Ctx, cached } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { soundOf, soundOfAll } from '../products/index.ts'
import { searchPins, searchSynonyms } from './search.tables.ts'

/** Tag of the owner's search settings. */
export const searchTag = 'search'

export type Synonyms = {
  /** Synonyms of a word. */
  of: (word: string) => string[]
}

/** The owner's groups of synonyms. */
export async function synonymsOf(ctx: Ctx): Promise<Synonyms> {
  const { value: groups } = await cached(ctx, 'search synonyms', async () => {
    const rows = await ctx.db
      .select({ terms: searchSynonyms.terms })
      .from(searchSynonyms)
      .where(inSite(ctx, searchSynonyms))
      .orderBy(asc(searchSynonyms.id))
    const value = rows.map(({ terms }) => terms.flatMap((term) => searchWords(term).join('') || []))
    return { value, tags: new Set([searchTag]) }
  })
  return {
    of(word) {
      const sound = soundOf(word)
      const own = groups.filter((terms) => terms.some((term) => term === word || soundOf(term) === sound))
      return [...new Set(own.flat())].filter((term) => term !== word)
    },
  }
}

/** Paths of products pinned for this text, in order. */
export async function pinnedFor(ctx: Ctx, text: string): Promise<string[]> {
  const { value: pins } = await cached(ctx, 'search pins', async () => {
    const rows = await ctx.db
      .select({ phrase: searchPins.phrase, paths: searchPins.paths })
      .from(searchPins)
      .where(inSite(ctx, searchPins))
      .orderBy(sql`${searchPins.id}`)
    return { value: rows, tags: new Set([searchTag]) }
  })
  const sound = soundOfAll(searchWords(text))
  return pins.filter(({ phrase }) => soundOfAll(searchWords(phrase)) === sound).flatMap(({ paths }) => paths)
}
