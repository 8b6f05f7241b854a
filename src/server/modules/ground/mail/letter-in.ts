import { drawingFor, siteNow } from '../../../../shared/site-now.ts'
import { baseLanguage } from '../../../../shared/sites/languages.ts'
import { translatorOf } from '../../../../shared/translators.ts'
import type { Site } from '../../../platform/context.ts'
import type { Letter, SpokenLetter } from './letter.ts'

/** Writes a letter in the site's current language, dates included (B124). */
export function letterIn(site: Site, write: () => Letter): SpokenLetter {
  const { locale } = site.settings
  const letter = drawingFor({ ...siteNow(), locale, prefix: site.language?.prefix ?? '' }, write)
  return { language: translatorOf(locale) ? baseLanguage(locale) : 'en', ...letter }
}
