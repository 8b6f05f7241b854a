import { cut } from '../text.ts'

/** Letters of every script without capitals, their signs and digits, as a character class holds them. */
export const slugLetters = '\\p{Ll}\\p{Lo}\\p{Lm}\\p{M}\\p{N}'

/** Characters that are not seen, and joiners after a virama: they part no word. */
const withinWords =
  /(?<=[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca])\u200c|(?!\u200c)\p{Default_Ignorable_Code_Point}/gu

/**
 * A part of an address made of a name: `Rangoli & Sons` -> `rangoli-sons`. Accents of Latin letters go; letters and signs of other
 * scripts stay. Empty without letters.
 */
export function slugOf(name: string, most: number): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(withinWords, '')
  const words = plain.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => /[\p{L}\p{N}]/u.test(word))
  return cut(words.join('-'), most).replace(/-$/, '')
}
