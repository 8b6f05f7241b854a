import { z } from 'zod'
import { locales } from '../sites/languages.ts'
import { revision } from '../whole-numbers.ts'

/** Translatable kinds of content. Kinds with a public address have the kind's name. */
export const translatedKinds = {
  page: 'Pages',
  template: 'Templates',
  group: 'Header and footer',
  product: 'Products',
  category: 'Categories',
  collection: 'Collections',
  customField: 'Custom fields',
  sizeGuide: 'Size guides',
  discount: 'Discounts',
  post: 'Blog posts',
  blogCategory: 'Blog categories',
  blogTag: 'Blog tags',
  blogAuthor: 'Authors',
  form: 'Forms',
  campaign: 'Campaigns',
  settings: 'Settings',
} as const

export type TranslatedKind = keyof typeof translatedKinds

export const translatedKindNames = Object.keys(translatedKinds) as [TranslatedKind, ...TranslatedKind[]]

/** Form of a text: one line, several lines, or sanitised HTML. */
export const wordingForms = ['line', 'lines', 'rich', 'article'] as const

export type WordingForm = (typeof wordingForms)[number]

/** `stale`: the text changed after it was translated. */
export const wordingStates = ['missing', 'stale', 'done'] as const

export const longestTranslation = 50_000

/** A text of a thing, with its translation. */
export const wording = z.object({
  /** The original text; equal texts of one thing share a translation. */
  of: z.string(),
  /** Its place, for people: `Hero · Heading`. */
  place: z.string(),
  form: z.enum(wordingForms),
  /** Empty if not translated. */
  text: z.string(),
  /** The product's own translation, used until the owner adds one; empty if it has none. */
  product: z.string(),
  state: z.enum(wordingStates),
  /** For a stale one: the text that was translated, and its translation. */
  before: z.object({ of: z.string(), text: z.string() }).nullable(),
})

export type Wording = z.output<typeof wording>

/** A thing with all its texts. */
export const translation = z.object({
  kind: z.enum(translatedKindNames),
  _id: z.string(),
  name: z.string(),
  language: z.enum(locales),
  wordings: z.array(wording),
  revision: z.int(),
})

export type Translation = z.output<typeof translation>

type Word = { of: string; text: string }

/** Equal texts of a thing share a translation: the last of several would be kept, and the others lost. */
function refuseTwice(words: Word[], context: z.RefinementCtx): void {
  const known = new Map<string, string>()
  for (const [index, { of, text }] of words.entries()) {
    if ((known.get(of) ?? text) !== text)
      context.addIssue({
        ...{ code: 'custom', path: [index, 'text'] },
        message: 'This text has another translation already. Equal texts share one.',
      })
    known.set(of, text)
  }
}

/** Translations to store, each text once. */
export const translationChange = z.object({
  language: z.enum(locales, 'Choose a language.'),
  words: z
    .array(
      z.object({
        of: z.string().min(1).max(longestTranslation),
        text: z.string().max(longestTranslation, 'Use at most 50,000 characters.'),
      }),
    )
    .max(5_000)
    .superRefine(refuseTwice),
  /** Revision of the reply it is based on; 0 if nothing was translated. */
  revision,
})

export type TranslationChange = z.output<typeof translationChange>

/** `open`: only things with missing or stale texts. */
export const translationFilters = ['all', 'open'] as const

export const translationList = z.object({
  language: z.enum(locales, 'Choose a language.'),
  kind: z.enum(translatedKindNames, 'Choose what to translate.').default('page'),
  show: z.enum(translationFilters).default('all'),
  q: z.string().trim().max(200).default(''),
  /** Number of things to skip: `next` of the previous reply. */
  from: z.coerce.number().int().min(0).max(1_000_000).default(0),
})

export type TranslationList = z.output<typeof translationList>

/** A thing in the list, with its number of texts by state. */
export const translationRow = z.object({
  kind: z.enum(translatedKindNames),
  _id: z.string(),
  name: z.string(),
  texts: z.int(),
  missing: z.int(),
  stale: z.int(),
})

export type TranslationRow = z.output<typeof translationRow>
