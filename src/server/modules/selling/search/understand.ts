import { colourOf } from '../../../../shared/selling/search/colours.ts'
import { apartFrom, loansOf } from '../../../../shared/selling/search/loans.ts'
import { measuresIn } from '../../../../shared/selling/search/measures.ts'
import { priceIn } from '../../../../shared/selling/search/price-words.ts'
import { joinedPairs, searchWords, tellingWords } from '../../../../shared/selling/search/search-words.ts'
import type { Ctx } from '../../../platform/context.ts'
import { soundOf, soundOfAll } from '../products/index.ts'
import { completionsOf, inOtherScript, type Known, lookUp, meantBy, soundingLike, type Value } from './look-up.ts'
import { type Synonyms, synonymsOf } from './synonyms.ts'
import type { Wanted } from './word-query.ts'

const mostWords = 8
/** Maximum words in a brand or option value. */
const longestValue = 3

/** A part of the text understood as a filter. */
export type Understood = {
  /** Option name; empty for a brand. */
  option: string
  value: string
  /** The text without the words of this filter. */
  without: string
}

type Span = { from: number; to: number; values: Value[]; lexemes: string[] }

/** A text as words, with what the site knows about each. */
export type Reading = {
  words: string[]
  known: Known
  spans: Span[]
  measures: string[]
  price: { min?: number; max?: number } | undefined
  understood: Understood[]
  /** The text without its price. */
  withoutPrice: string
  synonyms: Synonyms
}

/** Parses a search text: its words, and the price, brand, size or colour among them. */
export async function read(ctx: Ctx, text: string, { asWords = false } = {}): Promise<Reading> {
  const price = asWords ? undefined : priceIn(text)
  const rest = price ? price.rest : text
  const measures = asWords ? [] : measuresIn(rest)
  const words = tellingWords(searchWords(withoutSpans(rest, measures))).slice(0, mostWords)
  const candidates = asWords ? [] : spansOf(words)
  const synonyms = await synonymsOf(ctx)
  const asked = [...words, ...joinedPairs(words)]
  const known = await lookUp(ctx, {
    ...{ words, all: [...asked, ...words.flatMap(synonyms.of), ...asked.flatMap((one) => loansOf(one).words)] },
    values: candidates.flatMap(({ sounds }) => sounds),
  })
  const spans = chosenSpans(candidates, known, words.length + measures.length)
  return {
    ...{ words, known, spans, synonyms },
    measures: measures.map(({ term }) => term),
    price: price && { min: price.min, max: price.max },
    understood: spans.map(({ from, to, values: [named] }) => ({
      option: named?.option ?? '',
      value: named?.value ?? '',
      without: withoutWords(text, words.slice(from, to)),
    })),
    withoutPrice: rest,
  }
}

const withoutSpans = (text: string, spans: { start: number; end: number }[]) =>
  spans.reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text)

/** The text without these words, in any of their forms. */
function withoutWords(text: string, words: string[]): string {
  const gone = new Set(words)
  const kept = text.split(/\s+/).filter((part) => !searchWords(part).some((word) => gone.has(word)))
  return kept.join(' ')
}

/** Every run of up to three words, the longest first, with the sounds of the values it may name. */
function spansOf(words: string[]): { from: number; to: number; sounds: string[]; names: string[] }[] {
  const spans = []
  for (let length = Math.min(longestValue, words.length); length > 0; length--)
    for (let from = 0; from + length <= words.length; from++) {
      const said = words.slice(from, from + length)
      const colour = length === 1 ? colourOf(said[0] ?? '') : undefined
      const names = colour ? [said.join(' '), colour] : [said.join(' ')]
      spans.push({ from, to: from + length, names, sounds: names.map((name) => soundOfAll(searchWords(name))) })
    }
  return spans
}

/**
 * The spans that are values of this site, without overlaps; none if they cover the whole text, which is then searched as words.
 */
function chosenSpans(candidates: ReturnType<typeof spansOf>, known: Known, things: number): Span[] {
  const chosen: Span[] = []
  for (const { from, to, sounds, names } of candidates) {
    if (chosen.some((span) => from < span.to && to > span.from)) continue
    const values = sounds
      .flatMap((sound) => known.values.get(sound) ?? [])
      .filter((value) => isMeant(value, names, known))
    if (values.length === 0) continue
    // The value may also be in the name: a red kurta need not have a colour option.
    const inName = names.filter((name) => !name.includes(' ')).map((name) => `!${name}`)
    chosen.push({ from, to, values, lexemes: [...sounds.map((sound) => `=${sound}`), ...inName] })
  }
  const taken = chosen.reduce((sum, { from, to }) => sum + to - from, 0)
  return taken < things ? chosen.sort((a, b) => a.from - b.from) : []
}

/** Longest value that is meant only as it is spelt: S and M sound like words. */
const longestSize = 2

/** Whether the words name the value: by its spelling, or by its sound where they are no words of this site. */
function isMeant({ value }: Value, names: string[], { words }: Known): boolean {
  const spelt = searchWords(value).join(' ')
  if (names.includes(spelt)) return true
  const [said = ''] = names
  return [...spelt].length > longestSize && !said.split(' ').every((word) => words.has(word))
}

const isHad = ({ words, sounds }: Known, word: string) => words.has(word) || sounds.has(soundOf(word))

/** Words and sounds of the rank of a word's own sound: synonyms, and the word in other scripts. */
function othersOf({ known, synonyms }: Reading, [word = '', ...pairs]: string[]) {
  const loans = [word, ...pairs].map(loansOf)
  const colour = colourOf(word)
  const said = [...pairs.filter((pair) => isHad(known, pair)), ...(colour ? searchWords(colour) : [])]
  const meaning = synonyms.of(word)
  const alike = inOtherScript(known, word)
  const words = [...meaning, ...alike, ...loans.flatMap((loan) => loan.words)]
  const telling = loans.flatMap((loan) => loan.sounds)
  return {
    words,
    sounds: [...new Set([...[...said, ...meaning].map(soundOf).filter(Boolean), ...telling])],
    areKnown:
      alike.length > 0 ||
      words.some((one) => known.words.has(one)) ||
      [...meaning.map(soundOf), ...telling].some((sound) => known.sounds.has(sound)),
  }
}

/** A beginning of so many letters is looked for in names alone: as a word of descriptions, or a size, half of a shop may have it. */
const shortBeginning = 2

/** Search terms of one word; with `isBeginning` also its completions. */
export async function wantedBy(
  ctx: Ctx,
  reading: Reading,
  at: number,
  { isBeginning, isForgiving }: { isBeginning: boolean; isForgiving: boolean },
): Promise<Wanted> {
  const word = reading.words[at] ?? ''
  const { known } = reading
  const pairs = joinedPairs(reading.words.slice(Math.max(0, at - 1), at + 2))
  const others = othersOf(reading, [word, ...pairs])
  const exact = [word, ...pairs.filter((pair) => isHad(known, pair))]
  const sounding = [...soundingLike(known, word), ...others.words, ...others.sounds.map((sound) => `~${sound}`)]
  const isKnown = exact.length > 1 || isHad(known, word) || others.areKnown || /\d/.test(word)
  const completed = isBeginning || !isKnown ? await completionsOf(ctx, word) : []
  const isFound = isKnown || completed.length > 0
  const meant = isForgiving || !isFound ? await meantBy(ctx, word) : []
  const isShort = isBeginning && completed.length > 0 && [...word].length <= shortBeginning
  return {
    isKnown,
    exact: isShort ? [`!${word}`] : exact,
    sounding: isShort ? others.words.map((one) => `!${one}`) : sounding,
    near: [
      // Completions match names only: in descriptions, some word starts with almost anything.
      ...completed.map((one) => `!${one}`),
      ...meant.flatMap((one) => [one.word, `~${one.sound}`]),
    ],
    apart: apartFrom(word),
  }
}
