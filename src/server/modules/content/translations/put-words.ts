import { and, asc, eq, inArray, or, sql } from 'drizzle-orm'
import type { TranslatedKind } from '../../../../shared/content/translations.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { type StoredWord, translations } from './translations.tables.ts'

/** Translations of one thing by language. */
export type GivenWords = { id: string; words: Record<string, StoredWord[]> }

/** Translations of a thing before `putWords`, by language, and their revision afterwards; null where it had none. */
export type BeforeWords = Record<string, { words: StoredWord[] | null; revision: number }>

/**
 * Adds translations to those that things have; texts that are not named keep theirs. Call it in a transaction, before the thing
 * itself is locked, and announce the things' tags.
 * @returns by id, what was there before
 */
export async function putWords(ctx: Ctx, kind: TranslatedKind, given: GivenWords[]): Promise<Map<string, BeforeWords>> {
  const rows = given.flatMap(({ id, words }) =>
    Object.entries(words).flatMap(([language, words]) => (words.length > 0 ? [{ item: id, language, words }] : [])),
  )
  if (rows.length === 0) return new Map()
  const held = await holdWords(ctx, kind, rows)
  const merged = rows.map((row) => {
    const before = held.get(keyOf(row))
    return { ...row, kind, words: together(before?.words ?? [], row.words), before }
  })
  await ctx.db
    .insert(translations)
    .values(merged.map(({ before: _, ...row }) => ({ ...row, changedAt: ctx.now() })))
    .onConflictDoUpdate({
      target: [translations.siteId, translations.language, translations.kind, translations.item],
      set: {
        words: sql`excluded.words`,
        revision: sql`${translations.revision} + 1`,
        changedAt: ctx.now(),
      },
    })
  const befores = merged.map(({ item, language, before }) => {
    const revision = before ? before.revision + 1 : 1
    return { item, language, before: { words: before?.words ?? null, revision } }
  })
  return new Map(
    [...Map.groupBy(befores, ({ item }) => item)].map(([item, own]) => [
      item,
      Object.fromEntries(own.map(({ language, before }) => [language, before])),
    ]),
  )
}

type Key = { item: string; language: string }

const keyOf = ({ item, language }: Key) => `${language} ${item}`

async function holdWords(ctx: Ctx, kind: TranslatedKind, keys: Key[]) {
  const { language, item, words, revision } = translations
  const byLanguage = [...Map.groupBy(keys, ({ language }) => language)]
  const which = byLanguage.map(([own, keys]) =>
    and(
      eq(language, own),
      inArray(
        item,
        keys.map(({ item }) => item),
      ),
    ),
  )
  const rows = await ctx.db
    .select({ language, item, words, revision })
    .from(translations)
    .where(inSite(ctx, translations, eq(translations.kind, kind), or(...which)))
    .orderBy(asc(language), asc(item))
    .for('update')
  return new Map(rows.map((row) => [keyOf(row), row]))
}

/** A text keeps one translation. */
function together(held: StoredWord[], given: StoredWord[]): StoredWord[] {
  const named = new Set(given.map(({ of }) => of))
  return [...held.filter(({ of }) => !named.has(of)), ...given]
}

/**
 * Puts back what `putWords` found.
 * @returns false, with nothing changed, where a translation was changed since
 */
export async function takeBackWords(ctx: Ctx, kind: TranslatedKind, id: string, before: BeforeWords): Promise<boolean> {
  const languages = Object.entries(before)
  if (languages.length === 0) return true
  const held = await holdWords(
    ctx,
    kind,
    languages.map(([language]) => ({ item: id, language })),
  )
  const isChanged = languages.some(
    ([language, { revision }]) => held.get(keyOf({ item: id, language }))?.revision !== revision,
  )
  if (isChanged) return false
  for (const [language, { words }] of languages) {
    const own = inSite(
      ctx,
      translations,
      and(eq(translations.kind, kind), eq(translations.item, id), eq(translations.language, language)),
    )
    if (words === null) await ctx.db.delete(translations).where(own)
    else
      await ctx.db
        .update(translations)
        .set({ words, revision: sql`${translations.revision} + 1`, changedAt: ctx.now() })
        .where(own)
  }
  return true
}
