import { z } from 'zod'
import { shownPicture } from '../content/picture-shapes.ts'
import { categoryRef } from './categories.ts'
import { variant } from './variants.ts'

/** Shapes of products as every reader gets them: API callers, sections, islands. Amounts are minor units. */

/** GST rates in percent. */
export const gstRates = [0, 3, 5, 18, 40] as const
export const gstRate = z.literal(gstRates)

export const option = z.object({
  name: z.string().trim().min(1, 'Please name the option.').max(40),
  values: z
    .array(z.string().trim().min(1).max(60))
    .min(1, 'Please give at least one value.')
    .max(50)
    .refine((values) => new Set(values).size === values.length, 'Each value may stand once.'),
})

export const fact = z.object({
  name: z.string().trim().min(1, 'Please give a name.').max(80),
  value: z.string().max(300),
})

export const hsn = z.string().regex(/^(\d{4,8})?$/, 'An HSN code has 4 to 8 digits.')

/** A product in a list (E3), with what its card shows (E4). The first picture is the cover. */
export const productListItem = z.object({
  _id: z.string(),
  name: z.string(),
  path: z.string(),
  brand: z.string().nullable(),
  price: z.number().int(),
  mrp: z.number().int(),
  currency: z.string(),
  category: categoryRef.nullable(),
  basicDetails: z.object({ media: z.array(shownPicture) }),
  inStock: z.boolean(),
  /** The variant that a plain 'Add to bag' adds; null when there is none to sell. */
  productVariantId: z.string().nullable(),
  variantCount: z.number().int(),
})

export const productOption = z.object({ name: z.string(), values: z.array(z.string()) })

export const productDetail = productListItem.extend({
  summary: z.string(),
  /** Sanitised HTML. */
  description: z.string(),
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
  options: z.array(productOption),
  variants: z.array(variant),
  categories: z.array(categoryRef),
  hsn: z.string(),
  gstRate: z.number().int(),
})

export type ProductListItem = z.infer<typeof productListItem>
export type ProductDetail = z.infer<typeof productDetail>
