import { z } from 'zod'
import { contract } from '../../../../shared/api/contract.ts'
import { listQuery } from '../../../../shared/api/list-query.ts'
import { named } from '../../../../shared/api/named.ts'
import { recordId } from '../../../../shared/api/record-id.ts'
import {
  cart,
  cartAmounts,
  cartCoupon,
  cartDiscount,
  cartItem,
  largestQuantity,
  orderedAgain,
  unsoldItem,
} from '../../../../shared/selling/bag/cart.ts'
import { parcelMobile, placeQuery, termsQuery } from '../../../../shared/selling/delivery/place-query.ts'
import { filledText } from '../../../../shared/words.ts'

const quantity = z.coerce
  .number()
  .int()
  .min(1, 'Choose at least one.')
  .max(largestQuantity, filledText('Choose at most {count}.', { count: largestQuantity }))

const addBody = z.object({
  productVariantId: recordId('Send the variant.'),
  quantity: quantity.default(1),
})

/** The variant is sent along by the specification's clients; the item's id decides. */
const editBody = z.object({ productVariantId: recordId().optional(), quantity })

const itemId = z.object({ id: recordId('Send the id of the cart item.') }).extend(placeQuery.shape)

/** The specification prints three of these without a folder; they are served with `/cuser` and without it (C19 to C21). */
const options = { access: 'buyer', group: 'Cart', reply: cart } as const

export const readCart = contract('post', '/api/io/crm/cuser/cart_items/all', {
  ...options,
  summary:
    'The cart, priced for a place of delivery or of pick-up, the phone number of its parcel and a way to pay if they are given',
  query: termsQuery.extend({ paymentMode: z.string().trim().max(40).optional(), mobile: parcelMobile }),
  body: listQuery,
  also: ['/cart_items/all'],
  refusals: ['pickUp.gone'],
})

export const addItem = contract('post', 'cart_items/add', {
  ...options,
  summary: 'Add a variant to the cart',
  query: placeQuery,
  body: addBody,
  also: ['/cuser/cart_items/add'],
  refusals: [
    'cart.mostLines',
    'cart.mostPieces',
    'cart.onlyLeft',
    'cart.outOfStock',
    'cart.sample',
    'variant.notFound',
  ],
})

export const changeQuantity = contract('post', 'cart_items/edit', {
  ...options,
  summary: 'Change the quantity of a cart item',
  query: itemId,
  body: editBody,
  also: ['/cuser/cart_items/edit'],
  refusals: ['cart.item', 'cart.mostPieces', 'cart.onlyLeft', 'cart.outOfStock', 'cart.sample', 'variant.notFound'],
})

export const removeItem = contract('get', 'cart_items/delete', {
  ...options,
  summary: 'Remove an item from the cart',
  query: itemId,
  also: ['/cuser/cart_items/delete'],
})

export const orderAgain = contract('post', '/api/v1/cart/order-again', {
  ...options,
  access: 'signed-in',
  summary: 'Add the items of an earlier order to the cart, if still sold',
  query: placeQuery,
  body: z.object({ id: recordId('Send the id of the order.') }),
  reply: orderedAgain,
  refusals: ['order.notFound'],
})

export const putCoupon = contract('put', '/api/v1/cart/coupon', {
  ...options,
  summary: 'Apply a coupon to the cart, replacing the current one',
  query: placeQuery,
  body: z.object({
    code: z.string('Enter a code.').trim().min(1, 'Enter a code.').max(200, 'Enter a shorter code.'),
  }),
  refusals: [
    'coupon.ended',
    'coupon.firstOrder',
    'coupon.notBegun',
    'coupon.unknown',
    'coupon.usedByYou',
    'coupon.usedUp',
  ],
  // Codes are not to be guessed.
  limit: { name: 'coupon', points: 30, seconds: 3600, ofAccount: 'uncounted' },
})

export const dropCoupon = contract('delete', '/api/v1/cart/coupon', {
  ...options,
  summary: 'Remove the coupon from the cart',
  query: placeQuery,
})

named({ cart, cartAmounts, cartCoupon, cartDiscount, cartItem, orderedAgain, unsoldItem })
