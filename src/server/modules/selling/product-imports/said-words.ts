import type { ImportChange } from '../../../../shared/selling/catalogue/product-imports.ts'
import type { Locale } from '../../../../shared/sites/languages.ts'
import { cut } from '../../../../shared/text.ts'
import type { Ctx } from '../../../platform/context.ts'
import { sanitise } from '../../../platform/sanitise.ts'
import { type StoredWord, storedWord, textsOf } from '../../content/translations/index.ts'
import { type ProductTexts, visitProduct } from '../products/index.ts'
import type { Draft } from './reading/draft.ts'
import { factOfLine } from './reading/facts.ts'
import { fieldLabels } from './reading/fields.ts'
import type { RowFault } from './reading/row.ts'
import { spokenHeading } from './reading/spoken-columns.ts'
import type { SpokenText } from './reading/spoken-texts.ts'

/** Translations by language and original text, as the shop has them. */
export type Dictionaries = Map<string, ReadonlyMap<string, string>>

/** Translations that a file brings for a product. */
export type SaidWords = {
  /** By language, only those that differ from the shop's. */
  words: Record<string, StoredWord[]>
  changes: ImportChange[]
  faults: RowFault[]
  /** Parts that are left out. */
  notes: RowFault[]
}

/** Texts of one column that have no values to tell: too long. */
const unsaid = new Set(['description'])

/** The translations of a draft for the texts that its product has once it is imported. */
export function saidWords(ctx: Ctx, draft: Draft, product: ProductTexts, held: Dictionaries): SaidWords {
  const found: SaidWords = { words: {}, changes: [], faults: [], notes: [] }
  const texts = { ...product, media: [...product.media, ...(draft.pictures ?? [])] }
  for (const [language, spoken] of Map.groupBy(draft.spoken, ({ language }) => language))
    saidIn(ctx, { language, spoken, texts, draft, held: held.get(language) ?? new Map() }, found)
  return found
}

type InLanguage = {
  language: Locale
  spoken: SpokenText[]
  texts: ProductTexts
  draft: Draft
  held: ReadonlyMap<string, string>
}

function saidIn(ctx: Ctx, { language, spoken, texts, draft, held }: InLanguage, found: SaidWords): void {
  const said = textsOf(ctx.site, { visit: (say) => visitProduct(texts, say) }, language)
  const given = new Map<string, StoredWord>()
  for (const pair of spoken.flatMap((one) => pairsOf(one, texts, draft))) {
    const { of = '', text = '', spokenText } = pair
    const word = storedWord(said, of, text)
    const fault = faultOf(pair, word, given.get(of))
    if (fault) found.faults.push(toldOf(spokenText, fault))
    else if (!word) found.notes.push(toldOf(spokenText, `“${cut(of, 40)}” needs no translation: this is left out.`))
    else if (!given.has(of)) {
      given.set(of, word)
      if (held.get(of) !== word.text) found.changes.push(changeOf(spokenText, held.get(of), word))
    }
  }
  const differing = [...given.values()].filter(({ of, text }) => held.get(of) !== text)
  if (differing.length > 0) found.words[language] = differing
}

const toldOf = (spoken: SpokenText, text: string): RowFault => ({
  line: spoken.line,
  column: spokenHeading(spoken),
  text,
})

/** Equal texts of a product share one translation. */
function faultOf({ of, text, spokenText }: Pair, word?: StoredWord, before?: StoredWord): string | undefined {
  if (of === undefined) return `There is no text under ${fieldLabels[spokenText.text]} that could be translated.`
  if (text === undefined) return 'Write each attribute in a line, as Name: Value.'
  if (!word || !before || before.text === word.text) return undefined
  return `“${cut(of, 40)}” is translated as “${cut(before.text, 40)}” elsewhere in this product.`
}

function changeOf(spoken: SpokenText, before: string | undefined, { text }: StoredWord): ImportChange {
  const say = (words: string) => (unsaid.has(spoken.text) ? '' : cut(words, 200))
  return { field: spokenHeading(spoken), sku: '', before: say(before ?? ''), after: say(text) }
}

type Pair = { spokenText: SpokenText; of: string | undefined; text: string | undefined }

/** Texts with their translations: an attribute has two. */
function pairsOf(spokenText: SpokenText, texts: ProductTexts, { pictures }: Draft): Pair[] {
  const { text, at, said } = spokenText
  const pair = (of: string | undefined): Pair[] => [{ spokenText, of: of || undefined, text: said }]
  if (text === 'facts') return factPairs(spokenText, texts)
  if (text === 'pictureTexts') return pair((pictures ?? texts.media)[at]?.alt)
  if (text === 'description') return pair(sanitise(texts.description))
  if (isPlain(text)) return pair(texts[text])
  return pair(spokenText.of)
}

type Plain = 'name' | 'summary' | 'maker' | 'consumerCare' | 'seoTitle' | 'seoDescription'

const isPlain = (text: string): text is Plain =>
  ['name', 'summary', 'maker', 'consumerCare', 'seoTitle', 'seoDescription'].includes(text)

/** A part that reads as the original is none: the other part of the attribute is translated alone. */
function factPairs(spokenText: SpokenText, { facts }: ProductTexts): Pair[] {
  const [own, said] = [facts[spokenText.at], factOfLine(spokenText.said)]
  if (!own || !said) return [{ spokenText, of: own?.name, text: said?.value }]
  return (['name', 'value'] as const).flatMap((part) =>
    said[part] === own[part] ? [] : [{ spokenText, of: own[part] || undefined, text: said[part] }],
  )
}
