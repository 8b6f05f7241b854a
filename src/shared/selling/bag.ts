import type { Cart, CartItem } from './cart.ts'

/** Pieces of all lines that can be bought. */
export const piecesOf = ({ data }: Cart): number => data.reduce((sum, { quantity }) => sum + quantity, 0)

/** The name with the chosen options, which tell two variants of a product apart. */
export function nameWithOptions({ name, options }: Pick<CartItem, 'name' | 'options'>): string {
  const chosen = Object.values(options).join(', ')
  return chosen === '' ? name : `${name} (${chosen})`
}
