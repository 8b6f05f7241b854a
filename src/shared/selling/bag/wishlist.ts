import { z } from 'zod'
import { picture } from '../../content/media/picture-shapes.ts'

/** A wishlist item (E6), with current catalogue data. Amounts are minor units. */
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
  /** The price when it was added. */
  keptPrice: z.number().int(),
  /** Available pieces. */
  available: z.number().int(),
  /** False if it is no longer for sale. */
  isSold: z.boolean(),
  created: z.string(),
})

export type WishlistItem = z.output<typeof wishlistItem>

/** The size of one call's page (K2), so that every heart is correct. */
export const largestWishlist = 100
