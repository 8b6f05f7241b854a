import { baseLanguage, type Locale, languages, languageTitle } from '../../../../../shared/sites/languages.ts'
import { type Field, fieldLabels, plain, type SpokenField, spokenFields } from './fields.ts'
import type { Known } from './known.ts'

/** Columns of translations: `Name (हिन्दी · Hindi)`. */
const spoken = /^(?<text>.+?)\s*\((?<language>.+)\)$/

/** The text and the language of a column of translations. */
export type Spoken = { text: SpokenField; language: Locale }

export const spokenHeading = ({ text, language }: Spoken): string => `${fieldLabels[text]} (${languageTitle(language)})`

export const spokenField = ({ text, language }: Spoken): Field => `words.${language}.${text}`

/** Every column of translations that the site may have. */
export function allSpoken({ languages }: Known): Spoken[] {
  return languages.flatMap((language) => spokenFields.map((text) => ({ language, text })))
}

/** @param fieldCalled the field of a column that is not a translation */
export function spokenFieldOf(
  header: string,
  known: Known,
  fieldCalled: (name: string) => Field | undefined,
): Field | undefined {
  const { text = '', language: named = '' } = spoken.exec(header)?.groups ?? {}
  const language = languageCalled(named, known)
  const field = fieldCalled(plain(text))
  const isSpoken = spokenFields.find((one) => one === field)
  return language && isSpoken ? spokenField({ language, text: isSpoken }) : undefined
}

/** A language may be named by itself, in English or by its code; `English` alone is no name where there are several. */
function languageCalled(name: string, known: Known): Locale | undefined {
  const namesOf = (locale: Locale) => [
    ...[languageTitle(locale), languages[locale].english, locale],
    ...[languages[locale].name, baseLanguage(locale)],
  ]
  const found = known.languages.filter((locale) => namesOf(locale).some((one) => plain(one) === plain(name)))
  return found.length === 1 ? found[0] : undefined
}

/** The text and the language of a field of a file; undefined where it is no translation. */
export function spokenAt(field: string, known: Known): Spoken | undefined {
  const { code, name } = /^words\.(?<code>[^.]+)\.(?<name>.+)$/.exec(field)?.groups ?? {}
  const language = known.languages.find((one) => one === code)
  const text = spokenFields.find((one) => one === name)
  return language && text ? { language, text } : undefined
}
