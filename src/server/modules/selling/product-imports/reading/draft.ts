import { numberOf } from '../../../../platform/read-amount.ts'
import { type Choice, factsOf, variationChoices, variationsOnSale } from './attributes.ts'
import type { Field } from './fields.ts'
import { type Group, isBySku, type Reading } from './gather.ts'
import { type DraftLook, looksOf, optionsOf } from './options.ts'
import { type ProductValues, productValues, type VariantValues, variantValues } from './read-values.ts'
import { type FieldPicture, type Row, type RowFault, rowReader, type Told } from './row.ts'
import { type SpokenText, spokenTexts } from './spoken-texts.ts'
import { equalParts, type StatedStock, statedStocks } from './stock.ts'
import { partsOf } from './values.ts'

export type DraftVariant = {
  line: number
  sku: string
  options: Record<string, string>
  values: VariantValues
  assumed?: StatedStock['assumed']
}

export type DraftOption = { name: string; values: string[]; looks?: DraftLook[] }

/** `isMissing`: it was looked for in the ZIP, and is not there. */
type Named = { isMissing?: boolean }

/** A product as a file states it. What the file has no column for, or leaves blank, is absent. */
export type Draft = {
  line: number
  values: ProductValues
  options: DraftOption[]
  variants: DraftVariant[]
  /** Addresses of pictures, or names of files in a ZIP, the cover first; undefined where the file names none. */
  pictures: ({ url: string; alt: string; line: number } & Named)[] | undefined
  /** Pictures of the site's own fields. */
  fieldPictures: (FieldPicture & Named)[]
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
  const { wanted, ...told }: Told = { faults: [], notes: [], wanted: [] }
  const all = rows.map(rowReader(reading, { ...told, wanted }))
  const [first] = all
  if (!first) throw new Error('a product without rows')
  for (const { line, isBroken } of rows) if (isBroken) told.faults.push({ line, column: '', text: brokenQuotes })
  const own = isBySku(reading) ? together(first, all) : first
  const isWoo = reading.layout === 'woocommerce'
  const { offered, choices } = isWoo ? wooChoices(all, first) : choicesOf(all, first)
  const hasLooks = !isWoo && reading.columns.some(({ field }) => field?.startsWith('optionLook.'))
  const options = optionsOfAll(choices, (name) => (hasLooks ? looksOf(offered, first, name) : []))
  const names = options.map(({ name }) => name)
  return {
    line: first.line,
    values: productValues({ own, offered }, reading, timeZone, isWoo ? factsOf(first, names) : []),
    options,
    variants: variantsOf({ choices, offered, first, own }, reading, timeZone),
    pictures: picturesOf(all),
    fieldPictures: wanted,
    spoken: spokenTexts(own, offered, reading),
    ...told,
  }
}

type Offered = { offered: Row[]; choices: Choice[] }

function choicesOf(all: Row[], first: Row): Offered {
  const offered = fewEnough(all.filter((row, at) => at === 0 || isVariant(row)))
  const choices = offered.map((row) => {
    const options = optionsOf(row, first).map(([name, value]) => [name, value] as const)
    return { row, options: Object.fromEntries(options) }
  })
  return { offered, choices }
}

/** A product of WooCommerce that is offered as it is may carry attributes that describe it. */
function wooChoices(all: Row[], first: Row): Offered {
  const kinds = partsOf(first.cell('kind').toLowerCase(), /,/)
  const odd = kinds.find((kind) => kind === 'grouped' || kind === 'external' || kind === 'variation')
  if (odd === 'variation') first.fault('parent', 'The product of this variation is not in the file.')
  else if (odd) first.fault('kind', `Products of the kind “${odd}” are not imported.`)
  if (!kinds.some((kind) => kind.startsWith('variable'))) {
    const offered = fewEnough(all.filter((row, at) => at === 0 || isVariant(row)))
    return { offered, choices: offered.map((row) => ({ row, options: {} })) }
  }
  const offered = fewEnough(variationsOnSale(all))
  return { offered, choices: variationChoices(first, offered) }
}

/** Rows of variants that are looked at: a product has up to 200, of which some rows make several. */
const mostOffered = 1_000

/** So many rows are refused at once, for comparing them with one another would take long. */
function fewEnough(offered: Row[]): Row[] {
  if (offered.length <= mostOffered) return offered
  offered[0]?.fault('', `A product has up to 200 variants, and ${offered.length} rows are of this one.`)
  return offered.slice(0, 1)
}

type Stated = Offered & { first: Row; own: Row }

/** A row of which several variants are made gives its SKU and barcode to the first, and a part of its pieces to each. */
function variantsOf({ choices, offered, first, own }: Stated, reading: Reading, timeZone: string): DraftVariant[] {
  const stocks = statedStocks(reading, offered, first)
  const byRow = Map.groupBy(choices, ({ row }) => row)
  return offered.flatMap((row, nth) => {
    const made = byRow.get(row) ?? []
    const { pieces, assumed } = stocks[nth] ?? {}
    const shares = pieces === undefined ? [] : equalParts(pieces, made.length)
    const { barcode = '', ...values } = { ...packOf(row, own), ...variantValues(row, timeZone, reading.known) }
    return made.map(({ options }, at) => {
      const stock = shares[at]
      const ofOne = { ...(at === 0 && barcode !== '' ? { barcode } : {}), ...(stock === undefined ? {} : { stock }) }
      return { line: row.line, sku: at === 0 ? row.cell('sku') : '', options, values: { ...values, ...ofOne }, assumed }
    })
  })
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
  if (quantity === '' || quantity === own.cell('netQuantity')) return {}
  const netQuantity = numberOf(quantity)
  if (netQuantity === undefined) row.fault('netQuantity', 'Enter a number.')
  return netQuantity === undefined ? {} : { netQuantity }
}

/** Shopify adds rows that hold further pictures alone. */
const isVariant = ({ cell }: Row): boolean =>
  (['sku', 'price', 'optionValue.1', 'stock', 'mrp'] as const).some((field) => cell(field) !== '')

/** Names of the options in the order in which they are met, with their values and colours. */
function optionsOfAll(choices: Choice[], looksOf: (name: string) => DraftLook[]): DraftOption[] {
  const names = [...new Set(choices.flatMap(({ options }) => Object.keys(options)))]
  return names.map((name) => {
    const looks = looksOf(name)
    const values = [...new Set(choices.flatMap(({ options }) => options[name] ?? []))]
    return { name, values, ...(looks.length > 0 ? { looks } : {}) }
  })
}

/** Pictures of a row that are looked at: a product has up to 30. */
const mostNamed = 1_000

function picturesOf(rows: Row[]): Draft['pictures'] {
  const found = new Map<string, { alt: string; line: number }>()
  for (const { line, lines } of rows) {
    const texts = lines('pictureTexts')
    for (const [at, url] of lines('pictures').flatMap(picturesIn).slice(0, mostNamed).entries())
      if (!found.has(url)) found.set(url, { alt: texts[at] ?? '', line })
  }
  return found.size === 0 ? undefined : [...found].map(([url, one]) => ({ url, ...one }))
}

/** An address may hold a comma, but no blank; the name of a file may hold blanks. */
const picturesIn = (line: string): string[] => partsOf(line, line.includes('://') ? /,?\s+/ : /[,;|]/)
