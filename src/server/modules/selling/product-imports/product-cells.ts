import { pictureUrl } from '../../../../shared/content/media/pictures.ts'
import type { CustomOwner, CustomValues } from '../../../../shared/selling/catalogue/custom-fields.ts'
import { lookOf } from '../../../../shared/selling/catalogue/looks.ts'
import type { EditableProduct } from '../../../../shared/selling/catalogue/products-admin.ts'
import type { StoredVariant } from '../../../../shared/selling/catalogue/variants.ts'
import type { Ctx } from '../../../platform/context.ts'
import type { Cell } from '../../../platform/csv.ts'
import { cellOf } from './reading/custom-cells.ts'
import { factsInCell } from './reading/facts.ts'
import type { Field } from './reading/fields.ts'
import type { Known } from './reading/known.ts'
import { ratesInCell } from './reading/later-rates.ts'

/** Names of brands, and of categories from the top, and addresses of products, by id. */
export type Names = Record<'brand' | 'category' | 'address', Map<string, string>>

/** Cells of a row by their fields. */
export type Cells = Partial<Record<Field, Cell>>

export function productCells({ site }: Ctx, product: EditableProduct, names: Names, { sizeGuides }: Known): Cells {
  const { path, name, summary, description, hsn, gstRate, gstChosen, countryOfOrigin, maker, makerRole } = product
  return {
    ...{ path, name, summary, description, hsn, countryOfOrigin, maker },
    ...(maker === '' ? {} : { makerRole }),
    ...{ status: statusNames[product.status], publishAt: product.publishAt },
    brand: names.brand.get(product.brandId ?? '') ?? '',
    categories: product.categoryIds.map((id) => names.category.get(id) ?? '').join('; '),
    tags: product.tags.map((tag) => tag.replaceAll(',', '\\,')).join(', '),
    ...(gstRate !== 0 || gstChosen ? { gstRate } : {}),
    gstChanges: ratesInCell(product.gstChanges),
    consumerCare: product.consumerCare,
    sizeGuide: sizeGuides.find(({ id }) => id === product.sizeGuideId)?.title ?? '',
    complements: product.complementIds.flatMap((id) => names.address.get(id) ?? []).join('; '),
    netQuantity: product.netQuantity,
    netUnit: hasNetQuantity(product) ? product.netUnit : '',
    ...{ seoTitle: product.seoTitle, seoDescription: product.seoDescription },
    facts: factsInCell(product.facts),
    pictures: product.media.map(({ id }) => `${site.origin}${pictureUrl(id, 1600)}`).join('\n'),
    pictureTexts: product.media.map(({ alt }) => alt.replaceAll(/\s+/g, ' ')).join('\n'),
  }
}

const statusNames = { DRAFT: 'Draft', PUBLISHED: 'Published', SCHEDULED: 'Scheduled' } as const

const hasNetQuantity = (product: EditableProduct) =>
  [product, ...product.variants].some(({ netQuantity }) => netQuantity !== null)

export function optionCells({ options }: EditableProduct, variant: StoredVariant): Cells {
  const cells: Cells = {}
  for (const [at, option] of options.entries()) {
    const place = (at + 1) as 1 | 2 | 3
    const value = variant.options[option.name] ?? ''
    cells[`optionName.${place}`] = option.name
    cells[`optionValue.${place}`] = value
    cells[`optionLook.${place}`] = lookOf(option, value)?.swatch ?? ''
  }
  return cells
}

export function variantCells(variant: StoredVariant): Cells {
  const { sku, barcode, price, mrp, salePrice, saleFrom, saleUntil, stock, weight, length, width, height } = variant
  return {
    ...{ sku, barcode, stock, price: { minor: price }, mrp: { minor: mrp } },
    salePrice: salePrice === null ? '' : { minor: salePrice },
    ...{ saleFrom, saleUntil, variantNetQuantity: variant.netQuantity },
    ...{ 'weight.g': weight, 'length.mm': length, 'width.mm': width, 'height.mm': height },
  }
}

/** The values of the site's own fields. */
export function customCells({ fields, origin }: Known, owner: CustomOwner, values: CustomValues): Cells {
  const pictureAt = (id: string) => `${origin}${pictureUrl(id, 1600)}`
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = field.owner === owner ? values[field._id] : undefined
      return value === undefined ? [] : [[`custom.${field._id}`, cellOf(field, value, pictureAt)]]
    }),
  )
}
