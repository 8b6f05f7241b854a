import type { Site } from '../../../platform/context.ts'
import { english } from './english.ts'
import { hindi } from './hindi.ts'
import type { Words } from './words.ts'

/** In the language of the site, where we know it. */
export function wordsFor({ settings: { locale } }: Site): Words {
  return locale.startsWith('hi') ? hindi : english
}
