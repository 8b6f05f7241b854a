import { type Field, fieldLabels, plain } from './fields.ts'
import type { Known } from './known.ts'
import { customFieldAt, headingOf, ownFieldOf } from './own-fields.ts'
import { allSpoken, spokenAt, spokenField, spokenFieldOf, spokenHeading } from './spoken-columns.ts'

/** Files by the program that wrote them; `own` are also those written by hand. */
export const layouts = ['own', 'shopify', 'woocommerce'] as const
export type Layout = (typeof layouts)[number]

export type Column = { header: string; field: Field | null }

/** Other names of columns, in lower case without signs. */
const alsoCalled: Record<string, Field> = {
  ...{ handle: 'path', urlhandle: 'path', slug: 'path', path: 'path', url: 'path' },
  ...{ title: 'name', productname: 'name', itemname: 'name', product: 'name' },
  ...{ publishedononlinestore: 'published', visible: 'published', visibilityincatalogue: 'catalogVisibility' },
  ...{ bodyhtml: 'description', body: 'description', shortdescription: 'summary' },
  ...{ vendor: 'brand', brands: 'brand', manufacturer: 'brand' },
  ...{ category: 'categories', collection: 'categories', productcategory: 'categories', producttype: 'type' },
  ...{ tag: 'tags', hsncode: 'hsn', hscode: 'hsn', gst: 'gstRate', gstrate: 'gstRate', taxrate: 'gstRate' },
  ...{ origin: 'countryOfOrigin', madein: 'countryOfOrigin', metatitle: 'seoTitle', metadescription: 'seoDescription' },
  ...{ variantsku: 'sku', itemcode: 'sku', productcode: 'sku' },
  ...{ variantbarcode: 'barcode', ean: 'barcode', gtin: 'barcode', upc: 'barcode', gtinupceanorisbn: 'barcode' },
  ...{ variantprice: 'price', sellingprice: 'price', rate: 'price', unitprice: 'price' },
  ...{ compareatprice: 'mrp', variantcompareatprice: 'mrp', regularprice: 'mrp', listprice: 'mrp' },
  ...{ datesalepricestarts: 'saleFrom', datesalepriceends: 'saleUntil' },
  ...{ inventoryquantity: 'stock', variantinventoryqty: 'stock', quantity: 'stock', qty: 'stock', pieces: 'stock' },
  ...{ stockstatus: 'inStock', variantinventorytracker: 'stockTracker', variantinventorypolicy: 'stockPolicy' },
  ...{ continuesellingwhenoutofstock: 'stockPolicy', variantrequiresshipping: 'requiresShipping' },
  ...{ weightvaluegrams: 'weight.g', variantgrams: 'weight.g', grams: 'weight.g' },
  ...{ imagesrc: 'pictures', productimageurl: 'pictures', images: 'pictures', imageurl: 'pictures', image: 'pictures' },
  ...{ imagealttext: 'pictureTexts', sizechart: 'sizeGuide' },
  ...{ goeswellwith: 'complements', complements: 'complements', complementaryproducts: 'complements' },
}

/** The names of our own files win: `Status`, `Type` and others mean the same everywhere. */
const called = new Map<string, Field>([
  ...Object.entries(alsoCalled),
  ...Object.entries(fieldLabels).map(([field, label]): [string, Field] => [plain(label), field as Field]),
])

const numbered = [
  { pattern: /^option([123])name$/, field: 'optionName' },
  { pattern: /^option([123])value$/, field: 'optionValue' },
  { pattern: /^attribute([1-9]\d?)name$/, field: 'attributeName' },
  { pattern: /^attribute([1-9]\d?)values?$/, field: 'attributeValues' },
] as const

/** The program that wrote a file with these headers. */
export function layoutOf(headers: string[]): Layout {
  const names = new Set(headers.map(plain))
  const has = (...all: string[]) => all.every((name) => names.has(name))
  if (has('type', 'regularprice') || has('attribute1name', 'attribute1values')) return 'woocommerce'
  const isHandled = has('handle') || has('urlhandle')
  return isHandled && (has('option1name') || has('variantprice') || has('vendor') || has('bodyhtml'))
    ? 'shopify'
    : 'own'
}

/** The columns of a file; of two with the same field, the first has it. */
export function columnsOf(headers: string[], layout: Layout, known: Known): Column[] {
  const taken = new Set<Field>()
  return headers.map((header) => {
    const field = fieldOf(header, layout, known)
    if (!field || taken.has(field)) return { header, field: null }
    taken.add(field)
    return { header, field }
  })
}

/** No program writes longer ones, and names of fields are shorter. */
const longestHeader = 500

function fieldOf(header: string, layout: Layout, known: Known): Field | undefined {
  if (header.length > longestHeader) return undefined
  const name = plain(header)
  if (layout === 'woocommerce' && name === 'type') return 'kind'
  return fieldCalled(name) ?? spokenFieldOf(header, known, fieldCalled) ?? ownFieldOf(header, known)
}

function fieldCalled(name: string): Field | undefined {
  for (const { pattern, field } of numbered) {
    const number = pattern.exec(name)?.[1]
    if (number !== undefined) return `${field}.${number}` as Field
  }
  return called.get(name)
}

/** The name under which people know a field. */
export function labelOf(field: Field, known: Known): string {
  const custom = customFieldAt(field, known)
  if (custom) return headingOf(custom, known)
  const spoken = spokenAt(field, known)
  if (spoken) return spokenHeading(spoken)
  const [kind = '', number = ''] = field.split('.')
  if (kind === 'attributeName') return `Attribute ${number} name`
  if (kind === 'attributeValues') return `Attribute ${number} value(s)`
  return fieldLabels[field as keyof typeof fieldLabels]
}

export function isField(text: string, known: Known): text is Field {
  if (customFieldAt(text, known) || spokenAt(text, known)) return true
  return Object.hasOwn(fieldLabels, text) || /^attribute(Name|Values)\.[1-9]\d?$/.test(text)
}

/** Fields to choose from for the columns of a file: numbered attributes only where it has them. */
export function fieldsFor(columns: Column[], known: Known): { field: Field; label: string }[] {
  const usual = Object.keys(fieldLabels) as Field[]
  const numbered = columns.flatMap(({ field }) => (field?.startsWith('attribute') ? [field] : []))
  const custom = known.fields.map(({ _id }): Field => `custom.${_id}`)
  const all = [...usual, ...numbered, ...custom, ...allSpoken(known).map(spokenField)]
  return all.map((field) => ({ field, label: labelOf(field, known) }))
}
