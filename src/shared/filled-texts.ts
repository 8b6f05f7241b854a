import { siteNow } from './site-now.ts'
import { translatorOf } from './translators.ts'

/** Texts with places for values, by the pattern of what they are in English. */
const patterns = new Map<string, RegExp>()

/**
 * Fills a text before there is a page to say it on, such as the message of a schema: `Please use at most {count} characters.`
 * `inOwnWords` and refusals recognise the result, and say it in the language of the page. `{count}` is a number.
 */
export function filledText(text: string, values: Record<string, string | number>): string {
  if (!patterns.has(text)) patterns.set(text, patternOf(text))
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]))
}

function patternOf(text: string): RegExp {
  const escaped = text.replace(/[.?()]/g, '\\$&')
  const places = escaped.replace(/\{(\w+)\}/g, (_, name) => `(?<${name}>${name === 'count' ? '-?[\\d.,]*\\d' : '.+'})`)
  return new RegExp(`^${places}$`)
}

/** A filled text in the language of the page; undefined if it is none, or the catalogue lacks it. */
export function sayFilled(english: string): string | undefined {
  const { locale } = siteNow()
  const translate = translatorOf(locale)
  if (!translate) return undefined
  for (const [text, pattern] of patterns) {
    const values = pattern.exec(english)?.groups
    if (values) return translate(text, mapped(values, sayValue))
  }
  return undefined

  /** One name, or several of which one holds: `Goa`, `Delhi or Haryana`. */
  function sayValue(value: string): string {
    const names = value.split(/,? or |, /)
    const said = names.map((name) => translate?.(name, {}))
    if (said.every((name) => name === undefined)) return value
    return new Intl.ListFormat(locale, { type: 'disjunction' }).format(said.map((name, at) => name ?? names[at] ?? ''))
  }
}

const mapped = (values: Record<string, string>, map: (value: string) => string) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value)]))
