import type { CustomValues } from '../../../../../shared/selling/catalogue/custom-fields.ts'
import { pathOf } from '../../../../../shared/selling/catalogue/path-segment.ts'
import { type Fact, type MakerRole, makerRoles } from '../../../../../shared/selling/catalogue/products.ts'
import type { ProductStatus } from '../../../../../shared/selling/catalogue/products-admin.ts'
import { type NetUnit, netUnits } from '../../../../../shared/selling/catalogue/unit-price.ts'
import { variantFields } from '../../../../../shared/selling/catalogue/variants.ts'
import { countryCalled } from '../../../../../shared/selling/delivery/countries.ts'
import { type GstChange, type GstRate, gstRates } from '../../../../../shared/selling/invoices/gst-rates.ts'
import { cut, isAlike } from '../../../../../shared/text.ts'
import { amountOf, numberOf } from '../../../../platform/read-amount.ts'
import type { Layout } from './columns.ts'
import { customValues, valuesOf } from './custom-cells.ts'
import { factOfLine } from './facts.ts'
import type { Field } from './fields.ts'
import type { Reading } from './gather.ts'
import type { Known } from './known.ts'
import { rateOfLine } from './later-rates.ts'
import { productFieldCalled } from './own-fields.ts'
import { type Reader, read } from './read-cell.ts'
import type { Row } from './row.ts'
import { type Rows, statusOf } from './status.ts'
import { endOf, instantOf, measureOf, partsOf, rateOf, trailOf } from './values.ts'
import { partsWithoutMarkup, withLines, withoutMarkup, withParagraphs } from './woo-text.ts'

/** A product's own values, under the names of its fields; those that the file leaves open are absent. */
export type ProductValues = {
  path?: string
  name?: string
  status?: ProductStatus
  publishAt?: string
  summary?: string
  description?: string
  brand?: string
  /** Names from the top, the main category first. */
  categories?: string[][]
  tags?: string[]
  hsn?: string
  gstRate?: GstRate
  gstChosen?: true
  gstChanges?: GstChange[]
  /** Ids of the guides that have the title in the cell. */
  sizeGuideIds?: string[]
  /** Addresses of the products that go with it, each once. */
  complements?: string[]
  countryOfOrigin?: string
  makerRole?: MakerRole
  maker?: string
  consumerCare?: string
  netQuantity?: number
  netUnit?: NetUnit
  seoTitle?: string
  seoDescription?: string
  facts?: Fact[]
  custom?: CustomValues
}

export type VariantValues = {
  barcode?: string
  price?: number
  mrp?: number
  salePrice?: number
  saleFrom?: string
  saleUntil?: string
  stock?: number
  /** In the unit of the product. */
  netQuantity?: number
  weight?: number
  length?: number
  width?: number
  height?: number
  custom?: CustomValues
}

const asIs: Reader<string> = (text) => text

const dateFault = 'Enter a date, such as 2026-03-31.'

/** Only what has a value. */
const given = <T extends object>(values: { [K in keyof T]: T[K] | undefined }): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T

/** An attribute in columns of its own. */
export type Attribute = Fact & { column: Field }

/** @param timeZone of times without one */
export function productValues(
  { own: row, offered }: Rows,
  { layout, known }: Reading,
  timeZone: string,
  attributes: Attribute[],
): ProductValues {
  const text = (field: Field) => read(row, field, asIs, '')
  const name = (field: Field) => read(row, field, layout === 'woocommerce' ? withoutMarkup : asIs, '')
  const gstRate = read(row, 'gstRate', rateOf, `GST is one of ${gstRates.join(', ')} percent.`)
  return given<ProductValues>({
    path: text('path')?.toLowerCase(),
    name: name('name'),
    status: statusOf({ own: row, offered }),
    publishAt: read(row, 'publishAt', (text) => instantOf(text, timeZone), dateFault),
    ...(layout === 'woocommerce' ? wooTexts(row) : { summary: text('summary'), description: text('description') }),
    brand: name('brand'),
    categories: categoriesOf(row, layout),
    tags: tagsOf(row, layout),
    hsn: text('hsn')?.replaceAll(/[\s.]/g, ''),
    gstRate,
    gstChosen: gstRate === undefined ? undefined : true,
    gstChanges: laterRates(row),
    sizeGuideIds: sizeGuidesOf(row, known),
    complements: complementsOf(row),
    countryOfOrigin: read(row, 'countryOfOrigin', countryCalled, 'Enter a country, such as India or IN.'),
    makerRole: read(row, 'makerRole', oneOf(makerRoles), 'Enter maker, packer or importer.'),
    maker: text('maker'),
    consumerCare: text('consumerCare'),
    netQuantity: read(row, 'netQuantity', numberOf, 'Enter a number.'),
    netUnit: read(row, 'netUnit', oneOf(netUnits), `The unit is one of ${netUnits.join(', ')}.`),
    seoTitle: text('seoTitle'),
    seoDescription: text('seoDescription'),
    ...described(row, attributes, known),
  })
}

/** Short descriptions of WooCommerce are HTML; a summary is plain text. */
function wooTexts({ cell }: Row): Pick<ProductValues, 'summary' | 'description'> {
  const [summary, description] = [withoutMarkup(withLines(cell('summary'))), withParagraphs(cell('description'))]
  return { ...(summary === '' ? {} : { summary }), ...(description === '' ? {} : { description }) }
}

/** Attributes with the name of one of the site's own fields are its value, unless a column of its own states it. */
function described(row: Row, attributes: Attribute[], known: Known): Pick<ProductValues, 'facts' | 'custom'> {
  const all = attributes.map((attribute) => ({ ...attribute, own: productFieldCalled(attribute.name, known) }))
  const stated = all.flatMap(({ own, column, value }) => (own ? [{ field: own, column, text: value }] : []))
  const others = all.flatMap(({ own, name, value }) => (own ? [] : [{ name, value }]))
  const facts = [...factsOf(row), ...others]
  const custom = { ...valuesOf(row, stated, known), ...customValues(row, 'PRODUCT', known) }
  return { ...(facts.length > 0 ? { facts } : {}), ...(isBare(custom) ? {} : { custom }) }
}

const isBare = (values: CustomValues) => Object.keys(values).length === 0

function factsOf(row: Row): Fact[] {
  return row.lines('facts').flatMap((line) => {
    const fact = factOfLine(line)
    if (!fact && line !== '') row.fault('facts', 'Write each attribute in a line, as Name: Value.')
    return fact ?? []
  })
}

/** Rates from days on. A product keeps its own where the cell is blank. */
function laterRates(row: Row): GstChange[] | undefined {
  const lines = row.lines('gstChanges').filter((line) => line !== '')
  const rates = lines.map(rateOfLine)
  if (rates.includes(undefined))
    row.fault('gstChanges', `Write each later rate in a line, as 2027-04-01: ${gstRates[3]}.`)
  return lines.length === 0 ? undefined : rates.filter((rate) => rate !== undefined)
}

/** The size guides with the title in the cell: as it is written there, else in any case. */
function sizeGuidesOf(row: Row, { sizeGuides }: Known): string[] | undefined {
  const title = row.cell('sizeGuide')
  if (title === '') return undefined
  const exact = sizeGuides.filter((guide) => guide.title === title)
  const found = exact.length > 0 ? exact : sizeGuides.filter((guide) => isAlike(guide.title, title))
  if (found.length === 0)
    row.fault('sizeGuide', `There is no size guide “${cut(title, 40)}”. Add it to the shop first.`)
  return found.map(({ id }) => id)
}

/** No address has a semicolon or a comma in it. A text that can be none stays as it is, to be told of. */
function complementsOf(row: Row): string[] | undefined {
  const paths = partsOf(row.cell('complements'), /[;,\n]/).map((part) => pathOf(part) || part)
  return paths.length > 0 ? [...new Set(paths)] : undefined
}

/** All but the stock, which rows may share. */
export function variantValues(row: Row, timeZone: string, known: Known): VariantValues {
  const money = (field: Field) => read(row, field, amountOf, 'Enter an amount, such as 1499 or 1,499.50.')
  const instant = (field: Field, reader: typeof instantOf) =>
    read(row, field, (text) => reader(text, timeZone), dateFault)
  const measure = (field: Field, factor: number) =>
    read(row, field, (text) => measureOf(text, factor), 'Enter a number.')
  const length = (side: 'length' | 'width' | 'height') => measure(`${side}.mm`, 1) ?? measure(`${side}.cm`, 10)
  const [saleFrom, saleUntil] = [instant('saleFrom', instantOf), instant('saleUntil', endOf)]
  const custom = customValues(row, 'VARIANT', known)
  return given<VariantValues>({
    ...pricesOf(
      row,
      { price: money('price'), mrp: money('mrp'), salePrice: money('salePrice') },
      saleFrom ?? saleUntil,
    ),
    ...{ saleFrom, saleUntil },
    barcode: barcodeOf(row),
    netQuantity: read(row, 'variantNetQuantity', numberOf, 'Enter a number.'),
    weight: measure('weight.g', 1) ?? measure('weight.kg', 1_000),
    ...{ length: length('length'), width: length('width'), height: length('height') },
    custom: isBare(custom) ? undefined : custom,
  })
}

/** Shops elsewhere keep numbers of their own here. Such a one is left out: the product is sold all the same. */
function barcodeOf(row: Row): string | undefined {
  const barcode = row.cell('barcode').replaceAll(/[\s'-]/g, '')
  if (barcode === '') return undefined
  const { success } = variantFields.barcode.safeParse(barcode)
  if (!success) row.note('barcode', `“${cut(row.cell('barcode'), 40)}” is no EAN, UPC or GTIN and is left out.`)
  return success ? barcode : undefined
}

type Prices = Record<'price' | 'mrp' | 'salePrice', number | undefined>

/**
 * Shops elsewhere know a regular price and, without dates, a lower one that is asked: here MRP and price. A price that was
 * compared with is no MRP where it is lower, and is left out; 0 stands for none. A sale price alone is one.
 */
function pricesOf(row: Row, { price, mrp, salePrice }: Prices, dated: string | undefined): Prices {
  const regular = price ?? mrp
  const isAsked = price === undefined && mrp !== undefined && salePrice !== undefined && dated === undefined
  const asked = isAsked ? salePrice : regular
  const isLower = mrp !== undefined && asked !== undefined && mrp < asked
  if (isLower && mrp > 0) row.note('mrp', 'It is lower than the price and is left out.')
  return { price: asked, mrp: isLower ? undefined : mrp, salePrice: isAsked ? undefined : salePrice }
}

/** Far beyond what a product and a shop have: more would take long to be compared. */
const most = { trails: 200, levels: 20 }

/** Shopify has a type of the shop's own, and a place in its own catalogue, of which the last name is one that people use. */
function categoriesOf(row: Row, layout: Layout): string[][] | undefined {
  const [type, all] = [row.cell('type'), row.cell('categories')]
  if (layout === 'shopify') {
    const name = type || trailOf(all).at(-1)
    return name ? [[name]] : undefined
  }
  const written = partsOf(all, layout === 'woocommerce' ? /,/ : /;/).map(trailOf)
  const trails = layout === 'woocommerce' ? written.map(partsWithoutMarkup) : written
  if (trails.length > most.trails || trails.some(({ length }) => length > most.levels)) {
    row.fault('categories', `Name up to ${most.trails} categories, each up to ${most.levels} levels deep.`)
    return undefined
  }
  // A parent that is named beside its child says nothing more.
  const ends = trails.filter((trail) => trail.length > 0 && !trails.some((other) => isWithin(trail, other)))
  return ends.length > 0 ? ends : type ? [[type]] : undefined
}

const isWithin = (trail: string[], other: string[]) =>
  other.length > trail.length && trail.every((name, at) => other[at] === name)

function tagsOf(row: Row, layout: Layout): string[] | undefined {
  const parts = partsOf(row.cell('tags'), /,/)
  const tags = (layout === 'woocommerce' ? partsWithoutMarkup(parts) : parts).map((tag) => tag.toLowerCase())
  return tags.length > 0 ? [...new Set(tags)] : undefined
}

const oneOf =
  <T extends string>(known: readonly T[]): Reader<T> =>
  (text) =>
    known.find((one) => one.toLowerCase() === text.toLowerCase())
