import { variantParam } from '../../selling/catalogue/variant-address.ts'
import type { Kind } from './kind.ts'

export const product: Kind = {
  label: 'Product',
  prefix: '/p/',
  query: [variantParam, 'reviews', 'stars', 'pictures', 'by'],
}
