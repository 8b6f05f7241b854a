import { eq, inArray } from 'drizzle-orm'
import type { TranslatedKind, WordingForm } from '../../../../shared/content/translations.ts'
import { translatorOf } from '../../../../shared/translators.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { translations } from './translations.tables.ts'

/** What a text of a thing becomes. `place` says where it stands, for people. */
export type Say = (text: string, place: string, form?: WordingForm) => string

/** A thing with each of its texts as `say` has it: states what of it is translated. */
export type MapTexts<T> = (thing: T, say: Say) => T

/**
 * What begins with texts of the product: sections, such as the sign-in, and forms with their button and what they say once they are
 * sent. Nobody has to translate these again.
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
 * Things in the language that the site is read in; each text that has no translation stays as it is. The same things where the site is
 * read in the language that it is written in.
 */
export async function translated<T>(
  ctx: Ctx,
  kind: TranslatedKind,
  things: T[],
  idOf: (thing: T) => string,
  map: MapTexts<T>,
): Promise<T[]> {
  const { language } = ctx.site
  if (!language || things.length === 0) return things
  const ofProduct = wordsOfProduct(kind, language.locale)
  const known = await wordsOf(ctx, language.locale, kind, things.map(idOf))
  return things.map((thing) => {
    const words = known.get(idOf(thing))
    return words || ofProduct ? map(thing, (text) => words?.get(text) ?? ofProduct?.(text) ?? text) : thing
  })
}

/** The translated texts of things, by the thing and the text. */
async function wordsOf(ctx: Ctx, language: string, kind: TranslatedKind, ids: string[]) {
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
