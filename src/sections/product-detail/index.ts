import { defineSection } from '../define/section.ts'
import { sample, schema } from './product-detail.schema.ts'
import { loadProduct, ProductDetailView } from './product-detail.tsx'

export const productDetail = defineSection({
  type: 'product-detail',
  title: 'Product',
  category: 'commerce',
  schema,
  sample,
  words: 'product page',
  view: ProductDetailView,
  load: loadProduct,
  only: 'product',
})
