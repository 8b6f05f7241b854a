import { type SQL, sql } from 'drizzle-orm'
import type { Fact, ProductOption } from '../../../../shared/selling/products.ts'
import { fold } from '../../../../shared/selling/search/fold.ts'
import { isConnecting, searchWords, termsOf } from '../../../../shared/selling/search/search-words.ts'

/** Raised whenever the words of a product come out otherwise: all are then made again. */
export const wordsVersion = 1

/** What a product says in one language. */
export type ProductTexts = {
  name: string
  brand: string
  categories: string[]
  options: ProductOption[]
  facts: Fact[]
  /** What else it is found by, such as tags and SKUs. */
  tags: string[]
  summary: string
  /** Rich text. */
  description: string
}

export type ProductValue = { option: string; value: string; sound: string }

export type ProductWords = {
  /** As PostgreSQL reads a tsvector. */
  vector: string
  /** Each word with its sound, for words that can be typed wrong. */
  sounds: Map<string, string>
  values: ProductValue[]
}

type Weight = 'A' | 'B' | 'C' | 'D'

/** Of a long description its beginning says what the product is. */
const mostDescribed = 80
const lastPosition = 16_383

/** The words of a product: everything that it is found by, from what it says in each language. */
export function wordsOf(languages: ProductTexts[]): ProductWords {
  const lexemes: string[] = []
  const sounds = new Map<string, string>()
  const add = (lexeme: string, weight: Weight) => {
    lexemes.push(`${quoted(lexeme)}:${Math.min(lexemes.length + 1, lastPosition)}${weight}`)
  }
  const addWord = (word: string, weight: Weight) => {
    add(word, weight)
    // Numbers are written as they are, and connecting words sound like others that say something: the, tea.
    if (/\d/.test(word) || isConnecting(word)) return
    const sound = soundOf(word)
    if (!sound) return
    sounds.set(word, sound)
    add(`~${sound}`, weight)
  }
  const values = languages.flatMap(valuesOf)
  for (const texts of languages) {
    for (const { text, weight, isName } of weighedTexts(texts)) {
      const { words, joined, measures } = termsOf(text)
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
    ...facts.filter(({ name }) => isChosenBy.test(name)).map(({ name, value }) => ({ option: name, value })),
  ]
  return named.flatMap(({ option, value }) => {
    const sound = soundOfAll(searchWords(value))
    return sound && value.length <= longestValue ? [{ option, value, sound }] : []
  })
}

/** Facts that shoppers name as they name options. */
const isChosenBy = /^(?:colou?r|size|रंग|आकार|साइज़?)$/i

const longestValue = 40
const mostRemembered = 50_000
const soundsOfWords = new Map<string, string>()

/** Products share their words: to remember a sound is quicker than to fold the word again. */
export function soundOf(word: string): string {
  const known = soundsOfWords.get(word)
  if (known !== undefined) return known
  if (soundsOfWords.size >= mostRemembered) soundsOfWords.clear()
  const sound = fold(word)
  soundsOfWords.set(word, sound)
  return sound
}

/** How words sound that are a name together. */
export const soundOfAll = (words: string[]) => words.map(soundOf).join(' ')

/** A lexeme as a tsvector or a tsquery holds it. */
export const quoted = (lexeme: string) => `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

/** Matches what has, for every word of the text, a word that starts with it: for lists of staff, who type beginnings. */
export function startingWith(text: string): SQL {
  const query = searchWords(text)
    .slice(0, 8)
    .map((word) => `${quoted(word)}:*`)
    .join(' & ')
  return sql`${query}::tsquery`
}
