import { fold, foldConsonants, plainOf } from './fold.ts'
import { loanWords } from './loan-words.ts'

export const isIndic = (word: string): boolean => /[\u0900-\u0d7f]/.test(word)

/** Shorter sounds are shared by words that have nothing in common: tea and tee. */
const tellingLength = 4

const dot = '़'

/** A spelling as it is looked up: without dots, and with one sign for nasals. */
const bare = (word: string) =>
  plainOf(word)
    .replaceAll(dot, '')
    .replace(/ँ|[नम]्(?=[क-ह])/g, 'ं')

const groups = new Map<string, Set<string[]>>()
for (const words of loanWords)
  for (const word of words)
    for (const key of keysOf(word)) groups.set(key, new Set([...(groups.get(key) ?? []), words]))

function keysOf(word: string): string[] {
  const sound = fold(word)
  return sound.length >= tellingLength ? [bare(word), `~${sound}`] : [bare(word)]
}

/** English plurals in Devanagari: बैंगल्स. */
const singular = (word: string) => word.replace(/्स$/, '')

/** Other spellings of a word, and sounds that tell it. */
type Loan = { words: string[]; sounds: string[] }

/** Other spellings of a word that the table of loan words has, in both scripts, with and without dots and in the plural. */
export function loansOf(word: string): Loan {
  const found = (one: string) => keysOf(one).flatMap((key) => [...(groups.get(key) ?? [])])
  const own = found(word)
  const others = (own.length > 0 ? own : found(singular(word))).flat().map(plainOf)
  const words = others.flatMap((one) => [one, one.replaceAll(dot, '')])
  const plurals = words.filter(isIndic).map((one) => `${one}्स`)
  const sounds = others.map(fold).filter((sound) => sound.length >= tellingLength)
  return { words: unique([...words, ...plurals]).filter((one) => one !== word), sounds: unique(sounds) }
}

const inTable = new Set(loanWords.flat())

/**
 * Words of the table that begin with a spelling of this one in another script, and mean something else: to tea, which is टी, the टी
 * of टीशर्ट, tshirt. A bedsheet is named by bed in both scripts.
 */
export function apartFrom(word: string): string[] {
  if (isIndic(word)) return []
  const spellings = loansOf(word).words.filter(isIndic)
  const others = loanWords.filter((group) => !group.some((one) => one.startsWith(word)))
  const compounds = others.flat().filter((one) => spellings.some((own) => isCompound(one, own)))
  return unique(compounds.map(plainOf).flatMap((one) => [one, one.replaceAll(dot, '')]))
}

const isCompound = (word: string, first: string) => word.startsWith(first) && inTable.has(word.slice(first.length))

const unique = (all: string[]) => [...new Set(all)]

/** Key of a sound by its consonants, without nasals that only one of two scripts spells: हंसली, hasli; आंवला, amla. */
export function skeletonOf(sound: string): string | undefined {
  if (/\d/.test(sound)) return undefined
  const letters = sound
    .replace(/^[aeiou]+/, 'a')
    .replace(/(?<=.)[aeiou]/g, '')
    .replace(/n(?=[sh])/g, '')
    .replace(/nv/g, 'm')
  return letters.length >= 2 ? `=${letters}` : undefined
}

/** Devanagari's spellings of a vowel in Latin letters, besides the same one; none is the inherent a, where it is silent. */
const heardAs: Record<string, string> = {
  '': 'a',
  ...{ a: 'aa', e: 'ai', i: 'ii aai', o: 'au', u: 'uu', aa: 'a', ai: 'e aai aaii', au: 'aau o', ea: 'ii i e' },
  ...{ ee: 'ii i', ei: 'e ai', ie: 'ii i e', io: 'a o', oa: 'o au', oo: 'uu u', ou: 'aau au o uu', ui: 'uu u' },
}

/** More of them within words that end in a consonant, as Hindi words like थैली don't. */
const heardInClosed: Record<string, string> = { a: 'ai au' }

/**
 * Whether a word in Latin letters and one in an Indian script may be the same English word, or the same Hindi word with another
 * nasal: shirt, शर्ट. The consonants are equal; each vowel may stand for the other.
 */
export function isSameWord(one: string, other: string): boolean {
  if (isIndic(one) === isIndic(other) || skeletonOf(fold(one)) !== skeletonOf(fold(other))) return false
  const [latin, spoken] = isIndic(one) ? [other, one] : [one, other]
  // Sweater, स्वेटर; candle, कैंडल.
  const written = partsOf(foldConsonants(latin).replace(/(?<=[^aeiou])(?:e(?=r$)|e$)/, ''))
  const heard = partsOf(foldConsonants(spoken.replaceAll('ॉ', 'ौ').replaceAll('ॅ', 'ै')))
  if (written.consonants !== heard.consonants) return false
  const last = written.vowels.length - 1
  return written.vowels.every((vowel, at) => {
    const sign = heard.vowels[at] ?? ''
    if (at === last) return isSameEnd(vowel, sign)
    const isClosed = written.vowels[last] === ''
    return isHeard(vowel, sign, { at, isClosed, beforeR: /^r[^aeiou]/.test(written.consonants.slice(at)) })
  })
}

/** The consonants, and the vowels before, between and after them. */
function partsOf(spelt: string): { consonants: string; vowels: string[] } {
  const text = spelt.replace(/na?v/g, 'm').replace(/n(?=[sh])/g, '')
  return { consonants: text.replace(/[aeiou]/g, ''), vowels: text.split(/[^aeiou]/) }
}

type Place = { at: number; isClosed: boolean; beforeR: boolean }

function isHeard(vowel: string, sign: string, { at, isClosed, beforeR }: Place): boolean {
  if (vowel === sign || (vowel === 'a' && sign === '')) return true
  const among = (spellings: string | undefined) => spellings?.split(' ').includes(sign) === true
  if (among(heardAs[vowel]) || (isClosed && among(heardInClosed[vowel]))) return true
  // Ticket, टिकट; shirt, शर्ट; elaichi, इलायची.
  const isSilent = sign === 'a' || sign === ''
  return isSilent ? (vowel === 'e' && at > 1) || (vowel === 'i' && beforeR) : at === 0 && vowel === 'e' && sign === 'i'
}

/** The last vowel tells Hindi words apart: kurta, kurti. */
function isSameEnd(vowel: string, sign: string): boolean {
  const long = (letters: string) =>
    letters
      .replace(/^a+$/, 'a')
      .replace(/^(?:ee|ii|ie)$/, 'i')
      .replace(/^(?:oo|uu)$/, 'u')
  return long(vowel) === long(sign)
}
