import { z } from 'zod'
import { largestWhole, revision } from '../../whole-numbers.ts'
import { customValue, customValues } from './custom-fields.ts'
import { makerRoles } from './products.ts'
import { productStatus, productTableQuery } from './products-admin.ts'
import { netUnits } from './unit-price.ts'

/** Shapes of the product grid, which edits many products in a table. Amounts are minor units. */

/** Limits of products per grid, and per save; the grid saves more in several calls. */
export const mostGridProducts = 1_000
export const mostSavedAtOnce = 50

/** Product fields edited in one cell each. The product form's rules apply on saving. */
export const gridProductFields = {
  name: z.string(),
  path: z.string(),
  status: productStatus.exclude(['SCHEDULED']),
  summary: z.string(),
  hsn: z.string(),
  gstRate: z.number(),
  tags: z.array(z.string()),
  countryOfOrigin: z.string(),
  makerRole: z.enum(makerRoles),
  maker: z.string(),
  consumerCare: z.string(),
  netQuantity: z.number().nullable(),
  netUnit: z.enum(netUnits),
  seoTitle: z.string(),
  seoDescription: z.string(),
  brandId: z.string().nullable(),
  /** The first is the main one. */
  categoryIds: z.array(z.string()),
  sizeGuideId: z.string().nullable(),
}

/** Values of the site's own fields by their ids; null empties a field. */
const changedCustom = z.record(z.string(), customValue.nullable()).optional()

/** Variant fields edited in one cell each. */
export const gridVariantFields = {
  sku: z.string(),
  price: z.number(),
  mrp: z.number(),
  salePrice: z.number().nullable(),
  saleFrom: z.string().nullable(),
  saleUntil: z.string().nullable(),
  stock: z.number(),
  weight: z.number().nullable(),
  length: z.number().nullable(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  netQuantity: z.number().nullable(),
  barcode: z.string(),
}

export type GridProductField = keyof typeof gridProductFields
export type GridVariantField = keyof typeof gridVariantFields
export type GridValue = string | number | boolean | string[] | null

const gridVariant = z.object({
  _id: z.string(),
  options: z.record(z.string(), z.string()),
  ...gridVariantFields,
  custom: customValues,
})

/** A product with its variants, in the grid. */
export const gridProduct = z.object({
  _id: z.string(),
  revision: z.number().int(),
  ...gridProductFields,
  status: productStatus,
  custom: customValues,
  variants: z.array(gridVariant),
})

export type GridProduct = z.output<typeof gridProduct>

/** Filters as in the owner's table. */
export const gridQuery = productTableQuery.omit({ p: true, s: true }).extend({
  p: z.coerce.number().int().min(0).max(100).default(0),
  s: z.coerce.number().int().min(1).max(200).default(200),
})

/** Changed cells. Absent ones stay; the whole product is validated on saving. */
export const gridChanges = z.object({
  products: z
    .array(
      z.object({
        _id: z.uuid(),
        /** The product's revision when the grid was read. */
        revision,
        product: z.object(gridProductFields).partial().extend({ custom: changedCustom }).default({}),
        variants: z
          .array(
            z.object({
              _id: z.uuid(),
              change: z.object(gridVariantFields).partial().extend({ custom: changedCustom }),
              /** Stock when the grid was read; the change is booked as the difference. */
              stockSeen: z.number().int().min(-largestWhole).max(largestWhole).optional(),
            }),
          )
          .max(200)
          .default([]),
      }),
    )
    .min(1, 'Change at least one cell.')
    .max(mostSavedAtOnce, `At most ${mostSavedAtOnce} products are saved at once.`),
  /** Confirms that some are on sale without HSN code or GST rate in a shop with a GSTIN. */
  taxConfirmed: z.boolean().default(false),
})

export type GridChanges = z.output<typeof gridChanges>
export type GridChange = GridChanges['products'][number]

/** Result per product. Stale or invalid ones do not stop the others. */
export const gridSaved = z.object({
  saved: z.array(gridProduct),
  refused: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      /** It was changed meanwhile, or deleted: read the grid again. */
      isStale: z.boolean(),
      /** Errors by variant; null for the product itself. */
      faults: z.array(z.object({ variantId: z.string().nullable(), field: z.string(), text: z.string() })),
    }),
  ),
})

export type GridSaved = z.output<typeof gridSaved>
