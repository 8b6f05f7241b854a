import { z } from 'zod'
import { productStatus } from '../../../../shared/selling/catalogue-admin.ts'
import {
  amount,
  checkChoices,
  fact,
  gstRate,
  hsn,
  mrpBelowPrice,
  option,
  pathSegment,
  pieces,
  sku,
} from '../../../../shared/selling/catalogue-fields.ts'

const importedVariant = z
  .object({
    sku,
    options: z.record(z.string(), z.string()).default({}),
    price: amount,
    mrp: amount,
    stock: pieces.default(0),
  })
  .refine(({ price, mrp }) => mrp >= price, { path: ['mrp'], error: mrpBelowPrice })

/** A product as starters describe it. */
export const importedProduct = z
  .object({
    path: pathSegment,
    name: z.string().trim().min(1).max(200),
    brand: z.string().trim().max(100).default(''),
    /** Paths; the first is the main category. */
    categories: z.array(z.string()).min(1, 'Please choose a category.').max(20),
    summary: z.string().max(500).default(''),
    /** HTML; it is sanitised. */
    description: z.string().max(50_000).default(''),
    facts: z.array(fact).max(50).default([]),
    hsn: hsn.default(''),
    gstRate: gstRate.default(0),
    status: productStatus.default('PUBLISHED'),
    options: z.array(option).max(3).default([]),
    variants: z.array(importedVariant).min(1, 'A product has at least one variant.').max(200),
    /** The first is the cover. */
    media: z
      .array(z.object({ id: z.string(), alt: z.string().max(300).default('') }))
      .max(30)
      .default([]),
  })
  .superRefine(checkChoices)

export type ImportedProduct = z.input<typeof importedProduct>
