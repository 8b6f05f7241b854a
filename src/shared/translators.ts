/** Values for a text's placeholders, such as `{count}`. */
export type WordValues = Record<string, string | number>

/** Translates a text; undefined if the catalogue lacks it. */
export type Translate = (text: string, values: WordValues) => string | undefined

const translators = new Map<string, Translate>()

/** Registers the catalogue of a locale: `hi-IN`. */
export function learn(locale: string, translate: Translate): void {
  translators.set(locale, translate)
}

/** The translator of a locale; undefined for English, the source language. */
export function translatorOf(locale: string | undefined): Translate | undefined {
  return locale === undefined ? undefined : translators.get(locale)
}
