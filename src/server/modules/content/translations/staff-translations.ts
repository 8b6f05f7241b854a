import { and, eq, inArray, sql } from 'drizzle-orm'
import type {
  TranslatedKind,
  Translation,
  TranslationChange,
  TranslationList,
  TranslationRow,
  Wording,
} from '../../../../shared/content/translations.ts'
import { announce, type Ctx, transaction } from '../../../platform/context.ts'
import { refusal } from '../../../platform/refusal.ts'
import { inSite } from '../../../platform/table.ts'
import { textsOf } from './texts-of.ts'
import type { Translatable, TranslatableThing } from './translatable.ts'
import { wordsOfProduct } from './translated.ts'
import { type StoredWord, translations } from './translations.tables.ts'
import { wordingsOf, wordsAfter } from './wordings.ts'

const pageSize = 50
/** Rows per query while searching for things with missing translations, and rows per reply at most. */
const step = 200
const mostLookedThrough = 2_000

/**
 * Things of a kind with their progress. `next` is the offset of the next page; null at the end.
 * @throws Refusal `translation.language`
 */
export async function listTranslations(
  ctx: Ctx,
  translatable: Translatable,
  { language, kind, show, q, from }: TranslationList,
): Promise<{ data: TranslationRow[]; next: number | null }> {
  requireLanguage(ctx, language)
  const data: TranslationRow[] = []
  const size = show === 'all' ? pageSize : step
  for (let at = from; at < from + mostLookedThrough; at += size) {
    const things = await translatable(ctx, { q, from: at, most: size })
    const stored = await storedOf(ctx, language, kind, things)
    for (const [index, thing] of things.entries()) {
      const row = rowOf(kind, thing, wordingsIn(ctx, kind, language, thing, stored.get(thing.id)?.words))
      if (show === 'open' && row.missing + row.stale === 0) continue
      data.push(row)
      if (data.length === pageSize && (index < things.length - 1 || things.length === size))
        return { data, next: at + index + 1 }
    }
    if (things.length < size) return { data, next: null }
  }
  return { data, next: from + mostLookedThrough }
}

function rowOf(kind: TranslatedKind, thing: TranslatableThing, wordings: Wording[]): TranslationRow {
  const count = (state: Wording['state']) => wordings.filter((wording) => wording.state === state).length
  const { id, name } = thing
  return { kind, _id: id, name, texts: wordings.length, missing: count('missing'), stale: count('stale') }
}

/** @throws Refusal `translation.language`, `translation.thing` */
export async function readTranslation(
  ctx: Ctx,
  translatable: Translatable,
  { kind, id, language }: { kind: TranslatedKind; id: string; language: Translation['language'] },
): Promise<Translation> {
  requireLanguage(ctx, language)
  const thing = await requireThing(ctx, translatable, id)
  const stored = (await storedOf(ctx, language, kind, [thing])).get(id)
  return {
    ...{ kind, _id: id, name: thing.name, language },
    wordings: wordingsIn(ctx, kind, language, thing, stored?.words),
    revision: stored?.revision ?? 0,
  }
}

/**
 * Stores the translations that are given; an empty one deletes what was stored. Translations of texts that the thing no longer has are
 * kept: a former version of it may come back (B110).
 * @throws Refusal `translation.language`, `translation.thing`, `translation.stale`
 */
export function changeTranslation(
  ctx: Ctx,
  translatable: Translatable,
  { kind, id, language, words, revision }: { kind: TranslatedKind; id: string } & TranslationChange,
): Promise<Translation> {
  return transaction(ctx, async (ctx) => {
    requireLanguage(ctx, language)
    const thing = await requireThing(ctx, translatable, id)
    const stored = (await storedOf(ctx, language, kind, [thing])).get(id)
    const kept = wordsAfter(textsOf(ctx.site, thing, language), stored?.words ?? [], words)
    const row = { language, kind, item: id, words: kept }
    const rows =
      revision === 0
        ? await ctx.db.insert(translations).values(row).onConflictDoNothing().returning()
        : await ctx.db
            .update(translations)
            .set({ words: kept, revision: revision + 1, changedAt: sql`now()` })
            .where(and(named(ctx, language, kind, [id]), eq(translations.revision, revision)))
            .returning()
    if (rows.length === 0) throw refusal('translation.stale')
    await thing.whenTranslated?.(ctx, [id])
    await announce(ctx, ...thing.tags)
    return readTranslation(ctx, translatable, { kind, id, language })
  })
}

function requireLanguage({ site }: Ctx, language: string): void {
  if (!site.settings.languages.includes(language)) throw refusal('translation.language', { field: 'language' })
}

async function requireThing(ctx: Ctx, translatable: Translatable, id: string): Promise<TranslatableThing> {
  const [thing] = await translatable(ctx, { id })
  if (!thing) throw refusal('translation.thing')
  return thing
}

const named = (ctx: Ctx, language: string, kind: TranslatedKind, ids: string[]) =>
  inSite(
    ctx,
    translations,
    eq(translations.language, language),
    eq(translations.kind, kind),
    inArray(translations.item, ids),
  )

async function storedOf(ctx: Ctx, language: string, kind: TranslatedKind, things: TranslatableThing[]) {
  const ids = things.map(({ id }) => id)
  const { item, words, revision } = translations
  const rows =
    ids.length === 0
      ? []
      : await ctx.db
          .select({ item, words, revision })
          .from(translations)
          .where(named(ctx, language, kind, ids))
  return new Map(rows.map((row) => [row.item, row]))
}

function wordingsIn(
  { site }: Ctx,
  kind: TranslatedKind,
  language: string,
  thing: TranslatableThing,
  words: StoredWord[] = [],
): Wording[] {
  return wordingsOf(textsOf(site, thing, language), words, wordsOfProduct(kind, language))
}
