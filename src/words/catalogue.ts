import { type Messages, setupI18n } from '@lingui/core'
import { isolated } from '../shared/direction.ts'
import { baseLanguage, locales } from '../shared/sites/languages.ts'
import { learn, type Translate, type WordValues } from '../shared/translators.ts'
import { translateFilled } from './filled.ts'

/** The product's texts in a language, by what they are in English; compiled by the build (`scripts/word-catalogues.ts`). */
export type Catalogue = { default: Messages }

/** Says the product's own words by these catalogues in all forms of their language (`hi`) from now on. */
export function learnCatalogue(language: string, ...catalogues: Catalogue[]): void {
  const messages: Messages = Object.assign({}, ...catalogues.map((catalogue) => catalogue.default))
  for (const locale of locales.filter((locale) => baseLanguage(locale) === language)) {
    const i18n = setupI18n({ locale, messages: { [locale]: messages } })
    const translate: Translate = (text, values) =>
      Object.hasOwn(messages, text) ? i18n._(text, apart(values)) : undefined
    learn(locale, (text, values) => translate(text, values) ?? translateFilled(text, translate, locale))
  }
}

/** Values that run in their own direction, whatever stands around them (B176). */
const apart = (values: WordValues): WordValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isolated(value)]))

/** `./hi.json` -> `hi` */
export function languageOf(file: string): string {
  return file.replace(/^.*\/|\.json$/g, '')
}
