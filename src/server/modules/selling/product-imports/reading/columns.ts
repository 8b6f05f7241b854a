/** Fields of a product file, with the names of their columns in our own files. */
export const fieldLabels = {
  path: 'Address',
  name: 'Name',
  status: 'Status',
  published: 'Published',
  summary: 'Summary',
  description: 'Description',
  brand: 'Brand',
  categories: 'Categories',
  type: 'Type',
  tags: 'Tags',
  hsn: 'HSN',
  gstRate: 'GST %',
  countryOfOrigin: 'Country of origin',
  makerRole: 'Maker is',
  maker: 'Maker',
  consumerCare: 'Consumer care',
  netQuantity: 'Net quantity',
  netUnit: 'Net unit',
  seoTitle: 'SEO title',
  seoDescription: 'SEO description',
  'optionName.1': 'Option 1 name',
  'optionValue.1': 'Option 1 value',
  'optionName.2': 'Option 2 name',
  'optionValue.2': 'Option 2 value',
  'optionName.3': 'Option 3 name',
  'optionValue.3': 'Option 3 value',
  sku: 'SKU',
  barcode: 'Barcode',
  price: 'Price',
  mrp: 'MRP',
  salePrice: 'Sale price',
  saleFrom: 'Sale from',
  saleUntil: 'Sale until',
  stock: 'Stock',
  'weight.g': 'Weight (g)',
  'weight.kg': 'Weight (kg)',
  'length.mm': 'Length (mm)',
  'length.cm': 'Length (cm)',
  'width.mm': 'Width (mm)',
  'width.cm': 'Width (cm)',
  'height.mm': 'Height (mm)',
  'height.cm': 'Height (cm)',
  pictures: 'Pictures',
  pictureTexts: 'Picture texts',
  kind: 'Kind of product',
  id: 'ID',
  parent: 'Parent',
} as const

/** A field of a file; attributes of WooCommerce are numbered: `attributeName.4`. */
export type Field = keyof typeof fieldLabels | `attribute${'Name' | 'Values'}.${number}`

/** Files by the program that wrote them; `own` are also those written by hand. */
export const layouts = ['own', 'shopify', 'woocommerce'] as const
export type Layout = (typeof layouts)[number]

export type Column = { header: string; field: Field | null }

const own = Object.fromEntries(Object.entries(fieldLabels).map(([field, label]) => [plain(label), field as Field]))

/** Other names of columns, in lower case without signs. */
const alsoCalled: Record<string, Field> = {
  ...{ handle: 'path', urlhandle: 'path', slug: 'path', path: 'path', url: 'path' },
  ...{ title: 'name', productname: 'name', itemname: 'name', product: 'name' },
  ...{ publishedononlinestore: 'published', visible: 'published' },
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
  ...{ weightvaluegrams: 'weight.g', variantgrams: 'weight.g', grams: 'weight.g' },
  ...{ imagesrc: 'pictures', productimageurl: 'pictures', images: 'pictures', imageurl: 'pictures', image: 'pictures' },
  ...{ imagealttext: 'pictureTexts' },
}

/** `Variant SKU`, `variant_sku` and `variantSku` are one column. */
function plain(header: string): string {
  return header
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
}

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
export function columnsOf(headers: string[], layout: Layout): Column[] {
  const taken = new Set<Field>()
  return headers.map((header) => {
    const field = fieldOf(plain(header), layout)
    if (!field || taken.has(field)) return { header, field: null }
    taken.add(field)
    return { header, field }
  })
}

function fieldOf(name: string, layout: Layout): Field | undefined {
  if (layout === 'woocommerce' && name === 'type') return 'kind'
  for (const { pattern, field } of numbered) {
    const number = pattern.exec(name)?.[1]
    if (number !== undefined) return `${field}.${number}` as Field
  }
  // The names of our own files win: `Status`, `Type` and others mean the same everywhere.
  return own[name] ?? alsoCalled[name]
}

/** The name under which people know a field. */
export function labelOf(field: Field): string {
  const [kind = '', number = ''] = field.split('.')
  if (kind === 'attributeName') return `Attribute ${number} name`
  if (kind === 'attributeValues') return `Attribute ${number} value(s)`
  return fieldLabels[field as keyof typeof fieldLabels]
}

export function isField(text: string): text is Field {
  return text in fieldLabels || /^attribute(Name|Values)\.[1-9]\d?$/.test(text)
}
