import { z } from 'zod'
import { picture } from '../content/picture-shapes.ts'

/** What somebody keeps for later (E6), with what the catalogue says of it now. Amounts are minor units. */
export const wishlistItem = z.object({
  _id: z.string(),
  productVariantId: z.string(),
  productId: z.string(),
  name: z.string(),
  path: z.string(),
  brand: z.string().nullable(),
  options: z.record(z.string(), z.string()),
  image: picture.nullable(),
  price: z.number().int(),
  mrp: z.number().int(),
  currency: z.string(),
  /** What it cost when it was kept. */
  keptPrice: z.number().int(),
  /** How many can be had. */
  available: z.number().int(),
  /** False for what is not in the shop any more. */
  isSold: z.boolean(),
  created: z.string(),
})

export type WishlistItem = z.output<typeof wishlistItem>

/** As many as one call reads (K2), so that every heart is true. */
export const largestWishlist = 100
