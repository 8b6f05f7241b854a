import { plainOf } from './fold.ts'
import { measuresIn } from './measures.ts'

/** Longer ones are no words, and nobody types them. */
const longestWord = 40

/** Words of the text as they are compared: without accents, in the singular. Letters, their marks and digits make words. */
export function searchWords(text: string): string[] {
  return plainOf(text)
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => singular([...word].slice(0, longestWord).join('')))
}

/** English nouns in the singular. Words of other languages that end in s lose it too, on both sides alike. */
export function singular(word: string): string {
  if (!/^[a-z]{3,}s$/.test(word) || /(?:ss|us|is)$/.test(word)) return word
  if (/[^aeiou]ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:ss|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return word.slice(0, -1)
}

const longestJoined = 24

/** Words that stand together, as one: `t shirt` is a tshirt. Long numbers only tell things apart, and are joined to nothing. */
export function joinedPairs(words: string[]): string[] {
  const pairs = words.slice(1).map((word, at) => [words[at] ?? '', word] as const)
  return pairs
    .filter((pair) => pair.every((word) => !/^\d{4,}$/.test(word)) && pair.some((word) => !/^\d+$/.test(word)))
    .map((pair) => pair.join(''))
    .filter((word) => word.length <= longestJoined)
}

/** Everything that a text is found by: its words, those that may be written as one, and its amounts. */
export function termsOf(text: string): { words: string[]; joined: string[]; measures: string[] } {
  const words = searchWords(text)
  return { words, joined: joinedPairs(words), measures: measuresIn(text).map(({ term }) => term) }
}

/** Words that say how others belong together, and nothing about what is looked for. */
const connecting = new Set(
  [
    'a an and at by for from in of on or the to with without',
    'ka ke ki ko se me mein aur wala wale wali liye',
    'का के की को से में और वाला वाले वाली लिए',
  ].flatMap((line) => line.split(' ')),
)

export const isConnecting = (word: string) => connecting.has(word)

/** What of the words is looked for; all of them where nothing else was said. */
export function tellingWords(words: string[]): string[] {
  const telling = words.filter((word) => !connecting.has(word))
  return telling.length > 0 ? telling : words
}
