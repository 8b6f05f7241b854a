/** Fields of a product file, with the names of their columns in our own files. */
export const fieldLabels = {
  path: 'Address',
  name: 'Name',
  status: 'Status',
  publishAt: 'Publish at',
  published: 'Published',
  catalogVisibility: 'Visibility in catalog',
  giftCard: 'Gift card',
  requiresShipping: 'Requires shipping',
  summary: 'Summary',
  description: 'Description',
  brand: 'Brand',
  categories: 'Categories',
  type: 'Type',
  tags: 'Tags',
  hsn: 'HSN',
  gstRate: 'GST %',
  gstChanges: 'Later GST %',
  countryOfOrigin: 'Country of origin',
  makerRole: 'Maker is',
  maker: 'Maker',
  consumerCare: 'Consumer care',
  sizeGuide: 'Size guide',
  netQuantity: 'Net quantity',
  netUnit: 'Net unit',
  seoTitle: 'SEO title',
  seoDescription: 'SEO description',
  complements: 'Goes with',
  facts: 'Attributes',
  'optionName.1': 'Option 1 name',
  'optionValue.1': 'Option 1 value',
  'optionLook.1': 'Option 1 colour code',
  'optionName.2': 'Option 2 name',
  'optionValue.2': 'Option 2 value',
  'optionLook.2': 'Option 2 colour code',
  'optionName.3': 'Option 3 name',
  'optionValue.3': 'Option 3 value',
  'optionLook.3': 'Option 3 colour code',
  sku: 'SKU',
  barcode: 'Barcode',
  price: 'Price',
  mrp: 'MRP',
  salePrice: 'Sale price',
  saleFrom: 'Sale from',
  saleUntil: 'Sale until',
  stock: 'Stock',
  inStock: 'In stock',
  stockTracker: 'Inventory tracker',
  stockPolicy: 'Inventory policy',
  variantNetQuantity: 'Variant net quantity',
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

/** Texts that have a column for each language of the site. */
export const spokenFields = [
  ...(['name', 'summary', 'description', 'facts', 'maker', 'consumerCare', 'seoTitle', 'seoDescription'] as const),
  ...(['optionName.1', 'optionValue.1', 'optionName.2', 'optionValue.2', 'optionName.3', 'optionValue.3'] as const),
  'pictureTexts',
] as const

export type SpokenField = (typeof spokenFields)[number]

/**
 * A field of a file. Attributes of WooCommerce are numbered (`attributeName.4`), the site's own fields are named by their ids,
 * translations by language and text (`words.hi-IN.name`).
 */
export type Field =
  | keyof typeof fieldLabels
  | `attribute${'Name' | 'Values'}.${number}`
  | `custom.${string}`
  | `words.${string}`

/** `Variant SKU`, `variant_sku` and `variantSku` are one column. */
export function plain(header: string): string {
  return header
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
}
