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
  const added = await addWords(ctx, kind, rows)
  const held = await addToWords(
    ctx,
    kind,
    rows.filter((row) => !added.has(keyOf(row))),
  )
  const befores = rows.map((row) => {
    const before = held.get(keyOf(row))
    return { ...row, before: { words: before?.words ?? null, revision: (before?.revision ?? 0) + 1 } }
  })
  return new Map(
    [...Map.groupBy(befores, ({ item }) => item)].map(([item, own]) => [
      item,
      Object.fromEntries(own.map(({ language, before }) => [language, before])),
    ]),
  )
}

/** Gives a new thing the translations of the one that it is a copy of, in every language. Call it in a transaction. */
export async function copyWords(ctx: Ctx, kind: TranslatedKind, from: string, to: string): Promise<void> {
  const { language, words } = translations
  const rows = await ctx.db
    .select({ language, words })
    .from(translations)
    .where(inSite(ctx, translations, eq(translations.kind, kind), eq(translations.item, from)))
  // Words without a place are of texts that the original no longer has.
  const placed = rows.map(({ language, words }) => [language, words.filter(({ place }) => place !== '')] as const)
  await putWords(ctx, kind, [{ id: to, words: Object.fromEntries(placed) }])
}

type Row = Key & { words: StoredWord[] }

/** @returns keys of those that had none: two who begin at the same instant lose nothing of one another */
async function addWords(ctx: Ctx, kind: TranslatedKind, rows: Row[]): Promise<Set<string>> {
  const { item, language } = translations
  const added = await ctx.db
    .insert(translations)
    .values(rows.map((row) => ({ ...row, kind, changedAt: ctx.now() })))
    .onConflictDoNothing()
    .returning({ item, language })
  return new Set(added.map(keyOf))
}

/** @returns by key, what was there before */
async function addToWords(ctx: Ctx, kind: TranslatedKind, rows: Row[]): Promise<Map<string, Held>> {
  if (rows.length === 0) return new Map()
  const held = await holdWords(ctx, kind, rows)
  const changed = rows.map((row) => ({ ...row, words: together(held.get(keyOf(row))?.words ?? [], row.words) }))
  const changedAt = ctx.now()
  await ctx.db
    .insert(translations)
    .values(changed.map((row) => ({ ...row, kind, changedAt })))
    .onConflictDoUpdate({
      target: [translations.siteId, translations.language, translations.kind, translations.item],
      set: { words: sql`excluded.words`, revision: sql`${translations.revision} + 1`, changedAt },
    })
  return held
}

type Key = { item: string; language: string }

const keyOf = ({ item, language }: Key) => `${language} ${item}`

type Held = Key & { words: StoredWord[]; revision: number }

async function holdWords(ctx: Ctx, kind: TranslatedKind, keys: Key[]): Promise<Map<string, Held>> {
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

/** A text keeps one translation; the newest stand first. */
function together(held: StoredWord[], given: StoredWord[]): StoredWord[] {
  const named = new Set(given.map(({ of }) => of))
  return [...given, ...held.filter(({ of }) => !named.has(of))]
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
