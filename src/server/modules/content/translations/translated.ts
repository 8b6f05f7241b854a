import { eq, inArray } from 'drizzle-orm'
import type { TranslatedKind, WordingForm } from '../../../../shared/content/translations.ts'
import { translatorOf } from '../../../../shared/translators.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { translations } from './translations.tables.ts'

/** Translates a text. `place` tells people where it is used. */
export type Say = (text: string, place: string, form?: WordingForm) => string

/** Maps every translatable text of a thing through `say`. */
export type MapTexts<T> = (thing: T, say: Say) => T

/**
 * Kinds that contain default texts of the product, such as the sign-in section or a form's button, which are translated
 * already.
 */
const withOwnTexts = new Set<TranslatedKind>(['page', 'template', 'group', 'form'])

export function wordsOfProduct(
  kind: TranslatedKind,
  language: string,
): ((text: string) => string | undefined) | undefined {
  const translate = withOwnTexts.has(kind) ? translatorOf(language) : undefined
  return translate && ((text) => translate(text, {}))
}

/**
 * Things translated into the visitor's language; untranslated texts stay. In the site's main language only the product's own texts are
 * translated, where there is a catalogue of it.
 */
export async function translated<T>(
  ctx: Ctx,
  kind: TranslatedKind,
  things: T[],
  idOf: (thing: T) => string,
  map: MapTexts<T>,
): Promise<T[]> {
  const { language, settings } = ctx.site
  const ofProduct = wordsOfProduct(kind, settings.locale)
  if ((!language && !ofProduct) || things.length === 0) return things
  const known: Words = language ? await wordsOf(ctx, language.locale, kind, things.map(idOf)) : new Map()
  return things.map((thing) => {
    const words = known.get(idOf(thing))
    return words || ofProduct ? map(thing, (text) => words?.get(text) ?? ofProduct?.(text) ?? text) : thing
  })
}

/** Translated texts by thing and original text. */
type Words = Map<string, Map<string, string>>

async function wordsOf(ctx: Ctx, language: string, kind: TranslatedKind, ids: string[]): Promise<Words> {
  const { item, words } = translations
  const rows = await ctx.db
    .select({ item, words })
    .from(translations)
    .where(
      inSite(
        ctx,
        translations,
        eq(translations.language, language),
        eq(translations.kind, kind),
        inArray(item, [...new Set(ids)]),
      ),
    )
  return new Map(rows.map((row) => [row.item, new Map(row.words.map(({ of, text }) => [of, text]))]))
}
