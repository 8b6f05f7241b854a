import type { ChosenValues } from '../../../../shared/selling/catalogue/list-filters.ts'
import { alikeForm } from '../../../../shared/text.ts'
import type { FacetRow } from './count-facets.ts'

/** Names of options, and values by the name of their option or the id of their field, as most products write them. */
export type Spellings = { name: (name: string) => string; value: (name: string, value: string) => string }

/** Names and values that only case, blanks and joiners tell apart are one to shoppers. */
export function spellingsOf(rows: Pick<FacetRow, 'options' | 'fields'>[]): Spellings {
  const names = new Map<string, Map<string, number>>()
  const values = new Map<string, Map<string, number>>()
  const forms = new Map<string, string>()
  const formOf = (text: string) => {
    const form = forms.get(text) ?? alikeForm(text)
    forms.set(text, form)
    return form
  }
  const keyOf = (name: string, value: string) => `${formOf(name)}\n${formOf(value)}`
  const count = (of: typeof names, key: string, spelling: string) => {
    const known = of.get(key) ?? new Map<string, number>()
    of.set(key, known.set(spelling, (known.get(spelling) ?? 0) + 1))
  }
  for (const { options, fields } of rows) {
    for (const option of options) {
      count(names, formOf(option.name), option.name)
      for (const value of option.values) count(values, keyOf(option.name, value), value)
    }
    for (const [id, value] of fields) count(values, keyOf(id, value), value)
  }
  return {
    name: (name) => mostUsed(names.get(formOf(name))) ?? name,
    value: (name, value) => mostUsed(values.get(keyOf(name, value))) ?? value,
  }
}

/** The first of those that are used equally often. */
function mostUsed(spellings: Map<string, number> | undefined): string | undefined {
  let [found, most]: [string | undefined, number] = [undefined, 0]
  for (const [spelling, times] of spellings ?? []) if (times > most) [found, most] = [spelling, times]
  return found
}

export function inOneSpelling<Row extends FacetRow>(row: Row, { name, value }: Spellings): Row {
  const options = Map.groupBy(row.options, (option) => name(option.name))
  return {
    ...row,
    options: [...options].map(([own, alike]) => ({
      name: own,
      values: [...new Set(alike.flatMap(({ values }) => values.map((one) => value(own, one))))],
    })),
    variants: row.variants.map((variant) => ({
      ...variant,
      options: Object.fromEntries(Object.entries(variant.options).map(([of, one]) => [name(of), value(of, one)])),
    })),
    fields: row.fields.map(([id, one]): FacetRow['fields'][number] => [id, value(id, one)]),
  }
}

/** The choices of an address, among names and values that a list offers in its own spelling. */
export type Asked = {
  /** In the spelling of the list. */
  chosen: ChosenValues
  /** The spelling of the address; that of the list for what was not chosen. */
  nameOf: (name: string) => string
  valueIn: (name: string, value: string) => string
}

export function askedFor(offered: Map<string, string[]>, chosen: ChosenValues = {}): Asked {
  const nameOf = (name: string) => alikeIn(name, Object.keys(chosen))
  return {
    chosen: Object.fromEntries(
      Object.entries(chosen).map(([name, values]) => {
        const own = alikeIn(name, [...offered.keys()])
        return [own, values.map((value) => alikeIn(value, offered.get(own)))]
      }),
    ),
    nameOf,
    valueIn: (name, value) => alikeIn(value, chosen[nameOf(name)]),
  }
}

/** The one of these texts that is alike, the same one first; the text itself where there is none. */
const alikeIn = (text: string, texts: string[] = []): string =>
  texts.find((one) => one === text) ?? texts.find((one) => alikeForm(one) === alikeForm(text)) ?? text
