import { z } from 'zod'
import { largestQuantity } from '../../../../shared/selling/cart.ts'

const quantity = z.coerce
  .number()
  .int()
  .min(1, 'Please choose at least one.')
  .max(largestQuantity, `Please choose at most ${largestQuantity}.`)

/** SPEC §7: `cart_items/add` sends a variant and a quantity of 1. */
export const addBody = z.object({
  productVariantId: z.uuid('Please give the variant.'),
  quantity: quantity.default(1),
})

/** The variant is sent along by the specification's clients; the item's id decides. */
export const editBody = z.object({ productVariantId: z.uuid().optional(), quantity })

export const itemId = z.object({ id: z.uuid('Please give the id of the cart item.') })
