import type { ReversibleThings } from '../../module.ts'
import { holdProducts, putProducts, statesOfProducts } from './states.ts'

export const reversible: ReversibleThings = {
  product: {
    permission: 'catalogue',
    acts: [
      'product.categories',
      'product.change',
      'product.delete',
      'product.grid',
      'product.prices',
      'product.restore',
      'product.status',
      'variant.change',
    ],
    undo: 'product.undo',
    hold: holdProducts,
    read: statesOfProducts,
    put: putProducts,
  },
}
