import type { EditableProduct } from '../../../../shared/selling/catalogue/products-admin.ts'
import type { dictionariesOf } from '../../content/translations/index.ts'
import type { Cells } from './product-cells.ts'
import { lineOf } from './reading/facts.ts'
import type { SpokenField } from './reading/fields.ts'
import type { Known } from './reading/known.ts'
import { allSpoken, spokenField } from './reading/spoken-columns.ts'

/** The translations of a row's texts, as far as there are any. */
export function spokenCells(
  known: Known,
  product: EditableProduct,
  row: Cells,
  spoken: Awaited<ReturnType<typeof dictionariesOf>>,
): Cells {
  const cells: Cells = {}
  for (const one of allSpoken(known)) {
    const words = spoken.get(one.language)?.get(`product ${product._id}`)
    const said = words && (row[one.text] ?? '') !== '' ? sayCell(product, one.text, String(row[one.text]), words) : ''
    if (said !== '') cells[spokenField(one)] = said
  }
  return cells
}

function sayCell(
  { facts, media }: EditableProduct,
  text: SpokenField,
  own: string,
  words: ReadonlyMap<string, string>,
): string {
  if (text === 'pictureTexts') return inLines(media.map(({ alt }) => words.get(alt) ?? ''))
  if (text !== 'facts') return words.get(own) ?? ''
  return inLines(
    facts.map(({ name, value }) => {
      const [saidName, saidValue] = [words.get(name), words.get(value)]
      return saidName === undefined && saidValue === undefined ? '' : lineOf(saidName ?? name, saidValue ?? value)
    }),
  )
}

/** Nothing where each line is blank. */
const inLines = (lines: string[]) => (lines.every((line) => line === '') ? '' : lines.join('\n'))
