import { z } from 'zod'
import { locales } from '../sites/languages.ts'

/** What of a site is translated. Things with an address of their own have their kind's name. */
export const translatedKinds = {
  page: 'Pages',
  template: 'Templates',
  group: 'Header and footer',
  product: 'Products',
  category: 'Categories',
  collection: 'Collections',
  customField: 'Custom fields',
  sizeGuide: 'Size guides',
  post: 'Blog posts',
  blogCategory: 'Blog categories',
  blogTag: 'Blog tags',
  blogAuthor: 'Authors',
  form: 'Forms',
  campaign: 'Campaigns',
} as const

export type TranslatedKind = keyof typeof translatedKinds

export const translatedKindNames = Object.keys(translatedKinds) as [TranslatedKind, ...TranslatedKind[]]

/** How a text is written: on one line, on several, or as HTML of a few harmless elements. */
export const wordingForms = ['line', 'lines', 'rich', 'article'] as const

export type WordingForm = (typeof wordingForms)[number]

/** `stale`: the text was changed since it was translated. */
export const wordingStates = ['missing', 'stale', 'done'] as const

export const longestTranslation = 50_000

/** A text of a thing, with what it is in another language. */
export const wording = z.object({
  /** The text itself; a thing says it alike wherever it stands there. */
  of: z.string(),
  /** Where it stands, for people: `Hero · Heading`. */
  place: z.string(),
  form: z.enum(wordingForms),
  /** Empty while there is none. */
  text: z.string(),
  /** What the product says in its place until there is a translation; empty where it knows no words for it. */
  product: z.string(),
  state: z.enum(wordingStates),
  /** Of a stale one: the text that was translated, and what it was translated to. */
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

/** What is stored of it: each text that is translated, once. */
export const translationChange = z.object({
  language: z.enum(locales, 'Please choose a language.'),
  words: z
    .array(
      z.object({
        of: z.string().min(1).max(longestTranslation),
        text: z.string().max(longestTranslation, 'Please use at most 50,000 characters.'),
      }),
    )
    .max(5_000),
  /** That of the answer it was edited from; 0 where nothing was translated. */
  revision: z.int().min(0),
})

export type TranslationChange = z.output<typeof translationChange>

/** Which of them a list shows: all, or those in which something is missing or stale. */
export const translationFilters = ['all', 'open'] as const

export const translationList = z.object({
  language: z.enum(locales, 'Please choose a language.'),
  kind: z.enum(translatedKindNames, 'Please choose what to translate.').default('page'),
  show: z.enum(translationFilters).default('all'),
  q: z.string().trim().max(200).default(''),
  /** How many things of the list to pass over: `next` of the answer before. */
  from: z.coerce.number().int().min(0).max(1_000_000).default(0),
})

export type TranslationList = z.output<typeof translationList>

/** A thing in the list, with how many of its texts are in which state. */
export const translationRow = z.object({
  kind: z.enum(translatedKindNames),
  _id: z.string(),
  name: z.string(),
  texts: z.int(),
  missing: z.int(),
  stale: z.int(),
})

export type TranslationRow = z.output<typeof translationRow>
