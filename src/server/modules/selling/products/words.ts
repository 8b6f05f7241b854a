import { type SQL, sql } from 'drizzle-orm'
import { isColourName, isSizeName } from '../../../../shared/selling/catalogue/option-names.ts'
import type { Fact, ProductOption } from '../../../../shared/selling/catalogue/products.ts'
import { fold } from '../../../../shared/selling/search/fold.ts'
import { isConnecting, searchWords, termsOf } from '../../../../shared/selling/search/search-words.ts'

/** Raise it when `wordsOf` changes: all products are then reindexed. */
export const wordsVersion = 2

/** A product's texts in one language. */
export type ProductTexts = {
  name: string
  brand: string
  categories: string[]
  options: ProductOption[]
  facts: Fact[]
  /** Further search terms, such as tags and SKUs. */
  tags: string[]
  summary: string
  /** Rich text. */
  description: string
}

export type ProductValue = { option: string; value: string; sound: string }

export type ProductWords = {
  /** In PostgreSQL's text format of a tsvector. */
  vector: string
  /** Sounds by word, for words that can be misspelt. */
  sounds: Map<string, string>
  values: ProductValue[]
}

type Weight = 'A' | 'B' | 'C' | 'D'

/** Words of a description that are indexed: its beginning says what the product is. */
const mostDescribed = 80
const lastPosition = 16_383

/** A product's search words, from its texts in all languages. */
export function wordsOf(languages: ProductTexts[]): ProductWords {
  const lexemes: string[] = []
  const sounds = new Map<string, string>()
  const add = (lexeme: string, weight: Weight) => {
    lexemes.push(`${quoted(lexeme)}:${Math.min(lexemes.length + 1, lastPosition)}${weight}`)
  }
  const addWord = (word: string, weight: Weight) => {
    add(word, weight)
    // Numbers are matched as written, and connecting words sound like meaningful ones: the, tea.
    if (/\d/.test(word) || isConnecting(word)) return
    const sound = soundOf(word)
    if (!sound) return
    sounds.set(word, sound)
    add(`~${sound}`, weight)
  }
  const values = languages.flatMap(valuesOf)
  for (const texts of languages) {
    for (const { text, weight, isName } of weighedTexts(texts)) {
      const { words, joined, measures } = knownTermsOf(text)
      const shown = weight === 'D' ? [...new Set(words)].slice(0, mostDescribed) : words
      for (const word of shown) addWord(word, weight)
      for (const measure of measures) add(measure, weight)
      if (weight === 'A' || weight === 'B') for (const word of joined) addWord(word, weight)
      if (isName) for (const word of [...words, ...joined, ...measures]) add(`!${word}`, weight)
    }
  }
  for (const { sound } of values) add(`=${sound}`, 'B')
  return { vector: lexemes.join(' '), sounds, values }
}

type Weighed = { text: string; weight: Weight; isName?: true }

function weighedTexts(texts: ProductTexts): Weighed[] {
  const { name, brand, categories, options, facts, tags, summary, description } = texts
  const values = [...options.flatMap((option) => option.values), ...facts.map(({ value }) => value), ...tags]
  return [
    { text: name, weight: 'A', isName: true },
    { text: brand, weight: 'B', isName: true },
    ...categories.map((title): Weighed => ({ text: title, weight: 'B' })),
    ...values.map((value): Weighed => ({ text: value, weight: 'C' })),
    { text: summary, weight: 'C' },
    { text: withoutMarks(description), weight: 'D' },
  ]
}

const withoutMarks = (html: string) => html.replace(/<[^>]*>|&#?\w+;/g, ' ')

function valuesOf({ brand, options, facts }: ProductTexts): ProductValue[] {
  const named = [
    { option: '', value: brand },
    ...options.flatMap(({ name, values }) => values.map((value) => ({ option: name, value }))),
    ...facts.filter(({ name }) => isChosenBy(name)).map(({ name, value }) => ({ option: name, value })),
  ]
  return named.flatMap(({ option, value }) => {
    const sound = soundOfAll(searchWords(value))
    return sound && value.length <= longestValue ? [{ option, value, sound }] : []
  })
}

/** Facts that shoppers search for like options. */
const isChosenBy = (name: string) => isColourName(name) || isSizeName(name)

const longestShared = 40
const mostShared = 2_000
const termsOfTexts = new Map<string, Terms>()

type Terms = ReturnType<typeof termsOf>

/** Products that are added together share brands, categories, values and tags. */
function knownTermsOf(text: string): Terms {
  const known = termsOfTexts.get(text)
  if (known) return known
  const terms = termsOf(text)
  if (text.length > longestShared) return terms
  if (termsOfTexts.size >= mostShared) termsOfTexts.clear()
  termsOfTexts.set(text, terms)
  return terms
}

const longestValue = 40
const mostRemembered = 50_000
const soundsOfWords = new Map<string, string>()

/** Products share words: a cached sound is quicker than folding the word again. */
export function soundOf(word: string): string {
  const known = soundsOfWords.get(word)
  if (known !== undefined) return known
  if (soundsOfWords.size >= mostRemembered) soundsOfWords.clear()
  const sound = fold(word)
  soundsOfWords.set(word, sound)
  return sound
}

/** The sound of several words that form one name. */
export const soundOfAll = (words: string[]) => words.map(soundOf).join(' ')

/** A lexeme quoted for a tsvector or tsquery. */
export const quoted = (lexeme: string) => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

/** Matches texts that have, for each typed word, a word starting with it: for search as staff type. */
export function startingWith(text: string): SQL {
  const query = searchWords(text)
    .slice(0, 8)
    .map((word) => `${quoted(word)}:*`)
    .join(' & ')
  return sql`${query}::tsquery`
}
