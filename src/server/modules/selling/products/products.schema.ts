import { z } from 'zod'
import { pictureInput } from '../../../../shared/content/media/picture-shapes.ts'
import { checkLooks } from '../../../../shared/selling/catalogue/looks.ts'
import { productFields, productStatus } from '../../../../shared/selling/catalogue/products-admin.ts'
import {
  checkChoices,
  checkSale,
  pieces,
  staffVariantFields,
  variantFields,
} from '../../../../shared/selling/catalogue/variants.ts'

const importedVariant = z
  .object({ ...variantFields, ...staffVariantFields, sku: variantFields.sku.unwrap().min(1), stock: pieces.default(0) })
  .superRefine(checkSale)

const { brandId: _, sizeGuideId: __, publishAt: ___, ...ownFields } = productFields

/** A starter's product, with its brand by name and its categories by path, before its choices are checked. */
export const importedFields = z.object({
  ...ownFields,
  status: productStatus.exclude(['SCHEDULED']).default('PUBLISHED'),
  brand: z.string().trim().max(100).default(''),
  /** Paths; the first is the main category. */
  categories: z.array(z.string()).min(1, 'Choose a category.').max(20),
  variants: z.array(importedVariant).min(1, 'A product has at least one variant.').max(200),
  /** The first is the cover. */
  media: z.array(pictureInput).max(30).default([]),
})

/** A product as starters describe it; in files it may be scheduled, and have a size guide. */
export const importedProduct = importedFields
  .extend({
    status: productStatus.default('PUBLISHED'),
    ...{ publishAt: productFields.publishAt, sizeGuideId: productFields.sizeGuideId },
  })
  .superRefine((product, issues) => {
    checkChoices(product, issues)
    checkLooks(product, issues)
  })

export type ImportedProduct = z.input<typeof importedProduct>
