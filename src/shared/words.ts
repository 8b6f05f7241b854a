import { siteNow } from './site-now.ts'
import { translatorOf, type WordValues } from './translators.ts'

/**
 * The product's own words, in the language of the page (B114). The English text is the key of the catalogues in `src/words`; in
 * it stands `{name}` for a value. Only for use while something is drawn or said: on the server another page may be next.
 */
export function t(text: string, values: WordValues = {}): string {
  return translatorOf(siteNow().locale)?.(text, values) ?? filled(text, values)
}

/** The English text with its values. */
export function filled(text: string, values: WordValues): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))
}
