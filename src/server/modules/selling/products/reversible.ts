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
    nameFields: ['name'],
    clearedByDeletion: ['brandId', 'categoryIds', 'deleted', 'media', 'path', 'publishAt', 'sizeGuideId', 'status'],
    put: putProducts,
    refusals: [
      'brand.notFound',
      'category.gone',
      'customField.unknown',
      'customField.value',
      'media.notFound',
      'price.mrp',
      'product.complement',
      'product.gone',
      'product.path',
      'product.time',
      'sizeGuide.gone',
      'variant.notFound',
      'variant.sku',
    ],
  },
}
