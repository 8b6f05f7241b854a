import { charactersOf } from './text.ts'

/** A consonant with the virama that joins it to the next one. */
const inConjunct = /\p{L}\p{M}*[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca][\u200c\u200d]?(?=\p{L})/gu

/** Counts characters as readers see them: a letter with its signs, a conjunct and an emoji are one each. */
export function charactersIn(text: string): number {
  const joined = text.normalize('NFC').replace(inConjunct, '')
  return 'Segmenter' in Intl ? [...charactersOf(joined)].length : [...joined.replace(/\p{M}/gu, '')].length
}
