/** What stands in a text's places: `{count}`. */
export type WordValues = Record<string, string | number>

/** The text in another language; nothing where its catalogue does not have it. */
export type Translate = (text: string, values: WordValues) => string | undefined

const translators = new Map<string, Translate>()

/** From now on the product's own words are said in this language as well: `hi-IN`. */
export function learn(locale: string, translate: Translate): void {
  translators.set(locale, translate)
}

/** Who says the product's own words in this language. English is what they are written in, and needs nobody. */
export function translatorOf(locale: string | undefined): Translate | undefined {
  return locale === undefined ? undefined : translators.get(locale)
}
