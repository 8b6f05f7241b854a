import type { Locale } from '../../../../../shared/sites/languages.ts'
import type { SpokenField } from './fields.ts'
import type { Reading } from './gather.ts'
import type { Row } from './row.ts'
import { type Spoken, spokenAt, spokenField } from './spoken-columns.ts'

/** A text of a product in another language. */
export type SpokenText = {
  line: number
  language: Locale
  /** Which text of the product is translated; `at` is the place of an attribute or a picture. */
  text: SpokenField
  at: number
  /** The text that is translated, where its row states it. */
  of?: string
  said: string
}

/** Entries that are looked at: no product has as many attributes or pictures. */
const mostEntries = 200

/** Lists in one cell, an entry in a line. */
const listed: readonly SpokenField[] = ['facts', 'pictureTexts']

/**
 * Translations in the rows of a product: of options in each row of a variant, of everything else in the first.
 * @param first the product's own row
 * @param offered rows of variants
 */
export function spokenTexts(first: Row, offered: Row[], { columns, known }: Reading): SpokenText[] {
  const spoken = columns.flatMap(({ field }) => (field ? (spokenAt(field, known) ?? []) : []))
  const found = spoken.flatMap((one) => {
    if (one.text.startsWith('option')) return optionTexts(offered, first, one)
    return listed.includes(one.text) ? inLines(first, one) : inCell(first, one)
  })
  return found.filter(({ said }) => said !== '')
}

const inCell = (row: Row, { text, language }: Spoken): SpokenText[] => [
  { line: row.line, language, text, at: 0, said: row.cell(spokenField({ text, language })) },
]

function inLines(row: Row, { text, language }: Spoken): SpokenText[] {
  const lines = row.lines(spokenField({ text, language })).slice(0, mostEntries)
  return lines.map((said, at) => ({ line: row.line, language, text, at, said }))
}

function optionTexts(rows: Row[], first: Row, { text, language }: Spoken): SpokenText[] {
  const seen = new Set<string>()
  return rows.flatMap((row) => {
    const of = row.cell(text) || (text.startsWith('optionName') ? first.cell(text) : '')
    const said = row.cell(spokenField({ text, language }))
    const key = JSON.stringify([of, said])
    if (seen.has(key)) return []
    seen.add(key)
    return [{ line: row.line, language, text, at: 0, of, said }]
  })
}
