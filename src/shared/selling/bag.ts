import type { Cart, CartItem } from './cart.ts'

/** Total pieces of all available lines. */
export const piecesOf = ({ data }: Cart): number => data.reduce((sum, { quantity }) => sum + quantity, 0)

/** True when the bag holds more of something than can be had. */
export function isShort({ data }: Cart): boolean {
  return data.some(({ quantity, available }) => available < quantity)
}

/** Product name with the variant's options. */
export function nameWithOptions({ name, options }: Pick<CartItem, 'name' | 'options'>): string {
  const chosen = Object.values(options).join(', ')
  return chosen === '' ? name : `${name} (${chosen})`
}
