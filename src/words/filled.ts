import type { Translate } from '../shared/translators.ts'
import { filledTexts } from '../shared/words.ts'

/** Patterns of filled texts, by the text with its places. */
const patterns = new Map<string, RegExp>()

/** Translates a text that `filledText` has filled, with its values; undefined if it is none, or the catalogue lacks it. */
export function translateFilled(english: string, translate: Translate, locale: string): string | undefined {
  for (const text of filledTexts) {
    const values = patternOf(text).exec(english)?.groups
    if (!values) continue
    const said = Object.entries(values).map(([name, value]) => [name, translateNames(value, translate, locale)])
    return translate(text, Object.fromEntries(said))
  }
  return undefined
}

function patternOf(text: string): RegExp {
  const known = patterns.get(text)
  if (known) return known
  const escaped = text.replace(/[.?()]/g, '\\$&')
  const places = escaped.replace(/\{(\w+)\}/g, (_, name) => `(?<${name}>${name === 'count' ? '-?[\\d.,]*\\d' : '.+'})`)
  const pattern = new RegExp(`^${places}$`)
  patterns.set(text, pattern)
  return pattern
}

/** A name, or several of which one holds: `Goa`, `Delhi or Haryana`. Numbers and the like stay. */
function translateNames(value: string, translate: Translate, locale: string): string {
  const names = value.split(/,? or |, /)
  const said = names.map((name) => translate(name, {}))
  if (said.every((name) => name === undefined)) return value
  const named = names.map((name, at) => said[at] ?? name)
  return new Intl.ListFormat(locale, { type: 'disjunction' }).format(named)
}
