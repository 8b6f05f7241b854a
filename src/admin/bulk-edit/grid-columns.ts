import type { CategoryRow } from '../../shared/selling/catalogue/categories.ts'
import { type CustomField, type CustomType, customFault } from '../../shared/selling/catalogue/custom-fields.ts'
import type { GridProductField, GridValue, GridVariantField } from '../../shared/selling/catalogue/product-grid.ts'
import { makerRoles } from '../../shared/selling/catalogue/products.ts'
import { netUnits } from '../../shared/selling/catalogue/unit-price.ts'
import { countryCodes } from '../../shared/selling/delivery/countries.ts'
import { gstRates } from '../../shared/selling/invoices/gst-rates.ts'
import { trailOf } from '../categories/tree.ts'

/** `named` is one of `names` by its name, `several` are some of them. `choices` are some of the choices. `code` has digits alone. */
type Kind =
  | 'text'
  | 'lines'
  | 'money'
  | 'number'
  | 'tags'
  | 'choice'
  | 'choices'
  | 'code'
  | 'country'
  | 'time'
  | 'colour'
  | 'yesNo'
  | 'named'
  | 'several'

type Named = { id: string; name: string }

export type GridColumn<F extends string = string> = {
  field: F
  title: string
  kind: Kind
  /** May be empty. */
  isOptional?: boolean
  choices?: readonly string[]
  /** Things whose ids the cells hold. */
  names?: Named[]
  /** The zone of its times. */
  timeZone?: string
  /** Why a value cannot be; undefined if it can. */
  faultIn?: (value: GridValue) => string | undefined
  /** In rem. */
  width: number
}

const usual: GridColumn<GridProductField>[] = [
  { field: 'name', title: 'Name', kind: 'text', width: 18 },
  { field: 'path', title: 'URL', kind: 'text', width: 14 },
  { field: 'status', title: 'Status', kind: 'choice', choices: ['DRAFT', 'PUBLISHED'], width: 8 },
  { field: 'summary', title: 'Summary', kind: 'lines', width: 18 },
  { field: 'tags', title: 'Tags', kind: 'tags', width: 12 },
  { field: 'hsn', title: 'HSN code', kind: 'code', width: 7 },
  { field: 'gstRate', title: 'GST rate', kind: 'choice', choices: gstRates.map(String), width: 6 },
  { field: 'countryOfOrigin', title: 'Country of origin', kind: 'country', choices: countryCodes, width: 8 },
  { field: 'makerRole', title: 'Who answers for it', kind: 'choice', choices: makerRoles, width: 9 },
  { field: 'maker', title: 'Name and address', kind: 'lines', width: 16 },
  { field: 'consumerCare', title: 'Consumer care', kind: 'lines', width: 14 },
  { field: 'netQuantity', title: 'Net quantity', kind: 'number', isOptional: true, width: 7 },
  { field: 'netUnit', title: 'Unit', kind: 'choice', choices: netUnits, width: 6 },
  { field: 'seoTitle', title: 'SEO title', kind: 'text', width: 14 },
  { field: 'seoDescription', title: 'SEO description', kind: 'lines', width: 18 },
]

export const variantColumnsIn = (timeZone: string): GridColumn<GridVariantField>[] => [
  { field: 'sku', title: 'SKU', kind: 'text', width: 10 },
  { field: 'price', title: 'Price', kind: 'money', width: 7 },
  { field: 'mrp', title: 'MRP', kind: 'money', width: 7 },
  { field: 'salePrice', title: 'Sale price', kind: 'money', isOptional: true, width: 7 },
  { field: 'saleFrom', title: 'Sale begins', kind: 'time', timeZone, width: 10 },
  { field: 'saleUntil', title: 'Sale ends', kind: 'time', timeZone, width: 10 },
  { field: 'stock', title: 'Stock', kind: 'number', width: 6 },
  { field: 'weight', title: 'Weight (g)', kind: 'number', isOptional: true, width: 7 },
  { field: 'length', title: 'Length (mm)', kind: 'number', isOptional: true, width: 7 },
  { field: 'width', title: 'Width (mm)', kind: 'number', isOptional: true, width: 7 },
  { field: 'height', title: 'Height (mm)', kind: 'number', isOptional: true, width: 7 },
  { field: 'netQuantity', title: 'Net quantity', kind: 'number', isOptional: true, width: 7 },
  { field: 'barcode', title: 'Barcode', kind: 'code', width: 10 },
]

type Shop = {
  categories: CategoryRow[]
  brands: { _id: string; name: string }[]
  sizeGuides: { _id: string; title: string }[]
  fields: CustomField[]
}

/** The columns of products, with those of the site's own fields. */
export function productColumnsIn({ categories, brands, sizeGuides, fields }: Shop): GridColumn[] {
  const [name, path, status, summary, ...others] = usual
  const trails = categories.map(({ _id: id }) => ({ id, name: trailOf(categories, id) }))
  const guides = sizeGuides.map(({ _id: id, title: name }) => ({ id, name }))
  const own: (GridColumn<GridProductField> | undefined)[] = [
    ...[name, path, status],
    named('categoryIds', 'Categories', 'several', trails),
    named(
      'brandId',
      'Brand',
      'named',
      brands.map(({ _id: id, name }) => ({ id, name })),
    ),
    ...[summary, ...others],
    ...(guides.length > 0 ? [named('sizeGuideId', 'Size guide', 'named', guides)] : []),
  ]
  return [...own.filter((column) => column !== undefined), ...customColumns(fields, 'PRODUCT')]
}

/** Names that several things have get a number, or a copied cell would name the first of them. */
function toldApart(names: Named[]): Named[] {
  const byName = Map.groupBy(names, ({ name }) => name.toLowerCase())
  return names.map((one) => {
    const alike = byName.get(one.name.toLowerCase()) ?? []
    return alike.length === 1 ? one : { ...one, name: `${one.name} (${alike.indexOf(one) + 1})` }
  })
}

const named = <F extends string>(field: F, title: string, kind: 'named' | 'several', given: Named[]): GridColumn<F> => {
  const names = toldApart(given)
  return {
    ...{ field, title, kind, names, choices: names.map(({ name }) => name) },
    ...{ isOptional: kind === 'named', width: kind === 'named' ? 9 : 14 },
  }
}

const kinds: Record<Exclude<CustomType, 'PICTURE'>, Kind> = {
  TEXT: 'text',
  LONG_TEXT: 'lines',
  NUMBER: 'number',
  DATE: 'text',
  BOOLEAN: 'yesNo',
  CHOICE: 'choice',
  CHOICES: 'choices',
  COLOUR: 'colour',
  LINK: 'text',
}

const customPrefix = 'custom.'

/** The id of the site's own field in a column; undefined for other columns. */
export const customIn = (field: string): string | undefined =>
  field.startsWith(customPrefix) ? field.slice(customPrefix.length) : undefined

/** Columns of the site's own fields; pictures are chosen in the product's form. */
export function customColumns(fields: CustomField[], owner: 'PRODUCT' | 'VARIANT'): GridColumn[] {
  return fields.flatMap((field) => {
    const { _id, type, name, unit, choices } = field
    if (field.owner !== owner || field.archived || type === 'PICTURE') return []
    const offered = type === 'BOOLEAN' ? ['Yes', 'No'] : choices
    return {
      ...{ field: `${customPrefix}${_id}`, title: unit ? `${name} (${unit})` : name, kind: kinds[type] },
      ...{ isOptional: true, width: type === 'LONG_TEXT' ? 18 : 10 },
      ...(offered.length > 0 ? { choices: offered } : {}),
      faultIn: (value) => (value === null ? undefined : customFault(field, value)),
    }
  })
}
