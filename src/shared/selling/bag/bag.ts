import type { Cart, CartItem } from './cart.ts'

/** Total pieces of all available lines. */
export const piecesOf = ({ data }: Cart): number => data.reduce((sum, { quantity }) => sum + quantity, 0)

/** The available lines as the checkout names them: `variantId:pieces,variantId:pieces`. */
export const itemsOf = ({ data }: Cart): string =>
  data.map(({ productVariantId, quantity }) => `${productVariantId}:${quantity}`).join(',')

/** True when the bag holds more of something than can be had. */
export function isShort({ data }: Cart): boolean {
  return data.some(({ quantity, available }) => available < quantity)
}

/** Product name with the variant's options. */
export function nameWithOptions({ name, options }: Pick<CartItem, 'name' | 'options'>): string {
  const chosen = Object.values(options).join(', ')
  return chosen === '' ? name : `${name} (${chosen})`
}
