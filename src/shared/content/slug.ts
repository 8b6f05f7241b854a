import { cut } from '../text.ts'

/** Lower-case and caseless letters of every script, their signs, and digits, as a character class. */
export const slugLetters = '\\p{Ll}\\p{Lo}\\p{Lm}\\p{M}\\p{N}'

/** Invisible characters, and joiners after a virama: they don't separate words. */
const withinWords =
  /(?<=[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca])\u200c|(?!\u200c)\p{Default_Ignorable_Code_Point}/gu

/**
 * A slug from a name: `Rangoli & Sons` -> `rangoli-sons`. Accents of Latin letters go; letters and signs of other scripts stay.
 * Empty without letters.
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
