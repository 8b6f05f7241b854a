import { type TranslatedKind, translatedKindNames } from '../../../../shared/content/translations.ts'
import type { Ctx } from '../../../platform/context.ts'
import { textsOf } from './texts-of.ts'
import type { Translatable, Translatables, TranslatableThing } from './translatable.ts'
import { translations } from './translations.tables.ts'

/** Translations by original text; for HTML, block by block. */
export type Dictionary = ReadonlyMap<string, string>

const step = 200

/** Translates a new site as far as the dictionary goes. */
export async function importTranslations(
  ctx: Ctx,
  translatables: Translatables,
  language: string,
  dictionary: Dictionary,
): Promise<void> {
  for (const kind of translatedKindNames) await importKind(ctx, kind, translatables[kind], language, dictionary)
}

async function importKind(
  ctx: Ctx,
  kind: TranslatedKind,
  translatable: Translatable,
  language: string,
  dictionary: Dictionary,
): Promise<void> {
  for (let from = 0; ; from += step) {
    const things = await translatable(ctx, { q: '', from, most: step })
    const rows = things.flatMap((thing) => {
      const words = wordsOf(ctx, thing, language, dictionary)
      return words.length === 0 ? [] : [{ language, kind, item: thing.id, words, changedAt: ctx.now() }]
    })
    if (rows.length > 0) await ctx.db.insert(translations).values(rows)
    const translated = rows.map(({ item }) => item)
    if (translated.length > 0) await things[0]?.whenTranslated?.(ctx, translated)
    if (things.length < step) return
  }
}

function wordsOf({ site }: Ctx, thing: TranslatableThing, language: string, dictionary: Dictionary) {
  return [...textsOf(site, thing, language)].flatMap(([of, { place, form }]) => {
    const text = form === 'rich' || form === 'article' ? inBlocks(of, dictionary) : dictionary.get(of)
    return text === undefined ? [] : [{ of, text, place }]
  })
}

/** Translates HTML block by block; undefined if the dictionary lacks a block. */
function inBlocks(text: string, dictionary: Dictionary): string | undefined {
  const blocks = [...dictionary.keys()].filter((block) => text.includes(block)).sort((a, b) => b.length - a.length)
  let said = ''
  for (let rest = text; rest !== ''; ) {
    const block = blocks.find((block) => rest.startsWith(block))
    if (block === undefined) return undefined
    said += dictionary.get(block)
    rest = rest.slice(block.length)
  }
  return said
}
