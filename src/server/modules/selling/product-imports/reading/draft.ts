import { numberOf } from '../../../../platform/read-amount.ts'
import type { Field } from './fields.ts'
import { type Group, isBySku, type Reading } from './gather.ts'
import { type Chosen, type DraftLook, looksOf, optionsOf } from './options.ts'
import { type Attribute, type ProductValues, productValues, type VariantValues, variantValues } from './read-values.ts'
import { type Row, type RowFault, rowReader, type Told } from './row.ts'
import { type SpokenText, spokenTexts } from './spoken-texts.ts'
import { type StatedStock, statedStocks } from './stock.ts'
import { partsOf } from './values.ts'

export type DraftVariant = {
  line: number
  sku: string
  options: Record<string, string>
  values: VariantValues
  assumed?: StatedStock['assumed']
}

export type DraftOption = { name: string; values: string[]; looks?: DraftLook[] }

/** A product as a file states it. What the file has no column for, or leaves blank, is absent. */
export type Draft = {
  line: number
  values: ProductValues
  options: DraftOption[]
  variants: DraftVariant[]
  /** Addresses of pictures, or names of files in a ZIP, the cover first; undefined where the file names none. */
  pictures: { url: string; alt: string; line: number }[] | undefined
  /** Its texts in other languages. */
  spoken: SpokenText[]
  faults: RowFault[]
  /** Parts left out of a product that is imported all the same. */
  notes: RowFault[]
}

const brokenQuotes =
  'The quotation marks of this row are not closed, or text follows them. Within a cell, each is written twice.'

/** The product that rows state. @param timeZone of dates without one */
export function draftOf(reading: Reading, { rows }: Group, timeZone: string): Draft {
  const told: Told = { faults: [], notes: [] }
  const all = rows.map(rowReader(reading, told))
  const [first] = all
  if (!first) throw new Error('a product without rows')
  for (const { line, isBroken } of rows) if (isBroken) told.faults.push({ line, column: '', text: brokenQuotes })
  const own = isBySku(reading) ? together(first, all) : first
  const isWoo = reading.layout === 'woocommerce'
  const kinds = isWoo ? partsOf(first.cell('kind').toLowerCase(), /,/) : []
  const odd = kinds.find((kind) => kind === 'grouped' || kind === 'external' || kind === 'variation')
  if (odd === 'variation') first.fault('parent', 'The product of this variation is not in the file.')
  else if (odd) first.fault('kind', `Products of the kind “${odd}” are not imported.`)
  const offered =
    isWoo && kinds.includes('variable') ? all.slice(1) : all.filter((row, at) => at === 0 || isVariant(row))
  const named = isWoo ? attributesOf : optionsOf
  const names = namesOf(offered, named)
  const stocks = statedStocks(reading, offered, first)
  return {
    line: first.line,
    values: productValues(own, reading, timeZone, isWoo ? factsOf(first, names) : []),
    options: names.map((name) => {
      const looks = isWoo ? [] : looksOf(offered, first, name)
      return { name, values: valuesOf(offered, named, name), ...(looks.length > 0 ? { looks } : {}) }
    }),
    variants: offered.map((row, at) => ({
      line: row.line,
      sku: row.cell('sku'),
      options: Object.fromEntries(named(row, first).filter(([name]) => names.includes(name))),
      values: { ...packOf(row, own), ...variantValues(row, timeZone, reading.known, stocks[at]?.pieces) },
      assumed: stocks[at]?.assumed,
    })),
    pictures: picturesOf(all),
    spoken: spokenTexts(own, offered, reading),
    ...told,
  }
}

/** Rows that name variants alone state what their product has in any of them: the last one counts. */
function together(first: Row, all: Row[]): Row {
  const stating = (field: Field) => all.findLast(({ cell }) => cell(field) !== '') ?? first
  return { ...first, cell: (field) => stating(field).cell(field), lines: (field) => stating(field).lines(field) }
}

/** A row with another net quantity than its product is about a pack of its own. */
function packOf(row: Row, own: Row): Pick<VariantValues, 'netQuantity'> {
  const [unit, quantity] = [row.cell('netUnit'), row.cell('netQuantity')]
  if (unit !== '' && unit !== own.cell('netUnit'))
    row.note('netUnit', `A product has one unit for all its variants: ${own.cell('netUnit')} is taken.`)
  const netQuantity = quantity === own.cell('netQuantity') ? undefined : numberOf(quantity)
  return netQuantity === undefined ? {} : { netQuantity }
}

/** Shopify adds rows that hold further pictures alone. */
const isVariant = ({ cell }: Row): boolean =>
  (['sku', 'price', 'optionValue.1', 'stock', 'mrp'] as const).some((field) => cell(field) !== '')

function attributesOf(row: Row): Chosen {
  return attributes(row).filter(([, value]) => value !== '')
}

function attributes({ cell }: Row): Chosen {
  const found: Chosen = []
  for (let place = 1; place <= 20; place++) {
    const name = cell(`attributeName.${place}`)
    if (name !== '') found.push([name, cell(`attributeValues.${place}`), place])
  }
  return found
}

/** Names of the options in the order in which they are met. */
function namesOf([first, ...others]: Row[], named: typeof optionsOf): string[] {
  if (!first) return []
  // A product of one variant without options may carry attributes that describe it.
  if (others.length === 0 && named === attributesOf && first.cell('parent') === '') return []
  return [...new Set([first, ...others].flatMap((row) => named(row, first).map(([name]) => name)))]
}

function valuesOf(rows: Row[], named: typeof optionsOf, name: string): string[] {
  const [first] = rows
  if (!first) return []
  return [...new Set(rows.flatMap((row) => named(row, first).flatMap(([own, value]) => (own === name ? [value] : []))))]
}

/** Attributes that are no options describe the product. */
function factsOf(row: Row, options: string[]): Attribute[] {
  return attributes(row).flatMap(([name, value, place]) =>
    options.includes(name) || value === '' ? [] : [{ name, value, column: `attributeValues.${place}` }],
  )
}

function picturesOf(rows: Row[]): Draft['pictures'] {
  const found = new Map<string, { alt: string; line: number }>()
  for (const { line, lines } of rows) {
    const texts = lines('pictureTexts')
    for (const [at, url] of lines('pictures').flatMap(picturesIn).entries())
      if (!found.has(url)) found.set(url, { alt: texts[at] ?? '', line })
  }
  return found.size === 0 ? undefined : [...found].map(([url, one]) => ({ url, ...one }))
}

/** An address may hold a comma, but no blank; the name of a file may hold blanks. */
const picturesIn = (line: string): string[] => partsOf(line, line.includes('://') ? /,?\s+/ : /[,;|]/)
