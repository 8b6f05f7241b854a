import { z } from 'zod'
import { picture } from '../../content/media/picture-shapes.ts'
import { arrival } from '../delivery/arrival.ts'
import { alsoPickUp } from '../delivery/pick-up.ts'

/** Maximum pieces of one variant in a cart. */
export const largestQuantity = 100

/** A cart item (E5); edit and delete take its `_id`. Amounts are minor units, tax included. */
export const cartItem = z.object({
  _id: z.string(),
  productVariantId: z.string(),
  quantity: z.number().int(),
  name: z.string(),
  path: z.string(),
  brand: z.string().nullable(),
  options: z.record(z.string(), z.string()),
  image: picture.nullable(),
  price: z.number().int(),
  mrp: z.number().int(),
  amount: z.number().int(),
  /** Pieces still available; less than `quantity` if others bought some. */
  available: z.number().int(),
  /** Maximum pieces per order; more are refused. */
  most: z.number().int(),
})

export const cartAmounts = z.object({
  currency: z.string(),
  /** List prices of the available pieces. */
  mrp: z.number().int(),
  items: z.number().int(),
  discount: z.number().int(),
  /** With `cashFee`. */
  shipping: z.number().int(),
  /** The fee for cash on delivery, if the cart is priced for that. */
  cashFee: z.number().int(),
  total: z.number().int(),
  /** GST included in the total; 0 if the seller may not charge any. */
  tax: z.number().int(),
})

/** A cart line no longer for sale: listed, excluded from all amounts, never ordered. */
export const unsoldItem = cartItem.pick({ _id: true, productVariantId: true, name: true, options: true })

/** A discount of a bag or an order, and what it takes off the items and off the shipping. */
export const cartDiscount = z.object({
  /** Null for a discount without a code. */
  code: z.string().nullable(),
  /** In the language of the customer: “DIWALI10: 10% off”. */
  reason: z.string(),
  amount: z.number().int(),
  shipping: z.number().int(),
})

/** The coupon of a bag. */
export const cartCoupon = z.object({
  code: z.string(),
  /** Why it takes nothing off now, in the language of the request; null if it does. */
  fault: z.string().nullable(),
})

export const cart = z.object({
  data: z.array(cartItem),
  total: z.number().int(),
  amounts: cartAmounts,
  /** In the order in which they are taken; their amounts add up to `amounts.discount`. */
  discounts: z.array(cartDiscount),
  coupon: cartCoupon.nullable(),
  unsold: z.array(unsoldItem),
  /** False if the shop does not deliver to the place asked for. */
  delivers: z.boolean(),
  /** Expected delivery of an order placed today; null without a promise. */
  arrives: arrival.nullable(),
  /** A place where it could be picked up; left out where the shop has none. */
  pickUp: alsoPickUp.optional(),
})

/** The cart after the items of an earlier order were put into it. */
export const orderedAgain = z.object({
  cart,
  /** Items of the order that are in the cart now, with all their pieces or fewer. */
  added: z.number().int(),
  /** Why items were left out or have fewer pieces, in the language of the request; empty if nothing is missing. */
  missing: z.array(z.string()),
})

export type CartItem = z.output<typeof cartItem>
export type CartAmounts = z.output<typeof cartAmounts>
export type UnsoldItem = z.output<typeof unsoldItem>
export type Cart = z.output<typeof cart>
export type OrderedAgain = z.output<typeof orderedAgain>
export type CartDiscount = z.output<typeof cartDiscount>
