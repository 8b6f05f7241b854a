import { z } from 'zod'

/** One segment of an address in small letters of any script: `/p/{path}`, `/c/{path}`. */
export const pathSegment = z
  .string()
  .min(1, 'Please give an address.')
  .max(120)
  .regex(/^[\p{Ll}\p{Lo}\p{M}\p{N}]+(-[\p{Ll}\p{Lo}\p{M}\p{N}]+)*$/u, 'Please use small letters, digits and hyphens.')

/** `Rangoli & Sons` -> `rangoli-sons`. Accents go; letters and vowel signs of other scripts stay. Empty without letters. */
export function pathOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
  const words = plain.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean)
  return words.join('-').slice(0, 120).replace(/-$/, '')
}
