import { z } from 'zod'
import { pictureIdOrNone, shownPicture } from '../content/picture-shapes.ts'
import { hasFewMarks, tooManyMarks } from '../content/rich-text.ts'
import { categoryRef } from './categories.ts'
import { pathSegment } from './path-segment.ts'
import { mostOptions, variant } from './variants.ts'

/** Shapes of products as every reader gets them: API callers, sections, islands. Amounts are minor units. */

/** GST rates in percent. */
export const gstRates = [0, 3, 5, 18, 40] as const

const mostValues = 50

/** What a value of an option looks like: a picture of the product that shows it, and the colour of its swatch. */
export const productLook = z.object({
  value: z.string().trim().min(1).max(60),
  /** One of the product's pictures. */
  picture: pictureIdOrNone.default(''),
  swatch: z
    .string()
    .regex(/^(#[0-9a-f]{6})?$/, 'Please give a colour like #2f6fb5.')
    .default(''),
})

export const productOption = z.object({
  name: z.string().trim().min(1, 'Please name the option.').max(40),
  values: z
    .array(z.string().trim().min(1).max(60))
    .min(1, 'Please give at least one value.')
    .max(mostValues)
    .refine((values) => new Set(values).size === values.length, 'Each value may stand once.'),
  /** Of those values that have one. */
  looks: z.array(productLook).max(mostValues).optional(),
})

const fact = z.object({
  name: z.string().trim().min(1, 'Please give a name.').max(80),
  value: z.string().max(300),
})

/**
 * What is entered of a product itself, stored as it is and shown to everybody, each field under the name of its column. The
 * table, what is saved and read, the API, the import and the form are made of this list (docs/architecture.md, An attribute).
 */
export const publicFields = {
  name: z.string().trim().min(1, 'Please give a name.').max(200),
  path: pathSegment,
  summary: z.string().max(500, 'Please use at most 500 characters.').default(''),
  /** HTML; it is sanitised when it is stored. */
  description: z.string().max(50_000, { abort: true }).refine(hasFewMarks, tooManyMarks).default(''),
  facts: z.array(fact).max(50).default([]),
  options: z.array(productOption).max(mostOptions).default([]),
  hsn: z
    .string()
    .regex(/^(\d{4,8})?$/, 'An HSN code has 4 to 8 digits.')
    .default(''),
  gstRate: z.literal(gstRates).default(0),
  /** For search engines and shared links; empty: the name and the summary. */
  seoTitle: z.string().trim().max(120, 'Please use at most 120 characters.').default(''),
  seoDescription: z.string().trim().max(300, 'Please use at most 300 characters.').default(''),
}

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
  /** Whether its variants differ in price: `price` is then the lowest that can be had. */
  priceVaries: z.boolean(),
  /** The variant that a plain 'Add to bag' adds; null when there is none to sell. */
  productVariantId: z.string().nullable(),
  variantCount: z.number().int(),
})

export const productDetail = productListItem.extend({
  ...publicFields,
  variants: z.array(variant),
  categories: z.array(categoryRef),
})

export type ProductListItem = z.infer<typeof productListItem>
export type ProductDetail = z.infer<typeof productDetail>
export type ProductOption = z.infer<typeof productOption>
export type Look = z.infer<typeof productLook>
export type Fact = z.infer<typeof fact>
export type GstRate = (typeof gstRates)[number]
