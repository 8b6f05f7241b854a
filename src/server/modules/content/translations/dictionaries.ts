import { and, eq, or } from 'drizzle-orm'
import type { TranslatedKind } from '../../../../shared/content/translations.ts'
import { anyOf } from '../../../platform/any-of.ts'
import type { Ctx } from '../../../platform/context.ts'
import { inSite } from '../../../platform/table.ts'
import { translations } from './translations.tables.ts'

/** Translations of these things: by language, then by `kind id`, then by original text. */
export async function dictionariesOf(
  ctx: Ctx,
  things: Partial<Record<TranslatedKind, string[]>>,
): Promise<Map<string, Map<string, Map<string, string>>>> {
  const named = Object.entries(things).flatMap(([kind, ids]) => (ids.length > 0 ? [{ kind, ids }] : []))
  if (named.length === 0) return new Map()
  const { language, kind, item, words } = translations
  const asked = named.map((one) => and(eq(kind, one.kind as TranslatedKind), anyOf(item, one.ids)))
  const rows = await ctx.db
    .select({ language, kind, item, words })
    .from(translations)
    .where(inSite(ctx, translations, or(...asked)))
  return new Map(
    [...Map.groupBy(rows, (row) => row.language)].map(([language, own]) => [
      language,
      new Map(own.map((row) => [`${row.kind} ${row.item}`, new Map(row.words.map(({ of, text }) => [of, text]))])),
    ]),
  )
}
