import { isolated } from './direction.ts'
import { siteNow } from './site-now.ts'
import { translatorOf, type WordValues } from './translators.ts'

/**
 * Translates a text of the product into the page's language (B114). The English text is the key of the catalogues in `src/words`,
 * with placeholders such as `{name}`, whose values run in their own direction (B176). Call only while rendering: on the server, the next
 * page may be in another language.
 */
export function t(text: string, values: WordValues = {}): string {
  return translatorOf(siteNow().locale)?.(text, values) ?? filled(text, values)
}

/** Texts that `filledText` has filled; catalogues recognise what became of them. */
export const filledTexts = new Set<string>()

/**
 * Fills a text before there is a page to say it on, such as the message of a schema. `t` translates the result. `{count}` is a
 * number.
 */
export function filledText(text: string, values: WordValues): string {
  filledTexts.add(text)
  return filled(text, values)
}

/** The English text with its placeholders filled. A sentence that ends with `Utsav & Co.` has one full stop. */
export function filled(text: string, values: WordValues): string {
  return text.replace(/\{(\w+)\}(\.?)/g, (place, name: string, stop: string) => {
    const value = String(isolated(values[name] ?? place.slice(0, place.length - stop.length)))
    return value.endsWith('.') ? value : value + stop
  })
}
