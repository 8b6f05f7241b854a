import type { Cart, CartItem } from './cart.ts'

/** Total pieces of all available lines. */
export const piecesOf = ({ data }: Cart): number => data.reduce((sum, { quantity }) => sum + quantity, 0)

/** Product name with the variant's options. */
export function nameWithOptions({ name, options }: Pick<CartItem, 'name' | 'options'>): string {
  const chosen = Object.values(options).join(', ')
  return chosen === '' ? name : `${name} (${chosen})`
}
