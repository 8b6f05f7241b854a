import { z } from 'zod'

/** Shapes of the catalogue as every reader gets them: API callers, sections, islands. Amounts are minor units. */

export const picture = z.object({ id: z.string(), alt: z.string() })

/** A picture as pages get it; size and colour as `PictureFacts` says (pictures.ts). */
export const shownPicture = picture.extend({
  width: z.number().int().optional(),
  height: z.number().int().optional(),
  colour: z.string().optional(),
})

export const categoryRef = z.object({ _id: z.string(), title: z.string(), path: z.string() })

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

export const variant = z.object({
  _id: z.string(),
  sku: z.string(),
  options: z.record(z.string(), z.string()),
  price: z.number().int(),
  mrp: z.number().int(),
  stock: z.number().int(),
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

export const category = categoryRef.extend({
  description: z.string(),
  image: shownPicture.nullable(),
  parentId: z.string().nullable(),
})

export type Picture = z.infer<typeof picture>
export type ShownPicture = z.infer<typeof shownPicture>
export type ProductListItem = z.infer<typeof productListItem>
export type ProductDetail = z.infer<typeof productDetail>
export type Variant = z.infer<typeof variant>
export type Category = z.infer<typeof category>
export type CategoryRef = z.infer<typeof categoryRef>

/** How a product list can be sorted; `created` is the default (K5). */
export const productSorts = {
  created: 'Newest first',
  'price-low': 'Price: low to high',
  'price-high': 'Price: high to low',
  name: 'Name',
} as const

export type ProductSort = keyof typeof productSorts
