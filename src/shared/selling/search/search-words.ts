import { plainOf } from './fold.ts'
import { measuresIn } from './measures.ts'

/** Maximum word length; searches have no longer ones. */
const longestWord = 40

/** Normalised words of a text: without accents, singular. Letters, their marks and digits form words. */
export function searchWords(text: string): string[] {
  return plainOf(text)
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => singular([...word].slice(0, longestWord).join('')))
}

/** Singulars on -is, unlike kurtis and saris. */
const singularIs = new Set(['basis', 'chassis', 'ibis', 'iris', 'oasis', 'paris', 'tennis', 'this', 'trellis'])

/** English nouns in the singular. Other words ending in s lose it too, in texts and queries alike. */
export function singular(word: string): string {
  if (!/^[a-z]{3,}s$/.test(word) || /(?:ss|us)$/.test(word) || singularIs.has(word)) return word
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:ss|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

const longestJoined = 24

/** Adjacent words joined: `t shirt` becomes tshirt. Long numbers are identifiers, and are not joined. */
export function joinedPairs(words: string[]): string[] {
  const pairs = words.slice(1).map((word, at) => [words[at] ?? '', word] as const)
  return pairs
    .filter((pair) => pair.every((word) => !/^\d{4,}$/.test(word)) && pair.some((word) => !/^\d+$/.test(word)))
    .map((pair) => pair.join(''))
    .filter((word) => word.length <= longestJoined)
}

/** All search terms of a text: its words, joined pairs, and amounts. */
export function termsOf(text: string): { words: string[]; joined: string[]; measures: string[] } {
  const words = searchWords(text)
  return { words, joined: joinedPairs(words), measures: measuresIn(text).map(({ term }) => term) }
}

/** Function words, which say nothing about what is searched for. */
const connecting = new Set(
  [
    'a an and at by for from in of on or the to with without',
    'ka ke ki ko se me mein aur wala wale wali liye',
    'का के की को से में और वाला वाले वाली लिए',
  ].flatMap((line) => line.split(' ')),
)

export const isConnecting = (word: string) => connecting.has(word)

/** The words without function words; all words if nothing else is left. */
export function tellingWords(words: string[]): string[] {
  const telling = words.filter((word) => !connecting.has(word))
  return telling.length > 0 ? telling : words
}
