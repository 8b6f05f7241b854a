import { formerPaths } from '../../former-paths.ts'
import { productPaths, products, published } from './products.tables.ts'

export const formerProductPaths = formerPaths({
  things: products,
  path: products.path,
  former: productPaths,
  thing: 'productId',
  shown: published,
})
