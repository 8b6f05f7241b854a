import type { CartItem } from '../../../src/shared/selling/bag/cart.ts'

/** A line of a bag. */
export const bagItem: CartItem = {
  _id: 'line',
  productVariantId: 'variant',
  quantity: 4,
  name: 'Lamp',
  path: 'lamp',
  brand: null,
  options: {},
  image: null,
  price: 100_00,
  mrp: 100_00,
  amount: 400_00,
  available: 9,
  most: 20,
}
