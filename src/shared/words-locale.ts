import { siteNow } from './site-now.ts'
import { translatorOf } from './translators.ts'

/** The locale for written-out dates: that of the surrounding words. */
export function localeOfWords(): string {
  const { locale } = siteNow()
  return locale && translatorOf(locale) ? locale : 'en-IN'
}
