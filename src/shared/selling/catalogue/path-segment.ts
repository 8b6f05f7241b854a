import { z } from 'zod'
import { slugLetters, slugOf, withoutUnseen } from '../../content/texts/slug.ts'

const longest = 120

/** A lower-case path segment in any script: `/p/{path}`, `/c/{path}`. Joiners are left out. */
export const pathSegment = z
  .string()
  .overwrite(withoutUnseen)
  .min(1, 'Enter an address.')
  .max(longest)
  .regex(new RegExp(`^[${slugLetters}]+(-[${slugLetters}]+)*$`, 'u'), 'Use small letters, digits and hyphens.')

/** `Rangoli & Sons` -> `rangoli-sons`; empty without letters. */
export const pathOf = (name: string): string => slugOf(name, longest)
