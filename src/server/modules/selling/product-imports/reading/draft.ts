import { cellReader, type Group, type Reading } from './gather.ts'
import { type ProductValues, productValues, type VariantValues, variantValues } from './read-values.ts'
import { asRow, type Row, type RowFault, type Told } from './row.ts'
import { partsOf } from './values.ts'

export type DraftVariant = { line: number; sku: string; options: Record<string, string>; values: VariantValues }

export type DraftOption = { name: string; values: string[] }

/** A product as a file states it. What the file has no column for, or leaves blank, is absent. */
export type Draft = {
  line: number
  values: ProductValues
  options: DraftOption[]
  variants: DraftVariant[]
  /** Addresses of pictures, the cover first; undefined where the file names none. */
  pictures: { url: string; alt: string }[] | undefined
  faults: RowFault[]
  /** Parts left out of a product that is imported all the same. */
  notes: RowFault[]
}

/** The product that rows state. @param timeZone of dates without one */
export function draftOf(reading: Reading, { rows }: Group, timeZone: string): Draft {
  const told: Told = { faults: [], notes: [] }
  const read = cellReader(reading)
  const all = rows.map((row) => asRow(row, read, told))
  const [first] = all
  if (!first) throw new Error('a product without rows')
  const isWoo = reading.layout === 'woocommerce'
  const kinds = isWoo ? partsOf(first.cell('kind').toLowerCase(), /,/) : []
  const odd = kinds.find((kind) => kind === 'grouped' || kind === 'external' || kind === 'variation')
  if (odd === 'variation') first.fault('parent', 'The product of this variation is not in the file.')
  else if (odd) first.fault('kind', `Products of the kind “${odd}” are not imported.`)
  const offered =
    isWoo && kinds.includes('variable') ? all.slice(1) : all.filter((row, at) => at === 0 || isVariant(row))
  const named = isWoo ? attributesOf : optionsOf
  const names = namesOf(offered, named)
  return {
    line: first.line,
    values: productValues(first, reading.layout, isWoo ? factsOf(first, names) : []),
    options: names.map((name) => ({ name, values: valuesOf(offered, named, name) })),
    variants: offered.map((row) => ({
      line: row.line,
      sku: row.cell('sku'),
      options: Object.fromEntries(named(row, first).filter(([name]) => names.includes(name))),
      values: variantValues(row, timeZone),
    })),
    pictures: picturesOf(all),
    ...told,
  }
}

/** Shopify adds rows that hold further pictures alone. */
const isVariant = ({ cell }: Row): boolean =>
  (['sku', 'price', 'optionValue.1', 'stock', 'mrp'] as const).some((field) => cell(field) !== '')

type Chosen = [name: string, value: string][]

const places = [1, 2, 3] as const

/** The first row names the options; `Title` with `Default Title` is Shopify's way to say that there are none. */
function optionsOf(row: Row, first: Row): Chosen {
  return places.flatMap((place) => {
    const name = first.cell(`optionName.${place}`) || row.cell(`optionName.${place}`)
    const value = row.cell(`optionValue.${place}`)
    const isNone = name === '' || value === '' || (name === 'Title' && value === 'Default Title')
    return isNone ? [] : [[name, value] as [string, string]]
  })
}

function attributesOf(row: Row): Chosen {
  return attributes(row).filter(([, value]) => value !== '')
}

function attributes({ cell }: Row): Chosen {
  const found: Chosen = []
  for (let place = 1; place <= 20; place++) {
    const name = cell(`attributeName.${place}`)
    if (name !== '') found.push([name, cell(`attributeValues.${place}`)])
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
function factsOf(row: Row, options: string[]): { name: string; value: string }[] {
  return attributes(row).flatMap(([name, value]) => (options.includes(name) || value === '' ? [] : [{ name, value }]))
}

function picturesOf(rows: Row[]): Draft['pictures'] {
  const found = new Map<string, string>()
  for (const { cell } of rows) {
    const texts = partsOf(cell('pictureTexts'), /\n/)
    // An address may hold a comma, but no blank: `a.jpg, b.jpg` and lines are lists.
    for (const [at, url] of partsOf(cell('pictures'), /,?\s+/).entries())
      if (!found.has(url)) found.set(url, texts[at] ?? '')
  }
  return found.size === 0 ? undefined : [...found].map(([url, alt]) => ({ url, alt }))
}
