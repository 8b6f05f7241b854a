import { z } from 'zod'
import { makerRoles } from './products.ts'
import { productStatus, productTableQuery } from './products-admin.ts'
import { netUnits } from './unit-price.ts'

/** What is edited of many products at once, in a table. Amounts are minor units, as everywhere. */

/** Products of one table, and of one call that saves: more are saved by several calls. */
export const mostGridProducts = 1_000
export const mostSavedAtOnce = 50

/** Fields of a product that stand in one cell each. Their rules are those of the product's form. */
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
}

/** The same of a variant. */
export const gridVariantFields = {
  sku: z.string(),
  price: z.number(),
  mrp: z.number(),
  salePrice: z.number().nullable(),
  stock: z.number(),
  weight: z.number().nullable(),
  length: z.number().nullable(),
  width: z.number().nullable(),
  height: z.number().nullable(),
  barcode: z.string(),
}

export type GridProductField = keyof typeof gridProductFields
export type GridVariantField = keyof typeof gridVariantFields
export type GridValue = string | number | string[] | null

const gridVariant = z.object({
  _id: z.string(),
  options: z.record(z.string(), z.string()),
  ...gridVariantFields,
})

/** A product with its variants, as the table has it. */
export const gridProduct = z.object({
  _id: z.string(),
  revision: z.number().int(),
  ...gridProductFields,
  status: productStatus,
  variants: z.array(gridVariant),
})

export type GridProduct = z.output<typeof gridProduct>

/** Which products: those that the owner's table shows by the same filters. */
export const gridQuery = productTableQuery.omit({ p: true, s: true }).extend({
  p: z.coerce.number().int().min(0).max(100).default(0),
  s: z.coerce.number().int().min(1).max(200).default(200),
})

/** Changed cells. What is left out stays; the rules of the whole product are asked when it is saved. */
export const gridChanges = z.object({
  products: z
    .array(
      z.object({
        _id: z.uuid(),
        /** That of the product as the table had it. */
        revision: z.number().int(),
        product: z.object(gridProductFields).partial().default({}),
        variants: z
          .array(
            z.object({
              _id: z.uuid(),
              change: z.object(gridVariantFields).partial(),
              /** What there was when the table was read; a stock is booked as the difference. */
              stockSeen: z.number().int().optional(),
            }),
          )
          .max(200)
          .default([]),
      }),
    )
    .min(1, 'Please change at least one cell.')
    .max(mostSavedAtOnce, `At most ${mostSavedAtOnce} products are saved at once.`),
})

export type GridChange = z.output<typeof gridChanges>['products'][number]

/** What became of each product: those that were changed meanwhile, or that have a cell that cannot be, keep no other from it. */
export const gridSaved = z.object({
  saved: z.array(gridProduct),
  refused: z.array(
    z.object({
      _id: z.string(),
      name: z.string(),
      /** Somebody else has changed it, or it is gone: the table has to be read again. */
      isStale: z.boolean(),
      /** By variant, or of the product itself. */
      faults: z.array(z.object({ variantId: z.string().nullable(), field: z.string(), text: z.string() })),
    }),
  ),
})

export type GridSaved = z.output<typeof gridSaved>
