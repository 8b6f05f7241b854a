import { cut } from '../../text.ts'

/** Lower-case and caseless letters of every script, their signs, and digits, as a character class. */
export const slugLetters = '\\p{Ll}\\p{Lo}\\p{Lm}\\p{M}\\p{N}'

/** Invisible characters, and non-joiners beside a sign such as a virama: they don't separate words. */
const withinWords =
  /(?<=[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca])\u200c|\u200c(?=\p{M})|(?!\u200c)\p{Default_Ignorable_Code_Point}/gu
/** Other non-joiners stand between the words of Persian and Urdu. */
const betweenWords = /(?<=[\p{L}\p{M}\p{N}])\u200c+(?=[\p{L}\p{N}])/gu

/** A text as addresses have it, without invisible characters (B211). */
export const withoutUnseen = (text: string): string =>
  text.replace(withinWords, '').replace(betweenWords, '-').replaceAll('\u200c', '')

/**
 * A slug from a name: `Rangoli & Sons` -> `rangoli-sons`. Accents of Latin letters go; letters and signs of other scripts stay.
 * Empty without letters.
 */
export function slugOf(name: string, most: number): string {
  const plain = withoutUnseen(name)
    .normalize('NFKD')
    .replace(/(?<=\p{Script=Latin})[\u0300-\u036f]+/gu, '')
    .normalize('NFC')
    .toLowerCase()
  const words = plain.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word))
  return cut(words.join('-'), most).replace(/-$/, '')
}
